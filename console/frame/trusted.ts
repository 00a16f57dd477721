/** What of Trusted Types is used here; no type of the browser's own library. */
interface TrustedTypes {
  createPolicy<Given extends object>(name: string, rules: Given): Given;
}

/** The portal's own files, and nothing else. */
const BUILT = /^\/static\/[\w./-]+\.js$/;

const RULES = {
  /** @throws TypeError where the address is none of the portal's own */
  createScriptURL(address: string): string {
    if (!BUILT.test(address)) throw new TypeError('address');
    return address;
  },
  /** Of a page of the portal, to be read and not to be run. */
  createHTML: (page: string): string => page,
};

let policy: typeof RULES | null = null;

/** Under the name that the script of a published page takes for the same; an empty page has no such script. */
export function trusted(): typeof RULES {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('boot', RULES) ?? RULES;
  return policy;
}
