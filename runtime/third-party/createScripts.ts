/** Puts scripts of others into the page: each once, and only those that the tenant names (threats P4, P7). */
export interface Scripts {
  /** @param onLoad told when it ran; never when it is blocked or hangs: nothing waits for it */
  add(address: string, onLoad?: () => void): void;
  /** Whether any was put in: from then on the page is no place for secrets. */
  hasAdded(): boolean;
}

export interface ScriptsOptions {
  readonly page: Window;
  /** The only addresses that are ever put in. */
  readonly addresses: readonly string[];
  /** Where those scripts may load further ones from. */
  readonly origins: readonly string[];
}

/** What is used of Trusted Types (W3C): browsers without them load as they always did. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

/** Names of the Trusted Types policies; the page's policy lists them for tenants with third parties. */
const OWN_POLICY = 'third-party';
const DEFAULT_POLICY = 'default';

export function createScripts({ page, addresses, origins }: ScriptsOptions): Scripts {
  const trustedTypes = (page as Window & { trustedTypes?: TrustedTypes }).trustedTypes;
  const own = createRule((address) => addresses.includes(address));
  const policy = trustedTypes?.createPolicy(OWN_POLICY, own) ?? own;
  // Scripts of others set addresses from strings: only those of the tenant's origins, and no markup.
  trustedTypes?.createPolicy(
    DEFAULT_POLICY,
    createRule((address) => origins.includes(new URL(address, page.location.href).origin)),
  );
  const added = new Set<string>();
  return {
    add(address, onLoad) {
      if (added.has(address)) return;
      const script = page.document.createElement('script');
      script.src = policy.createScriptURL(address);
      script.async = true;
      script.referrerPolicy = 'no-referrer';
      if (onLoad) script.addEventListener('load', onLoad);
      added.add(address);
      page.document.head.append(script);
    },
    hasAdded: () => added.size > 0,
  };
}

function createRule(isAllowed: (address: string) => boolean) {
  return {
    createScriptURL(address: string): string {
      if (!isAllowed(address)) throw new TypeError('This script is none of the tenant’s.');
      return address;
    },
  };
}
