import type { Tenant } from '../../schemas/tenant.gen.ts';

/** Whether answers of a host name ask for https on every host below it (RFC 6797, `includeSubDomains`). */
export type SubDomainRule = (host?: string) => boolean;

/**
 * A tenant's own host names follow its file. A name that tenants share covers the hosts below it unless one of them
 * says no: what one must still reach by http, the others would lock.
 */
export function createSubDomainRule(tenants: readonly Pick<Tenant, 'code' | 'hosts'>[]): SubDomainRule {
  const shared = tenants.every(({ hosts }) => hosts.includeSubDomains);
  const listed = new Map<string, boolean>();
  const endings = new Map<string, boolean>();
  for (const { code, hosts } of tenants) {
    for (const host of hosts.singleTenant) listed.set(host, hosts.includeSubDomains);
    if (hosts.domainExtension) endings.set(code, hosts.includeSubDomains);
  }
  return (host = '') => {
    const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
    return listed.get(name) ?? endings.get(name.split('.').at(-1) ?? '') ?? shared;
  };
}
