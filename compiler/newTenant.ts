import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Tenant } from '../schemas/tenant.gen.ts';
import { checkStructure } from './checkStructure.ts';
import { listTenantFiles } from './loadTenants.ts';
import { parseSource } from './parseSource.ts';

/** The command was right, but it cannot be done: the message says why. */
export class CannotCreate extends Error {
  override readonly name = 'CannotCreate';
}

/**
 * Writes a new tenant file that is a copy of another under its own code, identifier and credential names.
 * @returns path of the new file
 * @throws CannotCreate when the code cannot be used or there is nothing to copy
 */
export async function newTenant(folder: string, code: string, from: string): Promise<string> {
  const files = await listTenantFiles(folder);
  const names = files.map((file) => basename(file, '.json'));
  if (names.includes(code)) throw new CannotCreate(`There is a tenant "${code}" already.`);
  const source = files[names.indexOf(from)];
  if (!source) throw new CannotCreate(`There is no tenant "${from}" to copy; there are ${names.join(', ')}.`);

  const { document, findings } = parseSource(await readFile(source));
  if (!document || [...findings, ...checkStructure(structuredClone(document.value))].length > 0) {
    throw new CannotCreate(`${source} has problems; mend them first.`);
  }
  const tenant = renamed(document.value as Tenant, from, code);
  const problem = checkStructure(structuredClone(tenant)).find(({ pointer }) => pointer === '/code');
  if (problem) throw new CannotCreate(`${problem.message} A code is two to twelve lower-case letters.`);

  const path = join(folder, `${code}.json`);
  // wx: a file that somebody else wrote meanwhile is never overwritten.
  await writeFile(path, `${JSON.stringify(tenant, null, 2)}\n`, { flag: 'wx' });
  return path;
}

/** Only what must differ between two tenants; a host name belongs to one tenant, so the copy has none. */
function renamed(tenant: Tenant, from: string, code: string): Tenant {
  const rename = (name: string) =>
    name.startsWith(`${from.toUpperCase()}_`)
      ? code.toUpperCase() + name.slice(from.length)
      : `${code.toUpperCase()}_${name}`;
  const connections = Object.fromEntries(
    Object.entries(tenant.connections).map(([environment, connection]) => {
      const { clientId, clientSecret } = connection.gateway;
      const gateway = {
        ...connection.gateway,
        clientId: rename(clientId),
        clientSecret: rename(clientSecret),
      };
      return [environment, { ...connection, gateway }];
    }),
  );
  const identifier = tenant.identifier.replace(`tenant:${from}`, `tenant:${code}`);
  const copy = { ...tenant, code, identifier, connections: connections as Tenant['connections'] };
  return tenant.hosts ? { ...copy, hosts: { ...tenant.hosts, singleTenant: [] } } : copy;
}
