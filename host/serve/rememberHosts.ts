import type { ServedTenant } from './servedTenant.ts';

type Tenants = ReadonlyMap<string, Pick<ServedTenant, 'tenant'>>;

/**
 * Makes something of the host names of all tenants, and anew only where one of them has others: of thousands of tenants
 * hardly a change does.
 */
export function rememberHosts<Served extends Tenants, Made>(
  make: (tenants: Served) => Made,
): (tenants: Served) => Made {
  let last: { readonly tenants: Served; readonly made: Made } | null = null;
  return (tenants) => {
    const made = last && haveSameHosts(last.tenants, tenants) ? last.made : make(tenants);
    last = { tenants, made };
    return made;
  };
}

function haveSameHosts(before: Tenants, tenants: Tenants): boolean {
  if (before.size !== tenants.size) return false;
  for (const [code, served] of tenants) {
    const known = before.get(code);
    if (known === served) continue;
    if (JSON.stringify(known?.tenant.hosts) !== JSON.stringify(served.tenant.hosts)) return false;
  }
  return true;
}
