import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { FileWriter } from '../../history/createFileWriter.ts';
import { type Problem, sortProblems } from '../../problem.ts';
import { coverWords, keysFor } from '../coverWords.ts';
import { textsBehind } from '../wordsFallback.ts';
import { readCsv } from './csv.ts';
import { editWords } from './editWords.ts';
import { englishOf, formatOf, mendFirst, readAllChains, refuseOriginal } from './exportWords.ts';
import { findBroken } from './findBroken.ts';
import { isKnown, isOutdated, judge, pointerOf, refuse } from './judgeReturned.ts';
import { sourceOf } from './listUnits.ts';
import { readXliff } from './readXliff.ts';
import { CannotImport, type Refused } from './returned.ts';

/** The largest words file with all its notes is a tenth of it. */
const MAX_BYTES = 8 * 1024 * 1024;

export type Imported =
  | {
      readonly ok: true;
      readonly path: string;
      readonly changed: number;
      /** Texts of the words file that have no translation yet. */
      readonly untranslated: number;
      /** Keys of changed texts whose English is no longer what it was when the file was written. */
      readonly outdated: readonly string[];
    }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Takes the translations of a file over into the words file, all of them or, with one problem, none.
 * @param folder the words files
 * @throws CannotCreate when words file or language cannot take any; the file system's error
 */
export async function importWords(
  folder: string,
  language: string,
  file: string,
  writer: FileWriter,
): Promise<Imported> {
  const format = formatOf(file);
  refuseOriginal(language);
  const path = join(folder, `${language}.json`);
  const bytes = await readFile(path);
  if (findBroken(path, language, bytes)) throw mendFirst(path);
  const all = await readAllChains(folder);
  const chain = all.chains.get(language) ?? [];
  const behind = textsBehind(chain.slice(1));
  const old = bytes.toString('utf8');
  const problemAt = ({ line, column, key, message }: Refused): Problem => {
    return { file, line, column, pointer: pointerOf(key), rule: 'words-import', message };
  };
  try {
    const text = decode(await readReturned(file));
    const returned = format === 'csv' ? readCsv(text, language) : readXliff(text, language);
    const english = englishOf(all.texts);
    const before = all.texts.get(language) ?? new Map<string, string>();
    const refused = refuse(returned, language, before, english);
    // Blanks around a text come from a cell or a tool; those of the words file stay.
    const taken = returned.texts
      .filter(({ key, target }) => before.get(key) !== target)
      .map((each) => ({ ...each, target: each.target.trim() }))
      .filter(({ key, target }) => target !== '' && before.get(key) !== target);
    const known = taken.filter(({ key }) => isKnown(key, language, before, english));
    const edits = new Map(known.map(({ key, target }) => [key, target]));
    const written = editWords(old, edits, keysFor(language));
    const problems = [...refused, ...judge(language, written, known, behind)];
    if (problems.length > 0) return { ok: false, problems: sortProblems(problems.map(problemAt)) };
    const reason = `Translations from ${basename(file)}`;
    if (written !== old) await writer.write({ path, text: written, before: bytes, reason });
    const outdated = known.filter(({ key, source }) => isOutdated(source, sourceOf(key, english)));
    return {
      ok: true,
      path,
      changed: edits.size,
      untranslated: coverWords(language, written, chain)?.missing.length ?? 0,
      outdated: outdated.map(({ key }) => key),
    };
  } catch (error) {
    if (!(error instanceof CannotImport)) throw error;
    return { ok: false, problems: [problemAt({ key: '', message: error.message, ...error.at })] };
  }
}

async function readReturned(file: string): Promise<Uint8Array> {
  return await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error(`There is no file "${file}".`) : error;
  });
}

function decode(bytes: Uint8Array): string {
  if (bytes.length > MAX_BYTES)
    throw new CannotImport(`The file has ${bytes.length} bytes; that is no file of texts.`);
  try {
    // Takes the mark that spreadsheets put at the beginning.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CannotImport('The file is not UTF-8 text. Save it as "CSV UTF-8", or as UTF-8.');
  }
}
