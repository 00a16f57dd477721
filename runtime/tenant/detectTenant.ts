/**
 * Which tenant an address belongs to (TEN-01 to TEN-05; threats T2, T3). Pure: the host and the tests call
 * it.
 */

export interface TenantSite {
  readonly code: string;
  /** Host names that serve this tenant alone. */
  readonly singleTenantHosts: readonly string[];
  /** Whether the last segment of a host name can be this tenant (TEN-04). */
  readonly domainExtension: boolean;
}

export interface TenantMatch {
  readonly code: string;
  /** Prefix of the tenant's paths: `/xx`, or empty on a single-tenant host. */
  readonly base: string;
}

export interface DetectTenantOptions {
  /** Host name of the request, with or without a port. */
  readonly host: string;
  readonly path: string;
  readonly sites: readonly TenantSite[];
}

/**
 * In this order: a single-tenant host; the first path segment; the host name (its last segment when the tenant's
 * domain-extension flag is on, else its first label, equal to a code or starting with `code-`; TEN-05).
 * @returns null when no tenant is named
 */
export function detectTenant({ host, path, sites }: DetectTenantOptions): TenantMatch | null {
  const name = hostName(host);
  const alone = sites.find((site) => site.singleTenantHosts.includes(name));
  if (alone) return { code: alone.code, base: '' };

  const segment = path.split('/')[1] ?? '';
  const byPath = sites.find((site) => site.code === segment);
  if (byPath) return { code: byPath.code, base: `/${byPath.code}` };

  const labels = name.split('.');
  const first = labels[0] ?? '';
  const byHost =
    sites.find(({ code, domainExtension }) => domainExtension && labels.at(-1) === code) ??
    sites.find(
      ({ code, domainExtension }) => !domainExtension && (first === code || first.startsWith(`${code}-`)),
    );
  return byHost ? { code: byHost.code, base: '' } : null;
}

/** Lower case, without port and without the dot of a fully qualified name. */
function hostName(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}
