import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** As many words as a tenant may have of its own in a language. */
const MOST = 400;

/**
 * Has a tenant offer every language that there is, others than its own as drafts, with as many words of its own as it
 * may have, which say what the words files say: a file of some 2,000 lines.
 * @param folder of tenant files
 * @returns how many lines it has
 */
export async function makeLong(folder: string, tenant: string): Promise<number> {
  const path = join(folder, `${tenant}.json`);
  const file = JSON.parse(await readFile(path, 'utf8'));
  const names = (await readdir(join(folder, 'languages'))).map((name) => name.replace('.json', ''));
  const languages: string[] = [...new Set([...file.languages, ...names])];
  const draftLanguages = languages.filter((language) => !file.languages.includes(language));
  const words = languages.map(async (language) => {
    const tree = JSON.parse(await readFile(join(folder, 'languages', `${language}.json`), 'utf8'));
    const own = file.words?.[language] ?? {};
    // Its own stand first, and say what they say.
    const all = Object.entries({ ...own, ...Object.fromEntries(listTexts(tree)), ...own });
    return [language, Object.fromEntries(all.slice(0, MOST))] as const;
  });
  const text = JSON.stringify(
    { ...file, draftLanguages, words: Object.fromEntries(await Promise.all(words)) },
    null,
    2,
  );
  await writeFile(path, `${text}\n`);
  return text.split('\n').length;
}

function listTexts(tree: object, key = ''): (readonly [key: string, text: string])[] {
  return Object.entries(tree).flatMap(([name, value]) => {
    const full = key === '' ? name : `${key}.${name}`;
    if (full === 'languageName') return [];
    return typeof value === 'string' ? [[full, value] as const] : listTexts(value, full);
  });
}
