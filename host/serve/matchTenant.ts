import type { CompiledTenant } from '../../compiler/compileTenant.ts';
import { detectTenant, type TenantMatch } from '../../runtime/tenant/detectTenant.ts';
import type { TenantState } from './tenantState.ts';

export interface FoundTenant {
  readonly match: TenantMatch;
  readonly tenant: CompiledTenant;
}

/** The tenant that an address belongs to, by the host's own lists only (threats T2, T3). */
export function createTenantMatcher({
  tenants,
}: Pick<TenantState, 'tenants'>): (host: string, path: string) => FoundTenant | null {
  const sites = [...tenants.values()].map(({ publicTenant: { code, hosts } }) => ({
    code,
    singleTenantHosts: hosts.singleTenant,
    domainExtension: hosts.domainExtension,
  }));
  const listed = new Set(sites.flatMap(({ singleTenantHosts }) => singleTenantHosts));
  const extensions = new Set(sites.flatMap(({ code, domainExtension }) => (domainExtension ? [code] : [])));
  return (host, path) => {
    const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
    const isListed = listed.has(name) || extensions.has(name.split('.').at(-1) ?? '');
    const match = detectTenant({ host: isListed ? name : '', path, sites });
    const tenant = match && tenants.get(match.code);
    return match && tenant ? { match, tenant } : null;
  };
}
