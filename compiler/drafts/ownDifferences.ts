import type { Tenant } from '../../schemas/tenant.gen.ts';
import { joinPointer } from '../problem.ts';

/** Only what must differ between two tenants; a host name belongs to one tenant, so the copy has none. */
export function ownDifferences(tenant: Tenant, from: string, code: string): Map<string, unknown> {
  const own = `${code.toUpperCase()}_`;
  const old = `${from.toUpperCase()}_`;
  const rename = (key: string) => own + (key.startsWith(old) ? key.slice(old.length) : key);
  const edits = new Map<string, unknown>([
    ['/code', code],
    ['/identifier', tenant.identifier.replace(`tenant:${from}`, `tenant:${code}`)],
  ]);
  for (const [environment, { gateway }] of Object.entries(tenant.connections)) {
    edits.set(`/connections/${environment}/gateway/clientId`, rename(gateway.clientId));
    edits.set(`/connections/${environment}/gateway/clientSecret`, rename(gateway.clientSecret));
  }
  for (const { pointer, text } of listTexts(tenant.connections, '/connections')) {
    const renamed = text.replaceAll(`\${${old}`, `\${${own}`);
    if (renamed !== text) edits.set(pointer, renamed);
  }
  // Not yet filled with defaults: the file may leave hosts out.
  if ((tenant.hosts as Partial<Tenant['hosts']> | undefined)?.singleTenant)
    edits.set('/hosts/singleTenant', []);
  return edits;
}

function listTexts(value: unknown, pointer: string): { pointer: string; text: string }[] {
  if (typeof value === 'string') return [{ pointer, text: value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, member]) => listTexts(member, joinPointer(pointer, key)));
}
