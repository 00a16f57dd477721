import { expect, it } from 'vitest';
import type { CompiledTenant } from '../../compiler/compileTenant.ts';
import { createTenantMatcher } from '../../host/serve/matchTenant.ts';
import { rememberHosts } from '../../host/serve/rememberHosts.ts';
import type { ServedTenant } from '../../host/serve/servedTenant.ts';

/** What an address is compared with. */
const aTenant = (code: string, singleTenant: readonly string[], domainExtension = false) =>
  [code, { publicTenant: { code, hosts: { singleTenant, domainExtension } } } as CompiledTenant] as const;

const match = createTenantMatcher({
  tenants: new Map([
    aTenant('aa', ['cards.example', 'shared.example']),
    aTenant('bb', ['shared.example']),
    aTenant('cc', [], true),
  ]),
});

it.each([
  ['cards.example', '/account', 'aa', ''],
  ['CARDS.example.:443', '/bb/account', 'aa', ''],
  // The first that names it.
  ['shared.example', '/', 'aa', ''],
  ['portal.cc', '/', 'cc', ''],
  ['portal.cc', '/bb/', 'bb', '/bb'],
  ['elsewhere.example', '/bb/account', 'bb', '/bb'],
] as const)('finds the tenant of https://%s%s [TEN-01 TEN-02 TEN-03 TEN-04 T2]', (host, path, code, base) => {
  expect(match(host, path)?.match).toEqual({ code, base });
});

it.each([
  // Host names that nobody has listed name no tenant.
  ['aa', '/'],
  ['aa-test.example', '/'],
  ['portal.bb', '/'],
  ['', ''],
] as const)('finds none of "%s" and "%s" [T2 T3]', (host, path) => {
  expect(match(host, path)).toBeNull();
});

it('what is made of host names is made anew with each change of one, and with no other change [T2 T3]', () => {
  const served = (code: string, singleTenant: readonly string[], includeSubDomains = true) => {
    const tenant = { code, hosts: { singleTenant, includeSubDomains, domainExtension: false } };
    return [code, { tenant } as Pick<ServedTenant, 'tenant'>] as const;
  };
  const made = rememberHosts((tenants: ReadonlyMap<string, Pick<ServedTenant, 'tenant'>>) =>
    [...tenants.values()].map(({ tenant }) => JSON.stringify(tenant)),
  );
  const bb = served('bb', ['b.example']);
  const first = made(new Map([served('aa', ['a.example']), bb]));
  expect(made(new Map([served('aa', ['a.example']), bb]))).toBe(first);
  const later = [
    [served('aa', ['a.example', 'new.example']), bb],
    [served('aa', ['a.example']), bb],
    [served('aa', ['a.example'], false), bb],
    [served('ac', ['a.example'], false), bb],
    [bb],
    [],
  ].map((tenants) => made(new Map(tenants)));
  expect(later.map((each) => each.length)).toEqual([2, 2, 2, 2, 1, 0]);
  expect(new Set([first, ...later]).size).toBe(later.length + 1);
});
