/** What somebody says of a new tenant; all but the country may be left to public data and the closest tenant. */
export interface Answers {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Of the tenant; the country's in lower case unless given. */
  readonly code?: string;
  /** BCP 47 tags, the default one first; the official ones of the country unless given. */
  readonly languages?: readonly string[];
  /** ISO 4217. */
  readonly currency?: string;
  readonly timeZone?: string;
  /** The country or programme as its own people write it. */
  readonly name?: string;
  readonly brand?: string;
  /** The main colour, then the second one: `#RRGGBB`. */
  readonly colours?: readonly string[];
  /** A logo as the text of an SVG file: its colours stand for those that are not given. */
  readonly logo?: string;
  /** Of postal codes: `9999`, as tenant files write it. */
  readonly postalCode?: string;
  /** References of products; those of the copied tenant unless given. */
  readonly products?: readonly string[];
  /** Features that are to be on or off; the others are as in the copied tenant. */
  readonly features?: Readonly<Record<string, boolean>>;
  /** Code of the tenant to copy; the closest one unless given. */
  readonly from?: string;
}
