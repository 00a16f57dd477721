/**
 * What the console's page and a previewed page say to each other by `postMessage`. Each talks to one origin: the console to
 * that of the pane, the previewed page to the console that its text names.
 */

import type { Thing } from './xray/things.ts';

/** Where a page lies that a pane can be shown in without waiting: programs are loaded, and no tenant is shown yet. */
export const SPARE_PATH = '/preview-spare';

/** The id of the JSON block in that page. */
export const SPARE_PROGRAMS_ID = 'programs';

/** Addresses of scripts, all of them of the build. */
export interface SparePrograms {
  /** Begin as they are loaded, and so are only fetched. */
  readonly entries: readonly string[];
  readonly imports: readonly string[];
}

/** What is stored in the browser for a pane, by name. */
export type StoredEntries = readonly (readonly [name: string, value: string])[];

export interface Place {
  /** Path and query below the origin. */
  readonly path: string;
  /** How far down, in pixels. */
  readonly top: number;
}

export type Scheme = 'light' | 'dark';

/** From the console to a previewed page. */
export type ToFrame =
  /** Shows this page in place of the empty one that is loaded. */
  | {
      readonly kind: 'show';
      readonly place: Place;
      readonly clockOffset: number;
      readonly language: string | null;
      readonly scheme: Scheme;
      readonly isXray: boolean;
    }
  /** Forgets what is stored, keeps this instead, and tells `entered`. */
  | { readonly kind: 'enter'; readonly session: StoredEntries; readonly local: StoredEntries }
  /** Loads these scripts, which the next page will need. */
  | { readonly kind: 'warm'; readonly scripts: readonly string[] }
  | { readonly kind: 'look'; readonly scheme: Scheme }
  /** As a share of what can be scrolled, 0 to 1: panes need not be equally long. */
  | { readonly kind: 'scroll'; readonly share: number }
  /**
   * Of a page that is served for X-ray: whether what is pressed is looked at, and not done, and whether it tells its `things`
   * once more.
   */
  | { readonly kind: 'xray'; readonly isPointing: boolean; readonly isAsked: boolean }
  /** Frames these things, by their ids, and brings the first of them into view where it is asked to. */
  | { readonly kind: 'light'; readonly ids: readonly number[]; readonly isMoved: boolean };

/** From a previewed page to the console. */
export type FromFrame =
  /** The empty page is loaded, with its programs. */
  | { readonly kind: 'spare' }
  | { readonly kind: 'entered' }
  /** The screen of the address stands there. */
  | {
      readonly kind: 'drawn';
      readonly path: string;
      readonly title: string;
      readonly scripts: readonly string[];
    }
  /** The page has another address now; a person has led it there, or the portal itself. */
  | { readonly kind: 'moved'; readonly path: string; readonly isByPerson: boolean }
  | { readonly kind: 'speaks'; readonly language: string }
  /** Told as well where the console has led the page. */
  | { readonly kind: 'scrolled'; readonly top: number; readonly share: number; readonly isLed: boolean }
  /** Everything that is on the screen, whenever it comes to rest. */
  | { readonly kind: 'things'; readonly path: string; readonly things: readonly Thing[] }
  /** Somebody points at a thing, or has pressed it. */
  | { readonly kind: 'pointed'; readonly id: number; readonly isPicked: boolean }
  /** Escape, while somebody points. */
  | { readonly kind: 'pointingEnded' }
  /** A link leads to another origin, such as the provider's. It is not followed. */
  | { readonly kind: 'leaves'; readonly address: string };

/** What the script of a previewed page knows from the start; its text names it. */
export interface FrameFacts {
  /** Origin of the console's page. */
  readonly console: string;
  /** By how many milliseconds the clock of the page is put forward. */
  readonly clockOffset: number;
  /** Whether the texts of the page are marked (xray/marks.ts). */
  readonly isXray: boolean;
}
