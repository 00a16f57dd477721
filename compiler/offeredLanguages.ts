import { type Groups, readGroups } from './groupFiles.ts';
import { groupNameIn } from './groups/extendGroup.ts';
import { listTenantFiles } from './loadTenants.ts';
import { parseSource } from './parseSource.ts';
import { readRegularFile, type Unsaved } from './readRegularFile.ts';

/** Languages that a tenant offers, and those that it offers as drafts. */
export interface Offered {
  readonly code: string;
  readonly languages: readonly string[];
  readonly draftLanguages: readonly string[];
}

/** A tenant file before it is checked. */
export interface OfferedIn extends Offered {
  /** The group that it extends, whether or not there is one. */
  readonly group: string | null;
}

/** As tenant files say, whatever else is wrong with them. A folder that is not there has none. */
export async function readOffered(folder: string, unsaved?: Unsaved): Promise<Offered[]> {
  return readOfferedIn(await listTenantFiles(folder).catch(() => []), folder, unsaved);
}

/** As the named files of the folder say. */
export async function readOfferedIn(
  files: readonly string[],
  folder: string,
  unsaved?: Unsaved,
): Promise<Offered[]> {
  const groups = await readGroups(folder, unsaved);
  const contents = await Promise.all(files.map((file) => readRegularFile(file, unsaved)));
  return contents.flatMap((content) => (content?.ok ? [offeredIn(content.bytes, groups)] : []));
}

/** @param text a tenant file, of any kind */
export function offeredIn(text: string | Uint8Array, groups: Groups): OfferedIn {
  const own = blockIn(text);
  const group = groupNameIn(own);
  const content = group === null ? undefined : groups.get(group)?.content;
  const shared = content?.ok ? blockIn(content.bytes) : {};
  const listIn = (key: string) => {
    const list = Object.hasOwn(own, key) ? own[key] : shared[key];
    return Array.isArray(list) ? list.map(String) : [];
  };
  const [languages, draftLanguages] = [listIn('languages'), listIn('draftLanguages')];
  return { code: String(own.code), languages, draftLanguages, group };
}

function blockIn(text: string | Uint8Array): Readonly<Record<string, unknown>> {
  const value = valueIn(text);
  return value !== null && typeof value === 'object' ? (value as Readonly<Record<string, unknown>>) : {};
}

/** Without the lines and columns of a sound file, which take ten times as long: files are many. */
function valueIn(text: string | Uint8Array): unknown {
  try {
    return JSON.parse(typeof text === 'string' ? text : Buffer.from(text).toString());
  } catch {
    return parseSource(text).document?.value;
  }
}

/** Languages that somebody offers as a draft, and nobody otherwise: their words may lack texts. */
export function onlyDrafts(offered: readonly Offered[]): ReadonlySet<string> {
  const live = new Set(offered.flatMap(({ languages }) => languages));
  const drafts = offered.flatMap(({ draftLanguages }) => draftLanguages);
  return new Set(drafts.filter((language) => !live.has(language)));
}
