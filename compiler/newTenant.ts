import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Tenant } from '../schemas/tenant.gen.ts';
import { checkStructure } from './checkStructure.ts';
import { addMember, editText } from './drafts/editText.ts';
import { listInherited } from './drafts/openPoints.ts';
import { ownDifferences } from './drafts/ownDifferences.ts';
import { readGroups } from './groupFiles.ts';
import { extendGroup } from './groups/extendGroup.ts';
import type { FileWriter } from './history/createFileWriter.ts';
import { listTenantFiles } from './loadTenants.ts';
import { parseSource } from './parseSource.ts';
import { namedPictures } from './pictures.ts';

/** The command was right, but it cannot be done: the message says why. */
export class CannotCreate extends Error {
  override readonly name = 'CannotCreate';
}

/**
 * Writes a new tenant file that is a copy of another under its own code, identifier, and names of credentials and
 * variables: a draft, with a list of what each tenant has of its own and this one has inherited.
 * @returns path of the new file
 * @throws CannotCreate when the code cannot be used or there is nothing to copy
 */
export async function newTenant(
  folder: string,
  code: string,
  { from, version, writer }: { readonly from: string; readonly version: string; readonly writer: FileWriter },
): Promise<string> {
  const files = await listTenantFiles(folder);
  const names = files.map((file) => basename(file, '.json'));
  if (names.includes(code)) throw new CannotCreate(`There is a tenant "${code}" already.`);
  const source = files[names.indexOf(from)];
  const there = names.length === 0 ? 'there is none' : `there are ${names.join(', ')}`;
  if (!source) throw new CannotCreate(`There is no tenant "${from}" to copy; ${there}.`);

  const text = await readFile(source, 'utf8');
  const { document, findings } = parseSource(text);
  const { isWhole, value } = extendGroup(document?.value, await readGroups(folder), { version });
  if (!document || !isWhole || [...findings, ...checkStructure(structuredClone(value))].length > 0) {
    throw new CannotCreate(`${source} has problems; mend them first.`);
  }
  const tenant = document.value as Tenant;
  const problem = checkStructure({ ...structuredClone(value as Tenant), code }).find(
    ({ pointer }) => pointer === '/code',
  );
  if (problem) throw new CannotCreate(problem.message);

  const path = join(folder, `${code}.json`);
  const edits = [...ownDifferences(tenant, from, code)].map(([pointer, value]) => ({ pointer, value }));
  const gone = ['/status', '/inherited', ...placesOfPictures(tenant)];
  const copy = editText(text, [...edits, ...gone.map((pointer) => ({ pointer, value: undefined }))]);
  const draft = addMember(copy, { key: 'status', value: 'draft', after: 'languages' });
  const inherited = listInherited(JSON.parse(copy), from);
  const written = addMember(draft, { key: 'inherited', value: inherited });
  await writer.write({ path, text: written, before: null, reason: `A new tenant, copied from ${from}` });
  return path;
}

/** Pictures stay in the folder of the original, and a logo is of one brand. */
function placesOfPictures({ theme }: Partial<Tenant>): string[] {
  if (!theme) return [];
  const places = namedPictures(theme).map(({ pointer }) => pointer.replace(/^(\/theme\/logo)\/.*/, '$1'));
  return [...new Set(places)];
}
