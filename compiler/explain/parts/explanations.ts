/** The parts of what `explain` says, each of which `compare` reads as well. */
import type { MenuName } from '../../../runtime/assemble/manifest.ts';
import type { FormName } from '../../formSources.ts';

export interface MoneyExplanation {
  readonly currency: string;
  /** An amount as card holders read it; the second currency included. */
  readonly example: string;
  /** The same amount as it leaves a card. */
  readonly payment: string;
  /** The same amount as the gateway has it; null where all of its digits are shown. */
  readonly exact: string | null;
  readonly secondary: { readonly currency: string; readonly rate: number } | null;
}

/** How days and times are written in one language, by example. */
export interface FormatExplanation {
  readonly language: string;
  /** Whether the file says how; otherwise it is as the language has it. */
  readonly isOwn: boolean;
  readonly day: string;
  /** Above the payments of a day. */
  readonly heading: string;
  readonly time: string;
  /** An amount, where its digits are not those of the others. */
  readonly amount: string | null;
}

export interface ScreenExplanation {
  readonly id: string;
  readonly title: string;
  /** The tenant feature that decides, such as `features.balances`; null when none does. */
  readonly option: string | null;
}

export interface OfferedScreenExplanation extends ScreenExplanation {
  readonly addresses: readonly string[];
  /** Who may open it, in words. */
  readonly access: string;
  readonly state: 'on' | 'paused';
}

export interface ScreensExplanation {
  readonly offered: readonly OfferedScreenExplanation[];
  readonly notOffered: readonly ScreenExplanation[];
  /** Switched on here, but not part of this version of the portal. */
  readonly notBuilt: readonly ScreenExplanation[];
}

export interface MenuExplanation {
  readonly menu: MenuName | 'footer';
  /** Where it stands, in words. */
  readonly title: string;
  readonly entries: readonly MenuEntryExplanation[];
}

export interface MenuEntryExplanation {
  readonly id: string;
  readonly label: string;
  /** Null where the entry leads nowhere. */
  readonly leadsTo: string | null;
  /** The heading of the group that it stands in; null where it stands in none, or in one without a heading. */
  readonly group: string | null;
  /** Cards for which it is there, in words; null for all. */
  readonly condition: string | null;
  /** Where the tenant hides it, in words. */
  readonly hidden: readonly string[];
}

export interface FormExplanation {
  readonly form: FormName;
  readonly title: string;
  /** Id of the screen that it stands on. */
  readonly screen: string;
  /** Whether that screen is part of this version. */
  readonly isBuilt: boolean;
  readonly fields: readonly FieldExplanation[];
}

export interface FieldExplanation {
  readonly field: string;
  readonly label: string;
  /** Each rule in words, in the order in which they are checked. */
  readonly rules: readonly string[];
}

export interface ConnectionExplanation {
  /** Called by the host alone; browsers never learn it. */
  readonly gateway: string;
  readonly credentials: readonly CredentialExplanation[];
  readonly appBackend: string;
  readonly signIn: { readonly authority: string; readonly clientId: string; readonly scope: string };
  readonly revealOrigins: readonly string[];
  /** Address null: not loaded at all. */
  readonly thirdParties: readonly {
    readonly name: string;
    readonly title: string;
    readonly address: string | null;
  }[];
}

/** A credential by the name of its key. Its value is read by the host and by nobody else. */
export interface CredentialExplanation {
  readonly key: string;
  readonly setBy: 'variable' | 'file' | null;
}

/** Which file says what: names of options, such as `theme` or, of a block of which both say something, `theme.brand`. */
export interface OriginsExplanation {
  readonly file: FileOrigins;
  /** The group that the file extends. */
  readonly group: FileOrigins | null;
  /** What nobody has written. */
  readonly defaults: readonly string[];
}

interface FileOrigins {
  readonly file: string;
  readonly options: readonly string[];
}
