/** What is prerendered of a screen for whoever comes to it first (decision 014): where it lies, and what its file holds. */
import type { Direction } from './directionOf.ts';
import type { LinkParameters } from './mailedLink.ts';

/** Where the first looks lie that the pages of a tenant show. */
export interface FirstLooks {
  /** Of all of them; its name says what they are made of. */
  readonly folder: string;
  /** Paths of the pages that have one. */
  readonly paths: readonly string[];
}

/** One of them, as JSON. */
export interface FirstLook {
  readonly html: string;
  /** What its document says of itself: the language, and which way its lines run. */
  readonly root: { readonly lang: string; readonly dir: Direction };
  /** Of a screen that mailed links lead to: it is shown to whoever brings one, with its email in its place. */
  readonly link?: LinkParameters;
}

/** Where the first look of a page is in a language, where it has one. */
export function firstLookAddress({ folder }: FirstLooks, path: string, language: string): string {
  return `${folder}${path}.${language}.json`;
}
