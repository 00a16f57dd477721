/** What has to be so for a key to matter, where no shipped tenant has it so. Reviewed by hand; short. */
export interface KeyCondition {
  readonly key: string;
  /** Values by pointer, put into the tenant file. */
  readonly with: Readonly<Record<string, unknown>>;
  /** The openings of screens that are compared then. */
  readonly visits: readonly string[];
}

const keyConditions: readonly KeyCondition[] = [
  {
    key: '/card/products/*/termsUrl',
    with: { '/terms/cardTerms': 'perProduct' },
    visits: ['profileTermsCondsList'],
  },
  {
    // Nobody is asked where the visitor is while the tenant says it.
    key: '/connections/*/ipLookup/url',
    with: { '/phone/defaultPrefix': null, '/phone/preferredCountry': null, '/address/defaultCountry': null },
    visits: ['contactUs', 'registration', 'registration, used'],
  },
];

export function conditionOf(key: string): KeyCondition | undefined {
  return keyConditions.find((each) => each.key === key);
}
