import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HttpError } from '../openapi/envelope.ts';

/**
 * The words of a language, read at each call, so that an edit shows at once.
 *
 * @param wanted a language, or the tenant's code where no language is known yet, which gets English
 * @throws HttpError NOT_FOUND when nobody supplied that language
 */
export async function readTranslations(wordsDir: string, tenant: string, wanted: string): Promise<unknown> {
  const words =
    (await readWords(wordsDir, wanted)) ?? (wanted === tenant ? await readWords(wordsDir, 'en') : undefined);
  if (words === undefined) throw new HttpError('NOT_FOUND', `no words in ${wanted}`);
  return words;
}

/** Language tags, as files are named: `uk`, `pt-BR`. */
const TAG = /^[a-z]{2,8}(?:-[a-z0-9]{2,8})*$/i;

/** As `words --new` marks a text: nobody has translated it, so nobody supplies it. */
const UNTRANSLATED = /^TO TRANSLATE: /;

/** By path. Whoever asks while a file is being saved finds half of it: they get what it was. */
const lastGood = new Map<string, unknown>();

async function readWords(wordsDir: string, lang: string): Promise<unknown> {
  if (!TAG.test(lang)) return undefined;
  const path = join(wordsDir, `${lang}.json`);
  try {
    const words: unknown = JSON.parse(await readFile(path, 'utf8'), (_, value: unknown) =>
      typeof value === 'string' && UNTRANSLATED.test(value) ? undefined : value,
    );
    lastGood.set(path, words);
    return words;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    if (error instanceof SyntaxError && lastGood.has(path)) return lastGood.get(path);
    throw error;
  }
}
