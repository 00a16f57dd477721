/** What the host writes into every page as one JSON block: the runtime's only start-up input. */
import type { FormName } from '../../schemas/forms.gen.ts';
import type { MenuIcon, Product, Tenant } from '../../schemas/tenant.gen.ts';
import type { FirstLooks } from './firstLook.ts';
import type { ScreenId } from './screenId.ts';
import type { PlainWordsKey } from './wordsKeys.ts';

/** The id of the `<script type="application/json">` block in the page. */
export const PAGE_DATA_ID = 'page';

/** Under this and the code of the tenant a tab keeps the language that was chosen. A boot script writes it as well. */
export const LANGUAGE_KEY = 'language|';

type Connection = Tenant['connections']['dev'];

/** A link of the tenant's own: to an address, or to a screen. Its text is one of the tenant's own words. */
export interface OwnLink {
  readonly label: PlainWordsKey;
  readonly href?: string;
  readonly screen?: ScreenId;
}

/** Where an entry of a menu stands, by its id. */
export interface PlacedEntry {
  readonly id: string;
  /** Where it is a link of the tenant's own. */
  readonly link?: OwnLink & { readonly icon: MenuIcon };
  /** The group that it stands in: its heading, where it has one. */
  readonly group?: MenuGroup;
}

export interface MenuGroup {
  readonly id: string;
  readonly title?: PlainWordsKey;
}

/** One phone line with one time for all its days. */
export type PhoneLine = Exclude<Tenant['contact']['phoneLine'], null | readonly unknown[]>;

/** One of several phone lines; its hours are one of the tenant's own words. */
interface ListedPhoneLine {
  readonly number: string;
  readonly hours: PlainWordsKey;
}

/** What a file writes in words of its own, as the runtime reads it: texts are own words, and stand nowhere else. */
export interface OwnParts {
  readonly card: Omit<Tenant['card'], 'products'> & {
    readonly products: Readonly<Record<string, Omit<Product, 'name'> & { readonly nameKey: string }>>;
  };
  readonly contact: Omit<Tenant['contact'], 'phoneLine' | 'subjects'> & {
    readonly phoneLine: PhoneLine | readonly ListedPhoneLine[] | null;
    /** By id. */
    readonly subjects: readonly string[];
  };
  readonly navigation: Omit<Tenant['navigation'], 'menus'> & {
    readonly menus?: Readonly<
      Partial<Record<keyof NonNullable<Tenant['navigation']['menus']>, readonly PlacedEntry[]>>
    >;
  };
  readonly links: Omit<Tenant['links'], 'accessibility'> & {
    /** By language. */
    readonly accessibility?: Readonly<Record<string, string>>;
  };
  /** All of them, in order: of usual ones the label alone. */
  readonly footer?: readonly OwnLink[];
}

/** What decides whether a screen is offered. */
export type OfferOptions = Pick<Tenant, 'features' | 'terms'> & {
  readonly links: { readonly accessibility?: unknown };
};

/** What a tenant file says of itself, wherever it connects to: forms, switches and menus read no more. */
export interface TenantOptions
  extends Omit<
      Tenant,
      | '$schema'
      | 'status'
      | 'draftLanguages'
      | 'inherited'
      | 'extends'
      | 'connections'
      | 'hosts'
      | 'session'
      | keyof OwnParts
    >,
    OwnParts {}

/**
 * The part of a tenant that the browser may see: host-only keys are gone, the connections are those of one
 * environment, with their variables filled in.
 */
export interface PublicTenant extends TenantOptions {
  readonly hosts: Omit<Tenant['hosts'], 'includeSubDomains'>;
  /** The compiler has checked that both are screens. */
  readonly session: Omit<Tenant['session'], 'startScreen' | 'endScreen'> & {
    readonly startScreen: ScreenId;
    readonly endScreen: ScreenId;
  };
  readonly environment: string;
  /** On the pages of a draft only. */
  readonly isDraft?: true;
  /** Those of `languages` that are drafts, where drafts are asked for and there are some. */
  readonly draftLanguages?: readonly string[];
  readonly connection: Omit<Connection, 'gateway'>;
}

/** One entry of the tenant switcher. */
export interface TenantSummary {
  readonly code: string;
  readonly name: string;
  /** Default language first, each with its own name and its wording of the switcher's question. */
  readonly languages: readonly { readonly code: string; readonly name: string }[];
  readonly question: string;
  readonly theme: PublicTenant['theme'];
  /** Path of the tenant's home page, such as `/xx/`. */
  readonly href: string;
  /** What the sample card on the switcher shows. */
  readonly sample: {
    readonly product: string;
    readonly form: string;
    readonly balanceLabel: string;
    readonly balance: string;
    /** As of `cardArt`. */
    readonly art: string;
  };
}

/** A home page that stands in the document already (decision 008). */
export interface PrerenderedPage {
  /** Path of the page. */
  readonly path: string;
  /** The screen that it shows. */
  readonly screen: ScreenId;
  /** The instant as of which it was prerendered (ISO 8601). */
  readonly at: string;
  /** The instant from which it would look different: a notice begins or ends, or a year does. */
  readonly until: string;
  /** Address of the program that hydrates the page. */
  readonly application: string;
  /** Its stylesheets in the order of their rules, none of which the prerendered page needs. */
  readonly styles: readonly string[];
  /** Address of what it knows beside this page's own data: the rest of `PageData`, as JSON. */
  readonly data: string;
  /** Scripts and words that it would find out later that it needs for this page. */
  readonly preloads: readonly string[];
}

/** The part of a tenant that the program of a home page reads (runtime/boot/startHome). */
export interface HomeTenant
  extends Pick<PublicTenant, 'code' | 'environment' | 'telemetry' | 'compatibility'> {
  readonly connection: Pick<
    PublicTenant['connection'],
    'cookieConsent' | 'tagManager' | 'analytics' | 'chat'
  > & { readonly sso: Pick<PublicTenant['connection']['sso'], 'authority' | 'clientId'> };
}

/** The block of a home page: no more than works before its application is there. */
export interface HomeData extends Pick<PageData, 'version' | 'base' | 'language' | 'tenantVersion'> {
  readonly tenant: HomeTenant;
  readonly prerendered: PrerenderedPage;
}

/** What a home page is rendered with, beside its data. */
export interface PrerenderSources {
  /** Paths of the screens that it may link to, below the base, by id. */
  readonly screens: Readonly<Partial<Record<ScreenId, string>>>;
  /** Texts by key. */
  readonly words: Readonly<Record<string, string>>;
}

export interface PageData {
  /** Version of the product (package.json). */
  readonly version: string;
  /** Hash of the built runtime; changes with each deploy. */
  readonly build: string;
  /** Path prefix of the tenant's routes without a trailing slash: `/xx`, or empty on a single-tenant host. */
  readonly base: string;
  /** Language of the page as served. */
  readonly language: string;
  /** Null on pages that belong to no tenant: the switcher and not-found. */
  readonly tenant: PublicTenant | null;
  /** Hash of the tenant's published content. */
  readonly tenantVersion: string | null;
  /** Each language of the page by its own name. */
  readonly languageNames: Readonly<Record<string, string>>;
  /** What was prerendered into the page beforehand; null on pages that the program renders. */
  readonly prerendered: PrerenderedPage | null;
  /** Address of the built-in words of each language that this page may need. */
  readonly words: Readonly<Record<string, string>>;
  /** Address of the compiled module of each form, by the form's name; none on pages without a tenant. */
  readonly forms: Readonly<Partial<Record<FormName, string>>>;
  /**
   * What else is asked for at once when the page has this path: addresses of styles, scripts and words, and of calls of the
   * gateway, which have `{user}` in them. Home pages have none.
   */
  readonly preloads?: Readonly<Record<string, readonly string[]>>;
  /** Where the first looks of screens are that were prerendered, for visitors. Home pages have none. */
  readonly firstLooks?: FirstLooks;
  /** Every tenant served here; filled on pages without a tenant only. */
  readonly tenants: readonly TenantSummary[];
}
