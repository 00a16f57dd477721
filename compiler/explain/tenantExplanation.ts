import type { MenuName } from '../../runtime/assemble/manifest.ts';
import type { Difference } from '../compare/difference.ts';

/**
 * What a tenant file makes, on one day and in one environment: what `explain --json` prints. Sentences are English;
 * labels and titles are the tenant's words in `language`. Addresses hold `:cardId` where a card's id stands.
 */
export interface TenantExplanation {
  readonly code: string;
  /** What the app backend calls the tenant. */
  readonly identifier: string;
  readonly name: string;
  readonly environment: string;
  /** The day that is explained, `YYYY-MM-DD` in the tenant's time zone. */
  readonly day: string;
  readonly timeZone: string;
  /** Language of labels and titles. */
  readonly language: string;
  readonly addresses: {
    /** Below the portal's own address, such as `/xx/`. */
    readonly path: string;
    /** Hosts that serve this tenant alone, such as `https://cards.example/`. */
    readonly hosts: readonly string[];
    /** Whether hosts that end in the tenant's code are its own. */
    readonly isDomainExtension: boolean;
  };
  /** The default one first. */
  readonly languages: readonly { readonly code: string; readonly name: string; readonly home: string }[];
  readonly look: {
    readonly brandName: string;
    readonly brand: string;
    readonly accent: string;
    /** File of the logo; null keeps the portal's mark. */
    readonly logo: string | null;
  };
  readonly money: MoneyExplanation;
  readonly cards: {
    readonly isDesigned: boolean;
    /** How a number would stand on a card; null where none is shown. */
    readonly number: string | null;
    /** The last day of 2029 as a card shows it; null where none is shown. */
    readonly expiry: string | null;
    readonly isBalanceShown: boolean;
    readonly products: readonly { readonly reference: string; readonly name: string }[];
  };
  readonly session: {
    /** Null: a session never ends by itself. */
    readonly idleMinutes: number | null;
    readonly warningSeconds: number;
    readonly startScreen: string;
    readonly endScreen: string;
  };
  readonly notices: readonly NoticeExplanation[];
  /** What changes by itself on later days, each described against the day before. */
  readonly changes: readonly { readonly from: string; readonly differences: readonly Difference[] }[];
  readonly screens: {
    readonly offered: readonly OfferedScreenExplanation[];
    readonly notOffered: readonly ScreenExplanation[];
    /** Switched on here, but not part of this version of the portal. */
    readonly notBuilt: readonly ScreenExplanation[];
  };
  readonly menus: readonly MenuExplanation[];
  readonly forms: readonly FormExplanation[];
  /** The switches of the tenant, those of screens included. */
  readonly parts: readonly {
    /** Such as `features.balances`. */
    readonly option: string;
    readonly title: string;
    readonly state: 'on' | 'paused' | 'off';
  }[];
  readonly connection: ConnectionExplanation;
}

export interface MoneyExplanation {
  readonly currency: string;
  /** An amount as card holders read it; the second currency included. */
  readonly example: string;
  readonly secondary: { readonly currency: string; readonly rate: number } | null;
}

export interface NoticeExplanation {
  readonly state: 'inForce' | 'announced' | 'over';
  readonly kind: 'incident' | 'maintenance' | 'news';
  readonly from: string;
  readonly until: string | null;
  readonly title: string;
  /** Titles of the screens; empty means all. */
  readonly screens: readonly string[];
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

export interface MenuExplanation {
  readonly menu: MenuName;
  /** Where it stands, in words. */
  readonly title: string;
  readonly entries: readonly MenuEntryExplanation[];
}

export interface MenuEntryExplanation {
  readonly id: string;
  readonly label: string;
  /** Null where the entry leads nowhere. */
  readonly leadsTo: string | null;
  /** Cards for which it is there, in words; null for all. */
  readonly condition: string | null;
  /** Where the tenant hides it, in words. */
  readonly hidden: readonly string[];
}

export interface FormExplanation {
  readonly form: string;
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
