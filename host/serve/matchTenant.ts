import { detectTenant, type TenantMatch } from '../../runtime/tenant/detectTenant.ts';
import { briefOf, type ServedTenant } from './servedTenant.ts';
import type { TenantState } from './tenantState.ts';

export interface FoundTenant {
  readonly match: TenantMatch;
  readonly tenant: ServedTenant;
}

/** Codes of tenants by the host names that are theirs alone; the first that names one has it. */
export function indexHosts(tenants: TenantState['tenants']): ReadonlyMap<string, string> {
  const byHost = new Map<string, string>();
  for (const [code, tenant] of tenants)
    for (const name of briefOf(tenant).hosts.singleTenant) if (!byHost.has(name)) byHost.set(name, code);
  return byHost;
}

/** The tenant that an address belongs to, by the host's own lists only (threats T2, T3). */
export function createTenantMatcher(
  { tenants }: Pick<TenantState, 'tenants'>,
  byHost = indexHosts(tenants),
): (host: string, path: string) => FoundTenant | null {
  const siteOf = (code = '') => {
    const tenant = tenants.get(code);
    const hosts = tenant && briefOf(tenant).hosts;
    return hosts && { code, singleTenantHosts: hosts.singleTenant, domainExtension: hosts.domainExtension };
  };
  return (host, path) => {
    const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
    const extension = siteOf(name.split('.').at(-1));
    const isListed = byHost.has(name) || extension?.domainExtension;
    // Of thousands those that the address can mean: a host name that is not listed names none.
    const meant = [siteOf(byHost.get(name)), siteOf(path.split('/')[1]), extension].filter(
      (site) => site !== undefined,
    );
    const match = detectTenant({ host: isListed ? name : '', path, sites: meant });
    const tenant = match && tenants.get(match.code);
    return match && tenant ? { match, tenant } : null;
  };
}
