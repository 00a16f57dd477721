import type { Tenant } from '../../schemas/tenant.gen.ts';

/** Whether answers of a host name ask for https on every host below it (RFC 6797, `includeSubDomains`). */
export type SubDomainRule = (host?: string) => boolean;

/**
 * A tenant's own host names follow its file. A name that tenants share covers the hosts below it unless one of them
 * says no: what one must still reach by http, the others would lock.
 */
export function createSubDomainRule(tenants: readonly Pick<Tenant, 'code' | 'hosts'>[]): SubDomainRule {
  const shared = tenants.every(({ hosts }) => hosts.includeSubDomains);
  const listed = new Map(
    tenants.flatMap(({ hosts }) =>
      hosts.singleTenant.map((host) => [host, hosts.includeSubDomains] as const),
    ),
  );
  const endings = new Map(
    tenants.flatMap(({ code, hosts }) =>
      hosts.domainExtension ? [[code, hosts.includeSubDomains] as const] : [],
    ),
  );
  return (host = '') => {
    const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
    return listed.get(name) ?? endings.get(name.split('.').at(-1) ?? '') ?? shared;
  };
}
