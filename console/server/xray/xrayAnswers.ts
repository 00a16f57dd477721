/** What the page asks about the things on a screen, and is answered. Types only. */
import type { Thing } from '../../frame/xray/things.ts';

export interface XrayRequest {
  readonly pane: string;
  /** Id of the screen that is shown; null where the address is of none. */
  readonly screen: string | null;
  readonly language: string;
  readonly isSignedIn: boolean;
  /** The card that the screen is of, or that it would be opened for; null where there is none. */
  readonly cardId: string | null;
  readonly things: readonly Thing[];
}

/** Where a value stands. */
export type ValueSource =
  | { readonly kind: 'file' | 'group' | 'words' | 'fallback' | 'form'; readonly file: string }
  /** Nobody has written it. */
  | { readonly kind: 'default' }
  /** The entry that is in force, of several. */
  | { readonly kind: 'dated'; readonly file: string; readonly from: string }
  /** The file names a variable, whose value stays with the server. */
  | { readonly kind: 'environment'; readonly file: string; readonly variable: string }
  /** Handed out by the app backend, which goes before the words file. */
  | { readonly kind: 'appBackend'; readonly file: string };

export interface WordsOrigin {
  readonly kind: 'words';
  readonly key: string;
  readonly language: string;
  readonly source: ValueSource;
  /** In the tenant file: where the text stands, or where one of its own would. */
  readonly pointer: string;
}

export interface OptionOrigin {
  readonly kind: 'option';
  readonly pointer: string;
  /** As it is written; null where that is a block or a list. */
  readonly value: string | null;
  readonly source: ValueSource;
}

export interface ScreenOrigin {
  readonly kind: 'screen';
  readonly screen: string;
  readonly title: string;
  /** Who may open it, in words. */
  readonly access: string;
  readonly isPaused: boolean;
  /** The switch that it hangs on. */
  readonly pointer: string | null;
}

export interface RuleOrigin {
  readonly kind: 'rule';
  readonly form: string;
  readonly field: string;
  /** In words. */
  readonly rule: string;
  readonly pointer: string | null;
  readonly source: ValueSource;
}

/** Neither a text of the portal nor a value of the file: what the gateway knows of the person, or is counted from it. */
export interface DataOrigin {
  readonly kind: 'data';
  readonly pointer: string;
  readonly source: ValueSource;
}

export type Origin = WordsOrigin | OptionOrigin | ScreenOrigin | RuleOrigin | DataOrigin;

export interface NamedThing {
  readonly id: number;
  /** Several where several values make it, or where one of several may have. */
  readonly origins: readonly Origin[];
}

/** Why something is not on the screen. */
export type Reason =
  | { readonly kind: 'switchedOff'; readonly option: string }
  | { readonly kind: 'nothingWritten'; readonly option: string }
  /** Server flags of the card that would have to be others. */
  | { readonly kind: 'card'; readonly conditions: readonly string[] }
  | { readonly kind: 'noCard' }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'hidden'; readonly category: string }
  | { readonly kind: 'notAsked'; readonly option: string }
  | { readonly kind: 'notYet'; readonly from: string }
  | { readonly kind: 'over'; readonly until: string }
  | { readonly kind: 'otherScreens'; readonly screens: readonly string[] };

export interface Absent {
  readonly kind: 'screen' | 'entry' | 'field' | 'notice' | 'part';
  /** As the file or the manifest names it. */
  readonly id: string;
  /** What would be there, in words. */
  readonly title: string;
  readonly reason: Reason;
  /** The place in the tenant file that decides; null where none does. */
  readonly pointer: string | null;
}

export interface XrayAnswer {
  readonly screen: ScreenOrigin | null;
  readonly things: readonly NamedThing[];
  readonly absent: readonly Absent[];
}
