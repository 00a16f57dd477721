import type { Difference } from '../compare/difference.ts';
import type {
  ConnectionExplanation,
  FormatExplanation,
  FormExplanation,
  MenuExplanation,
  MoneyExplanation,
  OriginsExplanation,
  ScreensExplanation,
} from './parts/explanations.ts';

/**
 * What a tenant file makes, on one day and in one environment: what `explain --json` prints. Sentences are English;
 * labels and titles are the tenant's words in `language`. Addresses hold `:cardId` where a card's id stands.
 */
export interface TenantExplanation {
  readonly code: string;
  /** What the app backend calls the tenant. */
  readonly identifier: string;
  readonly name: string;
  /** A draft is served only where drafts are asked for. */
  readonly status: 'live' | 'draft';
  /** What has to be changed or confirmed before a draft can be live. */
  readonly openPoints: readonly {
    readonly pointer: string;
    readonly line: number;
    readonly message: string;
  }[];
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
  readonly languages: readonly {
    readonly code: string;
    readonly name: string;
    readonly home: string;
    /** How many texts stand in which words file, when its own falls back to another. */
    readonly sources?: Readonly<Record<string, number>>;
  }[];
  /** Offered only where drafts are asked for, each with what has to be there before it can be live. */
  readonly draftLanguages: readonly {
    readonly code: string;
    readonly name: string;
    readonly home: string;
    readonly openPoints: readonly {
      readonly file: string;
      readonly pointer: string;
      readonly line: number;
      readonly message: string;
    }[];
  }[];
  readonly look: {
    readonly brandName: string;
    readonly brand: string;
    readonly accent: string;
    /** File of the logo; null keeps the portal's mark. */
    readonly logo: string | null;
  };
  readonly money: MoneyExplanation;
  /** In each language of the tenant. */
  readonly formats: readonly FormatExplanation[];
  readonly cards: {
    readonly isDesigned: boolean;
    /** How a number would stand on a card; null where none is shown. */
    readonly number: string | null;
    /** The last day of 2029 as a card shows it; null where none is shown. */
    readonly expiry: string | null;
    readonly isBalanceShown: boolean;
    readonly products: readonly { readonly reference: string; readonly name: string }[];
  };
  /** Each phone line as card holders read it. */
  readonly phoneLines: readonly string[];
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
  readonly screens: ScreensExplanation;
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
  readonly origins: OriginsExplanation;
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
