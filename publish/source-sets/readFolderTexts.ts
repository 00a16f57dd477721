import { join } from 'node:path';
import { readGroups } from '../../compiler/groupFiles.ts';
import { picturesOf } from '../../compiler/loadTenants.ts';
import { offeredIn } from '../../compiler/offeredLanguages.ts';
import { parseSource } from '../../compiler/parseSource.ts';
import { readRegularFile } from '../../compiler/readRegularFile.ts';
import { fallbackOf } from '../../compiler/words/wordsFallback.ts';
import { isFileName } from '../registry/pointer.ts';
import type { SourceTexts } from './sourceTexts.ts';

/** Pages that belong to no tenant are in this language, and gaps are filled from it. */
const FALLBACK_LANGUAGE = 'en';

/**
 * The source set of a tenant, from the folder of tenant files.
 * @throws Error in words for a file that cannot be read
 */
export async function readFolderTexts(code: string, folder: string): Promise<SourceTexts> {
  const path = join(folder, `${code}.json`);
  const file = await readFile(path);
  if (file === null) throw new Error(`There is no ${path}.`);
  const groups = await readGroups(folder);
  const { languages, draftLanguages, group } = offeredIn(file, groups);
  const shared = group === null ? undefined : groups.get(group)?.content;
  const words = await readWords(join(folder, 'languages'), [
    ...languages,
    ...draftLanguages,
    FALLBACK_LANGUAGE,
  ]);
  const pictures = await picturesOf(path);
  return {
    code,
    file,
    groups: new Map(group !== null && shared?.ok ? [[group, shared.bytes]] : []),
    words,
    // No theme can name another one, and no pointer either: a copy that somebody left there is none of the tenant's.
    pictures: new Map(
      [...pictures].flatMap(([name, { content }]) => (isFileName(name) ? [[name, content]] : [])),
    ),
  };
}

/** With the languages that these fall back to. */
async function readWords(folder: string, languages: readonly string[]): Promise<Map<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>();
  const asked = new Set(languages);
  // A set may grow while it is walked: each language is looked at once.
  for (const language of asked) {
    const bytes = await readFile(join(folder, `${language}.json`));
    if (bytes === null) continue;
    found.set(language, bytes);
    const fallback = fallbackOf(parseSource(bytes).document?.value);
    if (fallback !== null) asked.add(fallback);
  }
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}

async function readFile(path: string): Promise<Uint8Array | null> {
  const content = await readRegularFile(path);
  if (content && !content.ok) throw new Error(`${path}: ${content.reason}`);
  return content?.bytes ?? null;
}
