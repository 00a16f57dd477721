import { listTenantFiles } from './loadTenants.ts';
import { parseSource } from './parseSource.ts';
import { readRegularFile } from './readRegularFile.ts';

/** Languages that a tenant offers, and those that it offers as drafts. */
export interface Offered {
  readonly code: string;
  readonly languages: readonly string[];
  readonly draftLanguages: readonly string[];
}

/** As tenant files say, whatever else is wrong with them. A folder that is not there has none. */
export async function readOffered(folder: string): Promise<Offered[]> {
  const files = await listTenantFiles(folder).catch(() => []);
  const contents = await Promise.all(files.map(readRegularFile));
  return contents.flatMap((content) => (content?.ok ? [offeredIn(content.bytes)] : []));
}

/** @param text a tenant file, of any kind */
export function offeredIn(text: string | Uint8Array): Offered {
  const value = valueIn(text);
  const { code, languages, draftLanguages } = (value ?? {}) as {
    readonly code?: unknown;
    readonly languages?: unknown;
    readonly draftLanguages?: unknown;
  };
  const listIn = (each: unknown) => (Array.isArray(each) ? each.map(String) : []);
  return { code: String(code), languages: listIn(languages), draftLanguages: listIn(draftLanguages) };
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
