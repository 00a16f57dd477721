// Generated from the schemas by `npm run generate`. Do not edit.

/**
 * Six-digit hexadecimal colour.
 */
export type Colour = string;
/**
 * https address, mailto, tel, or a path of this site (http on loopback only).
 */
export type Link = string;

/**
 * Everything that may differ from one country to the next. Data only: no code, no HTML, no secrets. A key is sent to the browser unless it is marked "x-visibility": "host".
 */
export interface Tenant {
  /**
   * Where an editor finds this schema.
   */
  $schema?: string;
  /**
   * The first segment of the site path: two to twelve lower-case letters. Words that are routes or files of the host are reserved.
   */
  code: string;
  /**
   * What the app backend calls this tenant: the value of the x-tenant header (spec section 1).
   */
  identifier: string;
  /**
   * Languages offered, the default one first (spec section 1). Each needs a words file in tenant-config/languages.
   *
   * @minItems 1
   */
  languages: [string, ...string[]];
  /**
   * The country or programme as its own people write it; shown on the tenant switcher and in the footer.
   */
  name: string;
  /**
   * IANA time zone in which dates are shown and dated values change.
   */
  timeZone: string;
  /**
   * Which host names belong to this tenant (spec section 1).
   */
  hosts: {
    /**
     * Host names that serve this tenant alone: no tenant prefix in their paths.
     */
    singleTenant: string[];
  };
  /**
   * Two colours; every other colour is derived from them with its contrast held (look, colour roles).
   */
  theme: {
    /**
     * The brand's name, beside the mark and in page titles.
     */
    brandName: string;
    /**
     * Main colour.
     */
    brand: string;
    /**
     * Second colour, for art and highlights; never for text.
     */
    accent: string;
    /**
     * Colours of the small round flag on the tenant switcher, in order, and the direction of its stripes.
     */
    flag?: {
      /**
       * Direction in which the stripes follow each other.
       */
      direction: 'down' | 'right';
      /**
       * Stripe colours.
       *
       * @minItems 1
       * @maxItems 4
       */
      colours: [Colour] | [Colour, Colour] | [Colour, Colour, Colour] | [Colour, Colour, Colour, Colour];
    };
  };
  /**
   * The money of the cards (spec sections 1 and 9).
   */
  currency: {
    /**
     * ISO 4217 code.
     */
    code: string;
    /**
     * What stands after an amount.
     */
    symbol: string;
    /**
     * Digits after the decimal mark; amounts arrive in minor units of that size.
     */
    decimals: number;
    /**
     * A second currency shown beside each amount, or null. Secondary amount = amount / rate, rounded half up on the exact value.
     */
    secondary: null | SecondaryCurrency;
  };
  /**
   * How amounts are written (spec section 9: two decimals, a point, then the symbol).
   */
  money: {
    /**
     * Decimal mark.
     */
    decimal: '.' | ',';
    /**
     * Mark between thousands; empty writes none.
     */
    grouping: '' | '.' | ',' | ' ' | "'";
    /**
     * Where the symbol stands.
     */
    position: 'after' | 'before';
  };
  /**
   * How cards are shown (spec sections 1, 2 and 3).
   */
  card: {
    /**
     * How an expiry date is written. MM/DD is the spec's reading for pl.
     */
    expiryFormat: 'MM/YYYY' | 'MM/YY' | 'MM/DD';
    /**
     * Whether the expiry date is shown anywhere.
     */
    showExpiry: boolean;
    /**
     * Parts of a card face, each on or off.
     */
    display: {
      /**
       * The line with the card number.
       */
      number: boolean;
      /**
       * The last four digits of the card number.
       */
      pan: boolean;
      /**
       * The expiry date on the face; card.showExpiry must be true as well.
       */
      expiry: boolean;
      /**
       * The balance on the face.
       */
      balance: boolean;
      /**
       * A designed card face; false gives a plain tile.
       */
      fancyCard: boolean;
    };
    /**
     * Art of a card whose product names none: differs for virtual and plastic cards (spec section 2).
     */
    defaultArt: {
      /**
       * Art of virtual cards.
       */
      virtual: 'meal' | 'gift' | 'holiday' | 'social';
      /**
       * Art of plastic cards.
       */
      plastic: 'meal' | 'gift' | 'holiday' | 'social';
    };
    /**
     * Product references of the gateway and what they are called here.
     */
    products: {
      [k: string]: Product;
    };
  };
  /**
   * What this tenant offers. on: offered; paused: the entry stays and the screen says why; off: not there at all.
   */
  features: {
    /**
     * Where a card is accepted (spec: pl and bg).
     */
    cardAcceptance: 'on' | 'paused' | 'off';
    /**
     * The balances page of a card (spec: ro).
     */
    balances: 'on' | 'paused' | 'off';
    /**
     * Partners of a card and of all cards (spec: ro).
     */
    merchandisingPartners: 'on' | 'paused' | 'off';
    /**
     * Permanent block with a replacement card (spec: pl).
     */
    blockAndReplace: 'on' | 'paused' | 'off';
  };
  /**
   * What the menus of this tenant hold beyond what the screens declare.
   */
  navigation: {
    /**
     * The screen behind the top bar's "our network" entry, by id; null leaves the entry out.
     */
    ourNetwork: string | null;
    /**
     * Hides a menu entry on given screens while the active card's first acceptance category equals the one named (spec section 2).
     */
    hideRules: {
      /**
       * Screen id of the entry to hide.
       */
      item: string;
      /**
       * Screen ids on which it is hidden.
       *
       * @minItems 1
       */
      screens: [string, ...string[]];
      /**
       * First acceptance category of the active card.
       */
      category: string;
    }[];
  };
  /**
   * Addresses outside the portal: footer, FAQ, data-protection rights (spec section 2).
   */
  links: {
    /**
     * Corporate site.
     */
    corporate: string;
    /**
     * Legal agreement.
     */
    legal: string;
    /**
     * Privacy policy.
     */
    privacy: string;
    /**
     * GDPR information.
     */
    gdpr: string;
    /**
     * Cookie policy.
     */
    cookies: string;
    /**
     * Frequently asked questions.
     */
    faq: string;
    /**
     * Where card holders use their data-protection rights.
     */
    dataProtectionRights: string;
  };
  /**
   * The mobile app in each store; null hides the store.
   */
  stores: {
    /**
     * Apple App Store.
     */
    apple: null | Link;
    /**
     * Google Play.
     */
    googlePlay: null | Link;
    /**
     * Huawei AppGallery.
     */
    huawei: null | Link;
  };
  /**
   * Content of the signed-out home page.
   */
  home: {
    /**
     * Partner banners, in order.
     *
     * @maxItems 12
     */
    banners:
      | []
      | [Banner]
      | [Banner, Banner]
      | [Banner, Banner, Banner]
      | [Banner, Banner, Banner, Banner]
      | [Banner, Banner, Banner, Banner, Banner]
      | [Banner, Banner, Banner, Banner, Banner, Banner]
      | [Banner, Banner, Banner, Banner, Banner, Banner, Banner]
      | [Banner, Banner, Banner, Banner, Banner, Banner, Banner, Banner]
      | [Banner, Banner, Banner, Banner, Banner, Banner, Banner, Banner, Banner]
      | [Banner, Banner, Banner, Banner, Banner, Banner, Banner, Banner, Banner, Banner]
      | [Banner, Banner, Banner, Banner, Banner, Banner, Banner, Banner, Banner, Banner, Banner]
      | [Banner, Banner, Banner, Banner, Banner, Banner, Banner, Banner, Banner, Banner, Banner, Banner];
    /**
     * Merchants that take the cards.
     *
     * @maxItems 24
     */
    partnerLinks: {
      /**
       * Name of the merchant, never translated.
       */
      name: string;
      /**
       * https address, mailto, tel, or a path of this site (http on loopback only).
       */
      href: string;
    }[];
  };
  /**
   * How card holders reach people.
   */
  contact: {
    /**
     * The phone line, or null (spec section 2: weekdays 9:00 to 18:00).
     */
    phoneLine: null | PhoneLine;
    /**
     * Where the footer's contact leads for visitors; null uses the contact page, which asks to sign in.
     */
    visitorUrl: null | Link;
  };
  /**
   * How long server data is kept before it is asked for again (spec section 9).
   */
  cache: {
    /**
     * Transactions, in minutes.
     */
    transactionsMinutes: number;
    /**
     * Marketing banners and partners, in minutes.
     */
    marketingMinutes: number;
  };
  /**
   * How long the portal waits (threat K18).
   */
  limits: {
    /**
     * Longest wait for an answer that changes nothing, in seconds.
     */
    readSeconds: number;
    /**
     * Longest wait for an answer to a change, in seconds.
     */
    writeSeconds: number;
  };
  /**
   * Error policy (spec section 8).
   */
  errors: {
    /**
     * Codes that raise no toast.
     */
    ignore: string[];
  };
  /**
   * How long a toast stays (spec section 8), in milliseconds.
   */
  toast: {
    /**
     * Default duration.
     */
    duration: number;
    /**
     * Duration of a message that comes without one.
     */
    fallback: number;
  };
  /**
   * This tenant's own words by language: they win over the built-in ones and over those of the app backend.
   */
  words: {
    [k: string]: {
      [k: string]: string;
    };
  };
  /**
   * Addresses, ids and key names for each environment. A value may name an environment variable as ${NAME}; ${TENANT} is this file's code.
   */
  connections: {
    dev: Connection;
    test: Connection;
    uat: Connection;
    prod: Connection;
  };
}
/**
 * A second currency at a fixed rate.
 */
export interface SecondaryCurrency {
  /**
   * ISO 4217 code.
   */
  code: string;
  /**
   * What stands after an amount.
   */
  symbol: string;
  /**
   * Units of the main currency for one unit of this one.
   */
  rate: number;
}
/**
 * One product.
 */
export interface Product {
  /**
   * Words key of the name.
   */
  nameKey: string;
  /**
   * Art of its card face.
   */
  art?: 'meal' | 'gift' | 'holiday' | 'social';
  /**
   * Terms of this product's cards.
   */
  termsUrl?: string;
}
/**
 * One partner banner.
 */
export interface Banner {
  title: Texts;
  text: Texts1;
  action: Texts2;
  /**
   * https address, mailto, tel, or a path of this site (http on loopback only).
   */
  href: string;
}
/**
 * Heading.
 */
export interface Texts {
  [k: string]: string;
}
/**
 * One sentence.
 */
export interface Texts1 {
  [k: string]: string;
}
/**
 * Words of the link.
 */
export interface Texts2 {
  [k: string]: string;
}
/**
 * A phone line with its hours on weekdays.
 */
export interface PhoneLine {
  /**
   * Number as people read it.
   */
  number: string;
  /**
   * Opens, 24-hour time.
   */
  from: string;
  /**
   * Closes, 24-hour time.
   */
  to: string;
}
/**
 * What one environment connects to.
 */
export interface Connection {
  /**
   * The benefits API, reached through the host.
   */
  gateway: {
    /**
     * Base address, ending in /v1 (spec section 7).
     */
    rootUrl: string;
    /**
     * Name of the environment variable or mounted file that holds the client id.
     */
    clientId: string;
    /**
     * Name of the environment variable or mounted file that holds the client secret.
     */
    clientSecret: string;
    /**
     * Header of the client id.
     */
    clientIdHeader: string;
    /**
     * Header of the client secret.
     */
    clientSecretHeader: string;
  };
  /**
   * Translations and lookups, called by the browser.
   */
  appBackend: {
    /**
     * Base address, ending in /api/v1.
     */
    rootUrl: string;
  };
  /**
   * The single sign-on provider, called by the browser (spec sections 1 and 7).
   */
  sso: {
    /**
     * Issuer address.
     */
    authority: string;
    /**
     * Public client id.
     */
    clientId: string;
    /**
     * Scopes asked for.
     */
    scope: string;
    /**
     * Paths below the authority.
     */
    paths: {
      /**
       * Authorization endpoint.
       */
      authorize: string;
      /**
       * Code exchange.
       */
      token: string;
      /**
       * Token refresh.
       */
      refresh: string;
      /**
       * End of session.
       */
      endSession: string;
    };
    /**
     * Which token authenticated gateway calls carry (spec-notes 3).
     */
    bearer: 'idToken' | 'accessToken';
    /**
     * Whether a refresh also sends code, code_verifier and redirect_uri, as the spec lists them (threat K5).
     */
    legacyRefreshParameters: 'on' | 'off';
    /**
     * How far the device's clock may be off, in seconds.
     */
    clockToleranceSeconds: number;
  };
}
