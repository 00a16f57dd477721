// Generated from the schemas by `npm run generate`. Do not edit.

/**
 * Six-digit hexadecimal colour.
 */
export type Colour = string;
/**
 * A second currency shown beside each amount, or null. Secondary amount = amount / rate, rounded half up on the exact value.
 */
export type SecondaryCurrency = {
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
  /**
   * Digits after the decimal mark that people see of it.
   */
  decimals: number;
} | null;
/**
 * An entry by the id of its screen (faq and dataRights are those of the links), a link of the tenant's own, or a group.
 */
export type MenuEntry =
  | string
  | {
      text?: ShortTexts1;
      /**
       * Where a link leads.
       */
      href?: string;
      /**
       * The screen that a link leads to, by id, instead of an address.
       */
      screen?: string;
      icon?: MenuIcon;
      title?: ShortTexts2;
      /**
       * The entries of a group, in order.
       *
       * @maxItems 24
       */
      entries?: GroupedEntry[];
    };
/**
 * Picture beside a link, where the menu has pictures; an arrow unless given.
 */
export type MenuIcon =
  | 'arrowUpRight'
  | 'bell'
  | 'cards'
  | 'chat'
  | 'eye'
  | 'fileText'
  | 'identificationCard'
  | 'image'
  | 'listBullets'
  | 'lock'
  | 'mapPin'
  | 'password'
  | 'plusCircle'
  | 'power'
  | 'question'
  | 'shieldCheck'
  | 'storefront'
  | 'swap'
  | 'user'
  | 'wallet';
/**
 * An entry of a group: the id of a screen, or a link of the tenant's own.
 */
export type GroupedEntry =
  | string
  | {
      text?: ShortTexts3;
      /**
       * Where a link leads.
       */
      href?: string;
      /**
       * The screen that a link leads to, by id, instead of an address.
       */
      screen?: string;
      icon?: MenuIcon;
    };
/**
 * The bar at the top, on phones at the bottom. It has no groups, and at most two links of its own.
 *
 * @maxItems 24
 */
export type Menu = MenuEntry[];
/**
 * The menu of the account, which opens on the holder's name, and which stands beside the pages of the account.
 *
 * @maxItems 24
 */
export type Menu1 = MenuEntry[];
/**
 * The side menu of "my cards".
 *
 * @maxItems 24
 */
export type Menu2 = MenuEntry[];
/**
 * The side menu of one card, and the order of the actions on its page.
 *
 * @maxItems 24
 */
export type Menu3 = MenuEntry[];
/**
 * The side menu of other pages.
 *
 * @maxItems 24
 */
export type Menu4 = MenuEntry[];
/**
 * The format of one country.
 *
 * @minItems 1
 */
export type PostalFormats = string | [string, ...string[]] | null;
/**
 * One number of digits, a list of several, a block of the least and the most; or null for any.
 *
 * @minItems 1
 */
export type PhoneLengths =
  | number
  | [number, ...number[]]
  | {
      /**
       * Fewest digits.
       */
      min: number;
      /**
       * Most digits.
       */
      max: number;
    }
  | null;
/**
 * A mask, a list of several, or null for the mask of every other prefix.
 *
 * @minItems 1
 */
export type PhoneMasks = string | [string, ...string[]] | null;
/**
 * https address, mailto, tel, or a path of this site (http on loopback only).
 */
export type Link = string;
/**
 * The tenant's own accessibility statement, one page or one for each language. Without it the built-in statement stands in the portal.
 */
export type LinkByLanguage =
  | string
  | {
      [k: string]: Link;
    };
/**
 * A usual link by its name, or a link of the tenant's own: its words, and an address or a screen.
 */
export type FooterLink =
  | string
  | {
      text: ShortTexts4;
      /**
       * https address, mailto, tel, or a path of this site (http on loopback only).
       */
      href?: string;
      /**
       * The screen that it leads to, by id, instead of an address.
       */
      screen?: string;
    };
/**
 * On the page with all cards; null shows none.
 */
export type Placement = {
  /**
   * On phones.
   */
  small: string;
  /**
   * On wide screens.
   */
  wide: string;
} | null;
/**
 * On a card's transactions; null shows none.
 */
export type Placement1 = {
  /**
   * On phones.
   */
  small: string;
  /**
   * On wide screens.
   */
  wide: string;
} | null;
/**
 * A subject of the contact form: the name of a text under contact.subjects, or a subject with its words.
 */
export type Subject =
  | string
  | {
      /**
       * What the form calls it.
       */
      id: string;
      label: ShortTexts6;
      placeholder?: Texts5;
    };
/**
 * Further fields that this country asks for.
 */
export type ExtraFields = ExtraField[];
/**
 * Further fields that this country asks for.
 */
export type ExtraFields1 = ExtraField1[];
/**
 * Further fields that this country asks for.
 */
export type ExtraFields2 = ExtraField2[];
/**
 * https origin of one host, without a path (http on loopback only); may hold ${NAME}.
 */
export type Origin = string;

/**
 * Everything that may differ from one country to the next. Data only: no code, no HTML, no secrets. Who sees a key is said by "x-visibility", its own or that of the nearest key around it: "public" is sent to the browser, "host" and what has no mark is not. An option marked "x-dated" may also be a list of { "from": "YYYY-MM-DD", "value": … }.
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
   * What the app backend calls this tenant: the value of the x-tenant header (CFG-14 to CFG-16).
   */
  identifier: string;
  /**
   * Languages offered, the default one first (CFG-09 to CFG-12), as BCP 47 tags in their canonical form. Each needs a words file in tenant-config/languages.
   *
   * @minItems 1
   * @maxItems 24
   */
  languages: [string, ...string[]];
  /**
   * Languages that are offered only where drafts are asked for, after all others, and say on their pages that they are drafts. Their words files may lack texts: the preview shows those of another language, marked. Tags as in languages.
   *
   * @maxItems 24
   */
  draftLanguages: string[];
  /**
   * A draft is served only where drafts are asked for, and says so on each of its pages.
   */
  status: 'live' | 'draft';
  /**
   * The country or programme as its own people write it; shown on the tenant switcher and in the footer.
   */
  name: string;
  /**
   * IANA time zone in which dates are shown and dated values change.
   */
  timeZone: string;
  /**
   * Versions of the portal that this file is written for. Another version refuses it instead of guessing (threat P11).
   */
  compatibility: {
    /**
     * The first version that knows all of it.
     */
    atLeast: string;
    /**
     * The first version that no longer does.
     */
    below: string;
  };
  /**
   * Which host names belong to this tenant (TEN-02 to TEN-05).
   */
  hosts: {
    /**
     * Host names that serve this tenant alone: no tenant prefix in their paths.
     *
     * @maxItems 24
     */
    singleTenant: string[];
    /**
     * Whether a host name that ends in this code is this tenant's, such as portal.example.pl for pl (TEN-04). Off: the path of the address says whose it is, and no host name but those of singleTenant.
     */
    domainExtension: boolean;
    /**
     * Whether strict-transport-security asks browsers for https on every host below the tenant's hosts as well, in prod (RFC 6797). Off only while one of them has to be reached by http. A host that tenants share covers those below it unless one of its tenants says off.
     */
    includeSubDomains: boolean;
  };
  /**
   * Two colours; every other colour is derived from them with its contrast held (WCAG 1.4.3, 1.4.11).
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
    /**
     * The tenant's own shades instead of the derived tints (CON-54). Decoration and art only; each is checked for contrast.
     */
    shades?: {
      /**
       * Six-digit hexadecimal colour.
       */
      '20'?: string;
      /**
       * Six-digit hexadecimal colour.
       */
      '40'?: string;
      /**
       * Six-digit hexadecimal colour.
       */
      '60'?: string;
      /**
       * Six-digit hexadecimal colour.
       */
      '80'?: string;
    };
    /**
     * Font families that stand before the portal's own. They have to be on the visitor's device: the portal loads no fonts from elsewhere.
     */
    fonts?: {
      /**
       * Running text.
       */
      text?: string;
      /**
       * Headings and money.
       */
      display?: string;
    };
    /**
     * An image instead of the portal's mark and the brand name, 28 pixels high; null keeps the mark.
     */
    logo: {
      /**
       * File in tenant-config/assets/<code>/.
       */
      file: string;
      /**
       * File for dark pages; the same one unless given.
       */
      darkFile?: string;
      /**
       * Width in pixels at a height of 28.
       */
      width: number;
    } | null;
    /**
     * Pictures of card faces, before those of card.defaultArt: one of the built-in arts, or a file in tenant-config/assets/<code>/ in the shape of a card (1.586 to 1).
     */
    cards?: {
      /**
       * Physical cards.
       */
      physical?: string;
      /**
       * Virtual cards.
       */
      virtual?: string;
      /**
       * Cards of any other form.
       */
      default?: string;
    };
  };
  /**
   * The money of the cards (CFG-04 to CFG-08).
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
     * Digits after the decimal mark that the gateway counts with: amounts arrive in minor units of that size, and are kept and exported with all of them.
     */
    decimals: number;
    /**
     * Digits after the decimal mark that people see, where they are fewer: forints arrive in hundredths and are shown whole. Rounded half up, away from zero; a payment and a balance that are rounded have the exact amount beside them. null shows all.
     */
    shownDecimals: number | null;
    secondary: SecondaryCurrency;
  };
  /**
   * How amounts are written (CON-37 to CON-39: two decimals, a point, then the symbol).
   */
  money: {
    /**
     * Decimal mark.
     */
    decimal: '.' | ',';
    /**
     * Mark between thousands; empty writes none, a space is one at which no line breaks, narrow the same in half the width.
     */
    grouping: '' | '.' | ',' | ' ' | "'" | '’' | 'narrow';
    /**
     * Where the symbol stands.
     */
    position: 'after' | 'before';
    /**
     * What stands between number and symbol: a space at which no line breaks, the same in half the width, or nothing.
     */
    space: 'noBreak' | 'narrow' | 'none';
    /**
     * Where minus and plus stand. beforeAll: −$5 and −5 $. beforeNumber: $−5. afterNumber: $5− and 5− $.
     */
    sign: 'beforeAll' | 'beforeNumber' | 'afterNumber';
  };
  /**
   * How days, times and digits are written, by language; one that is not named has the days of its own language (English: of Britain), the 24-hour clock and Latin digits.
   */
  formats: {
    [k: string]: LanguageFormat;
  };
  /**
   * How cards are shown (CFG-17 to CFG-20, NAV-75 to NAV-80).
   */
  card: {
    /**
     * How an expiry date is written. MM/DD is what CFG-19 asks of pl.
     */
    expiryFormat:
      | 'MM/YYYY'
      | 'MM/YY'
      | 'MM-YYYY'
      | 'MM-YY'
      | 'MM.YYYY'
      | 'MM.YY'
      | 'YYYY/MM'
      | 'YY/MM'
      | 'YYYY-MM'
      | 'YYYY.MM'
      | 'MM/DD';
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
     * Art of a card whose product names none: differs for virtual and plastic cards (NAV-80).
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
   * The list of a card's transactions (NAV-59 to NAV-70, CON-05).
   */
  transactions: {
    /**
     * How many months back an export reaches; features.exportTransactions switches it on.
     */
    exportMonths: number;
  };
  /**
   * What this tenant offers. on: offered; paused: the entry stays and the screen says why; off: not there at all.
   */
  features: {
    /**
     * Where a card is accepted (RTE-42).
     */
    cardAcceptance: 'on' | 'paused' | 'off';
    /**
     * The balances page of a card (RTE-30).
     */
    balances: 'on' | 'paused' | 'off';
    /**
     * Partners of a card and of all cards (RTE-44, RTE-45).
     */
    merchandisingPartners: 'on' | 'paused' | 'off';
    /**
     * Permanent block with a replacement card (CFG-25, RTE-39).
     */
    blockAndReplace: 'on' | 'paused' | 'off';
    /**
     * Export of a card's transactions (NAV-68); transactions.exportMonths says how far back.
     */
    exportTransactions: 'on' | 'paused' | 'off';
    /**
     * Before the first login of a session: "New here?" with the choice to create an account (MOD-12).
     */
    newUserNotice: 'on' | 'paused' | 'off';
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
     * Hides a menu entry on given screens while the active card's first acceptance category equals the one named (GRD-23 to GRD-25).
     *
     * @maxItems 40
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
       * @maxItems 60
       */
      screens: [string, ...string[]];
      /**
       * First acceptance category of the active card.
       */
      category: string;
    }[];
    /**
     * The entries of each menu, in order, with groups and with links of the tenant's own. What a menu does not name keeps its order, after what is named; what cannot be undone stays last.
     */
    menus?: {
      top?: Menu;
      account?: Menu1;
      cards?: Menu2;
      card?: Menu3;
      default?: Menu4;
    };
  };
  /**
   * Sections of the profile page and how changes are sent (CFG-27 to CFG-31, API-28, API-29). paused: read-only, with the reason.
   */
  profile: {
    /**
     * Names and address.
     */
    personalInfo: 'on' | 'paused' | 'off';
    /**
     * Change of the password.
     */
    changePassword: 'on' | 'paused' | 'off';
    /**
     * Change of the email address (CFG-27: hidden in pl).
     */
    changeEmail: 'on' | 'paused' | 'off';
    /**
     * Change of the phone number.
     */
    changePhone: 'on' | 'paused' | 'off';
    /**
     * How personal information is sent: PUT where the form owns a birth date, else PATCH (API-28, API-29).
     */
    updateMethod: 'PUT' | 'PATCH';
    /**
     * Names that the gateway knows the parts of home_address by (ENT-033, ENT-036).
     */
    addressKeys: {
      /**
       * Street and number.
       */
      street: 'street_name' | 'address';
      /**
       * Town.
       */
      city: 'city_name' | 'city';
    };
  };
  /**
   * People's names: in forms, greetings, the account menu and the profile.
   */
  names: {
    /**
     * Which name comes first, in forms and wherever a person is named.
     */
    order: 'givenFirst' | 'familyFirst';
    /**
     * Whether a space stands between the two names. together: none where both are written in Han, Hiragana or Katakana; names in other letters keep theirs.
     */
    joined: 'spaced' | 'together';
    /**
     * The name that greetings and the account menu use.
     */
    calledBy: 'given' | 'family' | 'full';
  };
  /**
   * How an address is asked for (ENT-031, ENT-032, VAL-55 to VAL-59).
   */
  address: {
    /**
     * country: a country from the list and a typed town. county: a county and a town, both from lists.
     */
    mode: 'country' | 'county';
    /**
     * How postal codes are written, by the country of the address (ISO 3166): a format, a list of several, or null where there is none, so that no code is asked for. In a format 9 stands for a digit, A for a letter, X for a letter or digit; other letters, spaces and dashes for themselves. A country that is not here has no format: letters, digits, dashes and spaces will do.
     */
    postalCodes: {
      [k: string]: PostalFormats;
    };
    /**
     * The country chosen at first, as ISO 3166 code; null chooses none.
     */
    defaultCountry: string | null;
  };
  /**
   * The date of birth (CFG-21, VAL-36 to VAL-43).
   */
  dateOfBirth: {
    /**
     * Whether it is asked for at all.
     */
    shown: boolean;
    /**
     * Whether it must be given; an empty one is valid otherwise.
     */
    required: boolean;
    /**
     * Youngest age in years, by the calendar.
     */
    minAge: number;
    /**
     * Earliest year of birth.
     */
    minYear: number;
  };
  /**
   * Phone numbers: rules go by the prefix that is chosen, not by the tenant (PHN-01 to PHN-19).
   */
  phone: {
    /**
     * The prefix chosen at first; null leaves it to the country of the visitor.
     */
    defaultPrefix: string | null;
    /**
     * The country taken when no lookup answers, as ISO 3166 code; null takes none.
     */
    preferredCountry: string | null;
    /**
     * Number of digits after a prefix: one, several, or from a least to a most. Prefixes without one take any number. Prefixes that are left out keep what is the default for them; null takes one of those out.
     */
    lengthRestrictions: {
      [k: string]: PhoneLengths;
    };
    /**
     * Digits that a number may begin with after a prefix. Prefixes that are left out keep what is the default for them; null takes one of those out.
     */
    shouldStartWith: {
      /**
       * @minItems 1
       */
      [k: string]: [string, ...string[]] | null;
    };
    /**
     * How a number is written after a prefix: 9 stands for a digit. A prefix whose numbers differ in length may have several masks, the shortest first. Prefixes that are left out keep what is the default for them; null takes one of those out.
     */
    masks: {
      [k: string]: PhoneMasks;
    };
    /**
     * The mask of every other prefix.
     */
    otherMask: string;
    /**
     * Most characters that the phone field takes.
     */
    maxLength: number;
  };
  /**
   * Terms and conditions (CFG-22, CFG-33, CON-07).
   */
  terms: {
    /**
     * The terms in the profile.
     */
    shown: 'on' | 'paused' | 'off';
    /**
     * single: one page for all cards. perProduct: one page for each product (card.products.<product>.termsUrl).
     */
    cardTerms: 'single' | 'perProduct';
    /**
     * The page of all cards where cardTerms is single; null where the legal agreement covers cards.
     */
    cardTermsUrl: null | Link;
    /**
     * Version that a new account accepts.
     */
    version: string;
  };
  /**
   * Addresses outside the portal: footer, FAQ, data-protection rights (NAV-12, NAV-28 to NAV-34).
   */
  links: {
    /**
     * https address, mailto, tel, or a path of this site (http on loopback only).
     */
    corporate: string;
    /**
     * https address, mailto, tel, or a path of this site (http on loopback only).
     */
    legal: string;
    /**
     * https address, mailto, tel, or a path of this site (http on loopback only).
     */
    privacy: string;
    /**
     * https address, mailto, tel, or a path of this site (http on loopback only).
     */
    gdpr: string;
    /**
     * https address, mailto, tel, or a path of this site (http on loopback only).
     */
    cookies: string;
    /**
     * https address, mailto, tel, or a path of this site (http on loopback only).
     */
    faq: string;
    /**
     * https address, mailto, tel, or a path of this site (http on loopback only).
     */
    dataProtectionRights: string;
    accessibility?: LinkByLanguage;
  };
  /**
   * The links of the footer. Without it they stand in their usual order.
   */
  footer?: {
    /**
     * In order: the usual ones by name, and links of the tenant's own.
     *
     * @maxItems 24
     */
    links: FooterLink[];
    /**
     * The usual links that are not named: after those that are, or left out.
     */
    others: 'last' | 'leftOut';
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
     * @maxItems 24
     */
    banners: Banner[];
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
    /**
     * Further sections about the mobile app, below the built-in one, in order.
     *
     * @maxItems 24
     *
     * Items: One section.
     */
    appSections: {
      title: Texts3;
      text: Texts4;
    }[];
  };
  /**
   * Carousels of partner banners for signed-in people: where, and in which sizes (NAV-35 to NAV-43). The banners themselves come from the app backend.
   */
  banners: {
    home: Placement;
    transactions: Placement1;
  };
  /**
   * How carousels move (NAV-44 to NAV-47).
   */
  carousel: {
    /**
     * Whether it moves by itself; never under reduced motion (WCAG 2.2.2).
     */
    autoplay: boolean;
    /**
     * How long a slide stays when it moves by itself, in milliseconds.
     */
    duration: number;
    /**
     * Whether the first slide follows the last.
     */
    infinite: boolean;
    /**
     * Slides in view: on wide screens, on phones.
     *
     * @minItems 2
     * @maxItems 2
     */
    slides: [number, number];
    /**
     * Share of a slide's width, from 0 to 1, that a swipe must leave uncrossed at most: higher reacts sooner.
     */
    swipe: number;
  };
  /**
   * How card holders reach people.
   */
  contact: {
    /**
     * The phone line, or null (NAV-57: weekdays 9:00 to 18:00). Or a list of phone lines: where there is room for one, the first is shown.
     *
     * @maxItems 24
     */
    phoneLine:
      | {
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
          /**
           * Days on which it is open.
           */
          days: 'weekdays' | 'everyDay';
        }
      | ListedLine[]
      | null;
    /**
     * Where the footer's contact leads visitors; null leads to a page with the phone line and the way to sign in and write.
     */
    visitorUrl: null | Link;
    /**
     * Subjects of the contact form, in order: names of the texts under contact.subjects, or subjects with words of their own.
     *
     * @maxItems 24
     */
    subjects: Subject[];
    /**
     * Whether "other subject" stands below them.
     */
    otherSubject: boolean;
    /**
     * Whether a card must be chosen (NAV-50).
     */
    cardRequired: boolean;
    /**
     * Whether the message's placeholder follows the subject (NAV-55), from the texts under contact.placeholders.
     */
    placeholderBySubject: boolean;
  };
  /**
   * Notices that stand in the page itself, so that they show while the gateway is down.
   *
   * @maxItems 24
   */
  notices: Notice[];
  /**
   * Bounds of the named rules (CON-08 to CON-24). Patterns are not free: each rule has its own, and only its numbers are given here (threat X4).
   */
  validation: {
    /**
     * Email addresses.
     */
    email: {
      /**
       * Longest, in characters.
       */
      max: number;
    };
    /**
     * Passwords. They have no upper bound.
     */
    password: {
      /**
       * Shortest, in characters.
       */
      min: number;
    };
    /**
     * First names.
     */
    firstName: {
      /**
       * Shortest, in characters.
       */
      min: number;
      /**
       * Longest, in characters.
       */
      max: number;
      /**
       * Most that the field takes, in characters.
       */
      inputMax: number;
    };
    /**
     * Last names.
     */
    lastName: {
      /**
       * Shortest, in characters.
       */
      min: number;
      /**
       * Longest, in characters.
       */
      max: number;
      /**
       * Most that the field takes, in characters.
       */
      inputMax: number;
    };
    /**
     * Home address and street.
     */
    address: {
      /**
       * Longest, in characters.
       */
      max: number;
    };
    /**
     * Town and city.
     */
    town: {
      /**
       * Longest, in characters.
       */
      max: number;
    };
    /**
     * Postal codes.
     */
    postalCode: {
      /**
       * Shortest, in characters.
       */
      min: number;
      /**
       * Longest, in characters.
       */
      max: number;
    };
    /**
     * Message of the contact form.
     */
    message: {
      /**
       * Shortest, in characters.
       */
      min: number;
      /**
       * Longest, in characters.
       */
      max: number;
    };
    /**
     * Serial number of a card.
     */
    serialNumber: {
      /**
       * Number of digits.
       */
      digits: number;
    };
    /**
     * Last digits of the card number.
     */
    pan: {
      /**
       * Number of digits.
       */
      digits: number;
    };
    /**
     * Typed verification code.
     */
    verificationCode: {
      /**
       * Number of digits.
       */
      digits: number;
    };
    /**
     * One-time code of a phone change.
     */
    phoneCode: {
      /**
       * Most digits that the field takes.
       */
      maxDigits: number;
    };
  };
  /**
   * What this tenant says about single fields of single forms. Passwords and codes take no say: they are never hidden, and pasting them is always allowed (threat K6).
   */
  forms: {
    /**
     * Creation of an account.
     */
    registration: {
      extra?: ExtraFields;
      email?: TextField;
      confirmEmail: ConfirmField;
      firstName?: TextField1;
      lastName?: TextField2;
      homeAddress?: OptionalField;
      town?: OptionalField1;
      postalCode?: OptionalField2;
      country?: ChoiceField;
      county?: ChoiceField1;
      phone?: OptionalField3;
    };
    /**
     * Personal information in the profile.
     */
    personalInfo: {
      extra?: ExtraFields1;
      firstName?: TextField3;
      lastName?: TextField4;
      streetName?: OptionalField4;
      cityName?: OptionalField5;
      zipCode?: OptionalField6;
      countryName?: ChoiceField2;
      countyName?: ChoiceField3;
    };
    /**
     * Change of the email address.
     */
    emailChange: {
      newEmail?: TextField5;
      confirmEmail: ConfirmField1;
    };
    /**
     * Change of the phone number.
     */
    phoneChange: {
      newPhoneNumber?: TextField6;
    };
    /**
     * The contact form.
     */
    contact: {
      extra?: ExtraFields2;
      subject?: ChoiceField4;
      cardRef?: ChoiceField5;
      cardRefCustom?: OptionalField7;
      phone?: OptionalField8;
      message?: TextField7;
    };
    /**
     * Request of a password reset.
     */
    forgotPassword: {
      email?: TextField8;
    };
  };
  /**
   * Blocking of cards (ENT-118 to ENT-121, API-41).
   */
  blocking: {
    /**
     * Reason sent with a temporary block: anything but lost, stolen and damaged, which are permanent (API-41).
     */
    temporaryReason: string;
    /**
     * Reasons offered for a permanent block, in order.
     *
     * @minItems 1
     */
    reasons: ['lost' | 'stolen' | 'damaged', ...('lost' | 'stolen' | 'damaged')[]];
  };
  /**
   * Replacement of a blocked card (ACT-13 to ACT-16, API-42).
   */
  replacement: {
    /**
     * Values of replacement_form_factor.
     */
    formFactors: {
      /**
       * A virtual card.
       */
      virtual: string;
      /**
       * A plastic card.
       */
      plastic: string;
    };
  };
  /**
   * PIN and activation pages (ACT-02, API-50).
   */
  pin: {
    /**
     * Values of the option that asks for the page's address.
     */
    options: {
      /**
       * Show the PIN.
       */
      reveal: string;
      /**
       * Change the PIN.
       */
      change: string;
      /**
       * Activate the card.
       */
      activate: string;
    };
    /**
     * After how many seconds a shown PIN or card disappears (threat P3).
     */
    hideSeconds: number;
  };
  /**
   * Reasons of declined transactions that the gateway names otherwise than the portal: its code, and the words key of the reason it stands for.
   */
  declinedReasons: {
    /**
     * Words key of a reason, which has a text and a next step.
     */
    [k: string]: string;
  };
  /**
   * Where a session begins and ends, by screen id. Never an address: a return address is always a route of this tenant (threats A1, A11).
   */
  session: {
    /**
     * Where logging in leads when no page was asked for.
     */
    startScreen: string;
    /**
     * Where logging out leads.
     */
    endScreen: string;
  };
  /**
   * Links in mails that lead to the portal (RTE-23).
   */
  mailLinks: {
    /**
     * Names of the query parameters.
     */
    parameters: {
      /**
       * The email address.
       */
      email: string;
      /**
       * The code.
       */
      code: string;
    };
    /**
     * Whether the page asks for one click before it uses the code: mail scanners open links as well (threat K17).
     */
    confirmClick: boolean;
  };
  /**
   * How long server data is kept before it is asked for again (CON-42 to CON-45).
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
    /**
     * After how many minutes without use a session ends; 0 never ends it (threat A13).
     */
    idleMinutes: number;
    /**
     * How long before that the visitor is asked whether to stay, in seconds; at least 20 (WCAG 2.2.1).
     */
    idleWarningSeconds: number;
  };
  /**
   * Error policy (ERR-07 to ERR-10).
   */
  errors: {
    /**
     * Codes that raise no toast.
     *
     * @maxItems 60
     */
    ignore: string[];
  };
  /**
   * Whether pages tell the host how fast they were and which errors people met: screen, code of the error, LCP, INP, CLS and version, and nothing of a person.
   */
  telemetry: 'on' | 'off';
  /**
   * How long a toast stays (ERR-24, ERR-25), in milliseconds.
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
   * The group whose values hold where this file says nothing: tenant-config/groups/<name>.json, which several tenants share.
   */
  extends: string | null;
  /**
   * What `npm run tenant -- new` copied and nobody has confirmed yet: a tenant is not live before each of these values was changed, or taken out of this list.
   */
  inherited: {
    /**
     * Code of the tenant that was copied.
     */
    from: string;
    /**
     * By JSON pointer, the fingerprint that the inherited value had.
     */
    unconfirmed: {
      [k: string]: string;
    };
  } | null;
  /**
   * Addresses, ids and key names for each environment. A value may name an environment variable as ${NAME}, of those that "x-variables" lists for its key, each also with the file's code before it (BG_PUBLIC_MAP_URL); PUBLIC_* is every name that begins so, ${TENANT} is this file's code, and ${SANDBOX_URL} the sandbox in dev. Never a credential, nor a name that is called like one.
   */
  connections: {
    dev: Connection;
    test: Connection;
    uat: Connection;
    prod: Connection;
  };
}
/**
 * How days, times and digits are written in one language.
 */
export interface LanguageFormat {
  /**
   * The country whose way of writing is taken, as a form of this language (Unicode CLDR); null takes that of the language itself.
   */
  locale: string | null;
  /**
   * words: with the name of the month, as the language has it. numeric: in figures, as the language has it. Else in figures and in this order, with this mark. A month that stands alone has its name in each case.
   */
  days:
    | 'words'
    | 'numeric'
    | 'DD/MM/YYYY'
    | 'DD.MM.YYYY'
    | 'DD-MM-YYYY'
    | 'MM/DD/YYYY'
    | 'MM-DD-YYYY'
    | 'YYYY/MM/DD'
    | 'YYYY-MM-DD'
    | 'YYYY.MM.DD';
  /**
   * h23: 18:05. h12: 6:05 PM, in the words of the language. language: as the language has it. Holds for the hours of the phone line as well.
   */
  hours: 'h23' | 'h12' | 'language';
  /**
   * Digits of days, times, amounts and counts: a numbering system (Unicode CLDR), such as latn, arab or deva. Other digits than latn bring their own marks for decimals and thousands. Card numbers, expiry dates and exported files have latn.
   */
  digits: string;
}
/**
 * One product.
 */
export interface Product {
  /**
   * Words key of the name. A product has this, or a name of its own.
   */
  nameKey?: string;
  name?: ShortTexts;
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
 * The name by language, instead of a words key.
 */
export interface ShortTexts {
  [k: string]: string;
}
/**
 * Words of a link.
 */
export interface ShortTexts1 {
  [k: string]: string;
}
/**
 * Heading of a group; without it a line sets the group off.
 */
export interface ShortTexts2 {
  [k: string]: string;
}
/**
 * Words of a link.
 */
export interface ShortTexts3 {
  [k: string]: string;
}
/**
 * Words of the link.
 */
export interface ShortTexts4 {
  [k: string]: string;
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
 * Heading.
 */
export interface Texts3 {
  [k: string]: string;
}
/**
 * One or two sentences.
 */
export interface Texts4 {
  [k: string]: string;
}
/**
 * One phone line of several.
 */
export interface ListedLine {
  label?: ShortTexts5;
  /**
   * Number as people read it.
   */
  number: string;
  /**
   * When it is answered, in the tenant's time zone: several entries of the same days leave breaks.
   *
   * @minItems 1
   * @maxItems 24
   */
  hours: [OpenHours, ...OpenHours[]];
}
/**
 * What the line is for. Without it the line is called phone line.
 */
export interface ShortTexts5 {
  [k: string]: string;
}
/**
 * Days and hours. Without from and to it is the whole day.
 */
export interface OpenHours {
  /**
   * weekdays, everyDay, or a list of days: mon, tue, wed, thu, fri, sat, sun.
   *
   * @maxItems 24
   */
  days: string | ('mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun')[];
  /**
   * Opens, 24-hour time.
   */
  from: string;
  /**
   * Closes, 24-hour time; 24:00 is midnight at the end of the day.
   */
  to: string;
}
/**
 * What card holders choose, and what the gateway is sent as the subject.
 */
export interface ShortTexts6 {
  [k: string]: string;
}
/**
 * The placeholder of the message, where contact.placeholderBySubject has it follow the subject.
 */
export interface Texts5 {
  [k: string]: string;
}
/**
 * One notice.
 */
export interface Notice {
  /**
   * incident: something does not work. maintenance: it is announced or under way. news: anything else.
   */
  kind: 'incident' | 'maintenance' | 'news';
  /**
   * When it is shown first. A day or a time, in the tenant's time zone.
   */
  from: string;
  /**
   * When it is no longer shown; null shows it until it is taken out. A day or a time, in the tenant's time zone.
   */
  until: string | null;
  title: Texts6;
  text: Texts7;
  /**
   * Screens that show it, by id; none means all.
   *
   * @maxItems 60
   */
  screens: string[];
}
/**
 * What it is about.
 */
export interface Texts6 {
  [k: string]: string;
}
/**
 * What it means and what to do.
 */
export interface Texts7 {
  [k: string]: string;
}
/**
 * One field.
 */
export interface ExtraField {
  /**
   * What the portal calls it: a name that no field of the form has.
   */
  name: string;
  /**
   * How it is filled in: one line of text, digits alone, a choice from options, or a box to tick.
   */
  kind: 'text' | 'digits' | 'choice' | 'checkbox';
  label: Texts8;
  hint?: Texts9;
  error?: Texts10;
  /**
   * What can be chosen, for a choice.
   *
   * @minItems 1
   */
  options?: [ExtraOption, ...ExtraOption[]];
  /**
   * Whether it must be filled in, or ticked; not unless this says so.
   */
  required?: boolean;
  /**
   * Shortest, in characters.
   */
  minLength?: number;
  /**
   * Longest, in characters.
   */
  maxLength?: number;
  /**
   * Further named rules.
   */
  rules?: ('noUppercase' | 'onlyDigits' | 'namePattern' | 'postalCode')[];
  /**
   * The field that it stands after; without one it is the last, before the consents.
   */
  after?: string;
  /**
   * What browsers fill in by themselves (WCAG 1.3.5).
   */
  autocomplete?:
    | 'additional-name'
    | 'honorific-prefix'
    | 'honorific-suffix'
    | 'nickname'
    | 'organization'
    | 'organization-title'
    | 'sex'
    | 'bday-year'
    | 'off';
  /**
   * The key that this country's gateway expects the value under, at the top of the call's body.
   */
  sentAs: string;
}
/**
 * What the field is called.
 */
export interface Texts8 {
  [k: string]: string;
}
/**
 * A sentence below the field; of text, digits and choices.
 */
export interface Texts9 {
  [k: string]: string;
}
/**
 * What is said of a value that breaks one of its rules; each rule has a text of its own otherwise.
 */
export interface Texts10 {
  [k: string]: string;
}
/**
 * One option.
 */
export interface ExtraOption {
  /**
   * What is sent.
   */
  value: string;
  label: Texts11;
}
/**
 * What the option is called.
 */
export interface Texts11 {
  [k: string]: string;
}
/**
 * Email.
 */
export interface TextField {
  /**
   * Shortest, in characters.
   */
  minLength?: number;
  /**
   * Longest, in characters.
   */
  maxLength?: number;
  /**
   * Whether pasting is allowed; blocking it hinders password managers and people (WCAG 3.3.8).
   */
  paste?: 'allowed' | 'blocked';
  /**
   * Further named rules.
   */
  rules?: ('noUppercase' | 'onlyDigits' | 'namePattern' | 'postalCode')[];
}
/**
 * Email, once more.
 */
export interface ConfirmField {
  /**
   * Whether pasting is allowed (VAL-11 blocks it; WCAG 3.3.8 wants it allowed).
   */
  paste: 'allowed' | 'blocked';
}
/**
 * First name.
 */
export interface TextField1 {
  /**
   * Shortest, in characters.
   */
  minLength?: number;
  /**
   * Longest, in characters.
   */
  maxLength?: number;
  /**
   * Whether pasting is allowed; blocking it hinders password managers and people (WCAG 3.3.8).
   */
  paste?: 'allowed' | 'blocked';
  /**
   * Further named rules.
   */
  rules?: ('noUppercase' | 'onlyDigits' | 'namePattern' | 'postalCode')[];
}
/**
 * Last name.
 */
export interface TextField2 {
  /**
   * Shortest, in characters.
   */
  minLength?: number;
  /**
   * Longest, in characters.
   */
  maxLength?: number;
  /**
   * Whether pasting is allowed; blocking it hinders password managers and people (WCAG 3.3.8).
   */
  paste?: 'allowed' | 'blocked';
  /**
   * Further named rules.
   */
  rules?: ('noUppercase' | 'onlyDigits' | 'namePattern' | 'postalCode')[];
}
/**
 * Home address.
 */
export interface OptionalField {
  /**
   * Whether the field is there.
   */
  shown?: boolean;
  /**
   * Whether it must be filled in.
   */
  required?: boolean;
  /**
   * Shortest, in characters.
   */
  minLength?: number;
  /**
   * Longest, in characters.
   */
  maxLength?: number;
  /**
   * Whether pasting is allowed; blocking it hinders password managers and people (WCAG 3.3.8).
   */
  paste?: 'allowed' | 'blocked';
  /**
   * Further named rules.
   */
  rules?: ('noUppercase' | 'onlyDigits' | 'namePattern' | 'postalCode')[];
  /**
   * What stands in it at first.
   */
  default?: string;
}
/**
 * Town.
 */
export interface OptionalField1 {
  /**
   * Whether the field is there.
   */
  shown?: boolean;
  /**
   * Whether it must be filled in.
   */
  required?: boolean;
  /**
   * Shortest, in characters.
   */
  minLength?: number;
  /**
   * Longest, in characters.
   */
  maxLength?: number;
  /**
   * Whether pasting is allowed; blocking it hinders password managers and people (WCAG 3.3.8).
   */
  paste?: 'allowed' | 'blocked';
  /**
   * Further named rules.
   */
  rules?: ('noUppercase' | 'onlyDigits' | 'namePattern' | 'postalCode')[];
  /**
   * What stands in it at first.
   */
  default?: string;
}
/**
 * Postal code.
 */
export interface OptionalField2 {
  /**
   * Whether the field is there.
   */
  shown?: boolean;
  /**
   * Whether it must be filled in.
   */
  required?: boolean;
  /**
   * Shortest, in characters.
   */
  minLength?: number;
  /**
   * Longest, in characters.
   */
  maxLength?: number;
  /**
   * Whether pasting is allowed; blocking it hinders password managers and people (WCAG 3.3.8).
   */
  paste?: 'allowed' | 'blocked';
  /**
   * Further named rules.
   */
  rules?: ('noUppercase' | 'onlyDigits' | 'namePattern' | 'postalCode')[];
  /**
   * What stands in it at first.
   */
  default?: string;
}
/**
 * Country.
 */
export interface ChoiceField {
  /**
   * Whether the field is there.
   */
  shown?: boolean;
  /**
   * Whether it must be filled in.
   */
  required?: boolean;
  /**
   * What is chosen at first.
   */
  default?: string;
  /**
   * The only values offered, in order; all of the list unless given.
   *
   * @minItems 1
   * @maxItems 300
   */
  options?: [string, ...string[]];
}
/**
 * County.
 */
export interface ChoiceField1 {
  /**
   * Whether the field is there.
   */
  shown?: boolean;
  /**
   * Whether it must be filled in.
   */
  required?: boolean;
  /**
   * What is chosen at first.
   */
  default?: string;
  /**
   * The only values offered, in order; all of the list unless given.
   *
   * @minItems 1
   * @maxItems 300
   */
  options?: [string, ...string[]];
}
/**
 * Phone.
 */
export interface OptionalField3 {
  /**
   * Whether the field is there.
   */
  shown?: boolean;
  /**
   * Whether it must be filled in.
   */
  required?: boolean;
  /**
   * Shortest, in characters.
   */
  minLength?: number;
  /**
   * Longest, in characters.
   */
  maxLength?: number;
  /**
   * Whether pasting is allowed; blocking it hinders password managers and people (WCAG 3.3.8).
   */
  paste?: 'allowed' | 'blocked';
  /**
   * Further named rules.
   */
  rules?: ('noUppercase' | 'onlyDigits' | 'namePattern' | 'postalCode')[];
  /**
   * What stands in it at first.
   */
  default?: string;
}
/**
 * One field.
 */
export interface ExtraField1 {
  /**
   * What the portal calls it: a name that no field of the form has.
   */
  name: string;
  /**
   * How it is filled in: one line of text, digits alone, a choice from options, or a box to tick.
   */
  kind: 'text' | 'digits' | 'choice' | 'checkbox';
  label: Texts8;
  hint?: Texts9;
  error?: Texts10;
  /**
   * What can be chosen, for a choice.
   *
   * @minItems 1
   */
  options?: [ExtraOption, ...ExtraOption[]];
  /**
   * Whether it must be filled in, or ticked; not unless this says so.
   */
  required?: boolean;
  /**
   * Shortest, in characters.
   */
  minLength?: number;
  /**
   * Longest, in characters.
   */
  maxLength?: number;
  /**
   * Further named rules.
   */
  rules?: ('noUppercase' | 'onlyDigits' | 'namePattern' | 'postalCode')[];
  /**
   * The field that it stands after; without one it is the last, before the consents.
   */
  after?: string;
  /**
   * What browsers fill in by themselves (WCAG 1.3.5).
   */
  autocomplete?:
    | 'additional-name'
    | 'honorific-prefix'
    | 'honorific-suffix'
    | 'nickname'
    | 'organization'
    | 'organization-title'
    | 'sex'
    | 'bday-year'
    | 'off';
  /**
   * The key that this country's gateway expects the value under, at the top of the call's body.
   */
  sentAs: string;
}
/**
 * First name.
 */
export interface TextField3 {
  /**
   * Shortest, in characters.
   */
  minLength?: number;
  /**
   * Longest, in characters.
   */
  maxLength?: number;
  /**
   * Whether pasting is allowed; blocking it hinders password managers and people (WCAG 3.3.8).
   */
  paste?: 'allowed' | 'blocked';
  /**
   * Further named rules.
   */
  rules?: ('noUppercase' | 'onlyDigits' | 'namePattern' | 'postalCode')[];
}
/**
 * Last name.
 */
export interface TextField4 {
  /**
   * Shortest, in characters.
   */
  minLength?: number;
  /**
   * Longest, in characters.
   */
  maxLength?: number;
  /**
   * Whether pasting is allowed; blocking it hinders password managers and people (WCAG 3.3.8).
   */
  paste?: 'allowed' | 'blocked';
  /**
   * Further named rules.
   */
  rules?: ('noUppercase' | 'onlyDigits' | 'namePattern' | 'postalCode')[];
}
/**
 * Street and number.
 */
export interface OptionalField4 {
  /**
   * Whether the field is there.
   */
  shown?: boolean;
  /**
   * Whether it must be filled in.
   */
  required?: boolean;
  /**
   * Shortest, in characters.
   */
  minLength?: number;
  /**
   * Longest, in characters.
   */
  maxLength?: number;
  /**
   * Whether pasting is allowed; blocking it hinders password managers and people (WCAG 3.3.8).
   */
  paste?: 'allowed' | 'blocked';
  /**
   * Further named rules.
   */
  rules?: ('noUppercase' | 'onlyDigits' | 'namePattern' | 'postalCode')[];
  /**
   * What stands in it at first.
   */
  default?: string;
}
/**
 * Town.
 */
export interface OptionalField5 {
  /**
   * Whether the field is there.
   */
  shown?: boolean;
  /**
   * Whether it must be filled in.
   */
  required?: boolean;
  /**
   * Shortest, in characters.
   */
  minLength?: number;
  /**
   * Longest, in characters.
   */
  maxLength?: number;
  /**
   * Whether pasting is allowed; blocking it hinders password managers and people (WCAG 3.3.8).
   */
  paste?: 'allowed' | 'blocked';
  /**
   * Further named rules.
   */
  rules?: ('noUppercase' | 'onlyDigits' | 'namePattern' | 'postalCode')[];
  /**
   * What stands in it at first.
   */
  default?: string;
}
/**
 * Postal code.
 */
export interface OptionalField6 {
  /**
   * Whether the field is there.
   */
  shown?: boolean;
  /**
   * Whether it must be filled in.
   */
  required?: boolean;
  /**
   * Shortest, in characters.
   */
  minLength?: number;
  /**
   * Longest, in characters.
   */
  maxLength?: number;
  /**
   * Whether pasting is allowed; blocking it hinders password managers and people (WCAG 3.3.8).
   */
  paste?: 'allowed' | 'blocked';
  /**
   * Further named rules.
   */
  rules?: ('noUppercase' | 'onlyDigits' | 'namePattern' | 'postalCode')[];
  /**
   * What stands in it at first.
   */
  default?: string;
}
/**
 * Country.
 */
export interface ChoiceField2 {
  /**
   * Whether the field is there.
   */
  shown?: boolean;
  /**
   * Whether it must be filled in.
   */
  required?: boolean;
  /**
   * What is chosen at first.
   */
  default?: string;
  /**
   * The only values offered, in order; all of the list unless given.
   *
   * @minItems 1
   * @maxItems 300
   */
  options?: [string, ...string[]];
}
/**
 * County.
 */
export interface ChoiceField3 {
  /**
   * Whether the field is there.
   */
  shown?: boolean;
  /**
   * Whether it must be filled in.
   */
  required?: boolean;
  /**
   * What is chosen at first.
   */
  default?: string;
  /**
   * The only values offered, in order; all of the list unless given.
   *
   * @minItems 1
   * @maxItems 300
   */
  options?: [string, ...string[]];
}
/**
 * New email.
 */
export interface TextField5 {
  /**
   * Shortest, in characters.
   */
  minLength?: number;
  /**
   * Longest, in characters.
   */
  maxLength?: number;
  /**
   * Whether pasting is allowed; blocking it hinders password managers and people (WCAG 3.3.8).
   */
  paste?: 'allowed' | 'blocked';
  /**
   * Further named rules.
   */
  rules?: ('noUppercase' | 'onlyDigits' | 'namePattern' | 'postalCode')[];
}
/**
 * New email, once more.
 */
export interface ConfirmField1 {
  /**
   * Whether pasting is allowed (VAL-11 blocks it; WCAG 3.3.8 wants it allowed).
   */
  paste: 'allowed' | 'blocked';
}
/**
 * New number.
 */
export interface TextField6 {
  /**
   * Shortest, in characters.
   */
  minLength?: number;
  /**
   * Longest, in characters.
   */
  maxLength?: number;
  /**
   * Whether pasting is allowed; blocking it hinders password managers and people (WCAG 3.3.8).
   */
  paste?: 'allowed' | 'blocked';
  /**
   * Further named rules.
   */
  rules?: ('noUppercase' | 'onlyDigits' | 'namePattern' | 'postalCode')[];
}
/**
 * One field.
 */
export interface ExtraField2 {
  /**
   * What the portal calls it: a name that no field of the form has.
   */
  name: string;
  /**
   * How it is filled in: one line of text, digits alone, a choice from options, or a box to tick.
   */
  kind: 'text' | 'digits' | 'choice' | 'checkbox';
  label: Texts8;
  hint?: Texts9;
  error?: Texts10;
  /**
   * What can be chosen, for a choice.
   *
   * @minItems 1
   */
  options?: [ExtraOption, ...ExtraOption[]];
  /**
   * Whether it must be filled in, or ticked; not unless this says so.
   */
  required?: boolean;
  /**
   * Shortest, in characters.
   */
  minLength?: number;
  /**
   * Longest, in characters.
   */
  maxLength?: number;
  /**
   * Further named rules.
   */
  rules?: ('noUppercase' | 'onlyDigits' | 'namePattern' | 'postalCode')[];
  /**
   * The field that it stands after; without one it is the last, before the consents.
   */
  after?: string;
  /**
   * What browsers fill in by themselves (WCAG 1.3.5).
   */
  autocomplete?:
    | 'additional-name'
    | 'honorific-prefix'
    | 'honorific-suffix'
    | 'nickname'
    | 'organization'
    | 'organization-title'
    | 'sex'
    | 'bday-year'
    | 'off';
  /**
   * The key that this country's gateway expects the value under, at the top of the call's body.
   */
  sentAs: string;
}
/**
 * Subject.
 */
export interface ChoiceField4 {
  /**
   * Whether the field is there.
   */
  shown?: boolean;
  /**
   * Whether it must be filled in.
   */
  required?: boolean;
  /**
   * What is chosen at first.
   */
  default?: string;
  /**
   * The only values offered, in order; all of the list unless given.
   *
   * @minItems 1
   * @maxItems 300
   */
  options?: [string, ...string[]];
}
/**
 * Card.
 */
export interface ChoiceField5 {
  /**
   * Whether the field is there.
   */
  shown?: boolean;
  /**
   * Whether it must be filled in.
   */
  required?: boolean;
  /**
   * What is chosen at first.
   */
  default?: string;
  /**
   * The only values offered, in order; all of the list unless given.
   *
   * @minItems 1
   * @maxItems 300
   */
  options?: [string, ...string[]];
}
/**
 * Card that is not in the list.
 */
export interface OptionalField7 {
  /**
   * Whether the field is there.
   */
  shown?: boolean;
  /**
   * Whether it must be filled in.
   */
  required?: boolean;
  /**
   * Shortest, in characters.
   */
  minLength?: number;
  /**
   * Longest, in characters.
   */
  maxLength?: number;
  /**
   * Whether pasting is allowed; blocking it hinders password managers and people (WCAG 3.3.8).
   */
  paste?: 'allowed' | 'blocked';
  /**
   * Further named rules.
   */
  rules?: ('noUppercase' | 'onlyDigits' | 'namePattern' | 'postalCode')[];
  /**
   * What stands in it at first.
   */
  default?: string;
}
/**
 * Phone.
 */
export interface OptionalField8 {
  /**
   * Whether the field is there.
   */
  shown?: boolean;
  /**
   * Whether it must be filled in.
   */
  required?: boolean;
  /**
   * Shortest, in characters.
   */
  minLength?: number;
  /**
   * Longest, in characters.
   */
  maxLength?: number;
  /**
   * Whether pasting is allowed; blocking it hinders password managers and people (WCAG 3.3.8).
   */
  paste?: 'allowed' | 'blocked';
  /**
   * Further named rules.
   */
  rules?: ('noUppercase' | 'onlyDigits' | 'namePattern' | 'postalCode')[];
  /**
   * What stands in it at first.
   */
  default?: string;
}
/**
 * Message.
 */
export interface TextField7 {
  /**
   * Shortest, in characters.
   */
  minLength?: number;
  /**
   * Longest, in characters.
   */
  maxLength?: number;
  /**
   * Whether pasting is allowed; blocking it hinders password managers and people (WCAG 3.3.8).
   */
  paste?: 'allowed' | 'blocked';
  /**
   * Further named rules.
   */
  rules?: ('noUppercase' | 'onlyDigits' | 'namePattern' | 'postalCode')[];
}
/**
 * Email.
 */
export interface TextField8 {
  /**
   * Shortest, in characters.
   */
  minLength?: number;
  /**
   * Longest, in characters.
   */
  maxLength?: number;
  /**
   * Whether pasting is allowed; blocking it hinders password managers and people (WCAG 3.3.8).
   */
  paste?: 'allowed' | 'blocked';
  /**
   * Further named rules.
   */
  rules?: ('noUppercase' | 'onlyDigits' | 'namePattern' | 'postalCode')[];
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
     * Base address, ending in /v1 (API-01).
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
   * The single sign-on provider, called by the browser (CFG-36 to CFG-39, SSO-01 to SSO-11).
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
     * Which token authenticated gateway calls carry (API-04).
     */
    bearer: 'idToken' | 'accessToken';
    /**
     * Whether a refresh also sends code, code_verifier and redirect_uri, as SSO-09 lists them (threat K5).
     */
    legacyRefreshParameters: 'on' | 'off';
    /**
     * How far the device's clock may be off, in seconds.
     */
    clockToleranceSeconds: number;
  };
  /**
   * Origins of the pages that show a PIN or a card: an address that the gateway returns must be of one of them (threat P2).
   *
   * @maxItems 24
   */
  revealOrigins: Origin[];
  /**
   * The tag manager (CFG-40); null loads none. Nothing loads before consent (threat P6).
   */
  tagManager: {
    /**
     * Whose it is; decides what an id looks like and which address is loaded.
     */
    provider: 'googleTagManager' | 'matomoTagManager';
    /**
     * Id of the container.
     */
    id: string;
    /**
     * Where it is loaded from.
     */
    rootUrl: string;
    /**
     * Further origins that it loads from or calls.
     *
     * @maxItems 24
     */
    origins: Origin[];
  } | null;
  /**
   * The cookie-consent script (CFG-41); null asks nothing, and then nothing that needs consent is loaded.
   */
  cookieConsent: {
    /**
     * The script.
     */
    scriptUrl: string;
    /**
     * Key of this site, where the script wants one.
     */
    siteKey?: string;
    /**
     * Further origins that it loads from or calls.
     *
     * @maxItems 24
     */
    origins: Origin[];
  } | null;
  /**
   * Analytics; null measures nothing. It gets names of routes, never paths (threat P5).
   */
  analytics: {
    /**
     * Whose it is; decides what an id looks like.
     */
    provider: 'googleAnalytics' | 'matomo' | 'plausible';
    /**
     * Id of the property, site or domain.
     */
    id: string;
    /**
     * Where it is loaded from and where it sends to.
     */
    rootUrl: string;
    /**
     * Further origins that it loads from or calls.
     *
     * @maxItems 24
     */
    origins: Origin[];
  } | null;
  /**
   * The chat assistant (CFG-32); null has none.
   */
  chat: {
    /**
     * The script.
     */
    scriptUrl: string;
    /**
     * Key of this tenant, where the script wants one.
     */
    key?: string;
    /**
     * Further origins that it loads from or calls.
     *
     * @maxItems 24
     */
    origins: Origin[];
  } | null;
  /**
   * The map of merchants (CFG-23), shown in a frame; null has none.
   */
  merchantMap: {
    /**
     * Address of the map.
     */
    url: string;
    /**
     * Key of this tenant, where the map wants one.
     */
    key?: string;
    /**
     * Further origins that it loads from or calls.
     *
     * @maxItems 24
     */
    origins: Origin[];
  } | null;
  /**
   * The lookup of the visitor's country for the phone field (PHN-17, API-61); null asks nobody: an address is personal data (threat K11).
   */
  ipLookup: {
    /**
     * Address of the lookup.
     */
    url: string;
  } | null;
}
