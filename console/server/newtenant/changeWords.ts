import { join } from 'node:path';
import {
  isMissingText,
  languageOf,
  loadWordsFiles,
  readWords,
  type WordsResult,
} from '../../../compiler/builtInWords.ts';
import { CannotPublish } from '../../../compiler/history/cannotPublish.ts';
import { findAuthor } from '../../../compiler/history/findAuthor.ts';
import { hashText } from '../../../compiler/history/hashText.ts';
import { publishFile } from '../../../compiler/history/publishFile.ts';
import { parseSource } from '../../../compiler/parseSource.ts';
import type { Problem } from '../../../compiler/problem.ts';
import { listRepairs } from '../../../compiler/repairs/listRepairs.ts';
import { applyTextEdits } from '../../../compiler/repairs/repair.ts';
import { markUntranslated } from '../../../compiler/untranslated.ts';
import { coverWords, keysFor } from '../../../compiler/words/coverWords.ts';
import { editWords } from '../../../compiler/words/exchange/editWords.ts';
import { chainsOf, englishOf } from '../../../compiler/words/exchange/exportWords.ts';
import { isKnown, pointerOf } from '../../../compiler/words/exchange/judgeReturned.ts';
import { sourceOf } from '../../../compiler/words/exchange/listUnits.ts';
import { listLanguages } from '../../../compiler/words/listLanguages.ts';
import { readPointer } from '../../../runtime/assemble/readPointer.ts';
import { percentOf } from './listLanguageRows.ts';
import type { WordsCheck, WordsProblem } from './newTenantAnswers.ts';
import { readSoundWords } from './readSoundWords.ts';
import type { WordsPlaces } from './readWords.ts';

/** The whole new text, or single texts by key: an empty one is to be translated again. */
interface Wanted {
  readonly text?: string;
  readonly changes?: Readonly<Record<string, string>>;
  readonly baseHash?: string;
  /** Why, for the history. */
  readonly reason?: string;
}

type Changed = { readonly checked: WordsCheck } & (
  | { readonly hash: string }
  | { readonly hash: null; readonly error: string; readonly code: 'changed' | 'problems' | 'invalid' }
);

/**
 * Checks texts of a words file, and writes them unless it is a try. Nothing is written with a problem in a changed text,
 * over somebody else's change, or where a language that is whole would lack texts.
 * @returns null when there is no words file of the language
 * @throws CannotCreate in words, when no single text can be put at its place
 */
export async function changeWords(
  { folder, memory, now }: Pick<WordsPlaces, 'folder' | 'memory'> & { readonly now: () => Date },
  language: string,
  wanted: Wanted,
  { isTry }: { readonly isTry: boolean },
): Promise<Changed | null> {
  const words = join(folder, 'languages');
  if (!(await listLanguages(words)).includes(language)) return null;
  const path = join(words, `${language}.json`);
  // A whole text takes the place of whatever stands there.
  const before = wanted.text === undefined ? await readSoundWords(folder, language) : '';
  if (before === null) return null;
  const results = await loadWordsFiles(words, memory);
  const own = results.find((each) => languageOf(each) === language);
  const { text, unknown } = textAfter(results, language, before, wanted);
  const after = readWords(language, path, text, (name) => {
    const found = results.find((each) => languageOf(each) === name);
    return found ? { chain: found.chain, isWrong: !found.ok } : 'none';
  });
  const keys = new Map(Object.keys(wanted.changes ?? {}).map((key) => [pointerOf(key), key]));
  const found = after.ok ? [] : after.problems;
  const said = found
    .filter((each) => wanted.text !== undefined || keys.has(each.pointer))
    .filter((each) => own?.ok || !isMissingText(each))
    .map((problem) =>
      describeProblem(
        problem,
        text,
        keys.get(problem.pointer) ?? problem.pointer.slice(1).replaceAll('/', '.'),
      ),
    );
  const problems: readonly WordsProblem[] = [...unknown, ...said];
  const { needed = 0, missing = [] } = coverWords(language, text, after.chain) ?? {};
  const checked = { problems, missing: missing.length, percent: percentOf(needed, missing.length) };
  if (isTry || problems.length > 0) {
    const error = 'Some texts cannot stay as they are. Nothing was written.';
    return { checked, hash: null, error, code: 'problems' };
  }
  const refusal = await refuseWrite({ folder, language, text, now, ...wanted });
  return refusal ? { checked, hash: null, ...refusal } : { checked, hash: hashText(text) };
}

type Write = Pick<WordsPlaces, 'folder'> & {
  readonly now: () => Date;
  readonly language: string;
  readonly text: string;
} & Pick<Wanted, 'baseHash' | 'reason'>;

/** Writes the file, with a line of the history. @returns why it was not written; null when it was */
async function refuseWrite({ folder, language, text, now, baseHash = '', reason }: Write) {
  const file = `languages/${language}.json`;
  const by = await findAuthor(folder);
  const why = reason?.trim() || 'Texts changed in the console';
  try {
    // Checked already, with what the page says of each text.
    const write = { folder, file, text, baseHash, by, now, reason: why, mayBeDone: true };
    const { kind } = await publishFile({ ...write, check: async () => [] });
    if (kind === 'published' || kind === 'unchanged') return null;
    return kind === 'secret'
      ? { code: 'invalid' as const, error: 'A text holds a secret, which everybody could read. Take it out.' }
      : {
          code: 'changed' as const,
          error:
            'Somebody changed this words file meanwhile. Nothing was written; what you typed is kept here.',
        };
  } catch (error) {
    if (!(error instanceof CannotPublish)) throw error;
    return { code: 'invalid' as const, error: error.message };
  }
}

function textAfter(
  results: readonly WordsResult[],
  language: string,
  before: string,
  { text, changes = {} }: Wanted,
): { readonly text: string; readonly unknown: readonly WordsProblem[] } {
  if (text !== undefined) return { text, unknown: [] };
  const { texts } = chainsOf(results);
  const english = englishOf(texts);
  const known = texts.get(language) ?? new Map<string, string>();
  const entries = Object.entries(changes);
  const isOwn = ([key]: readonly [string, string]) => isKnown(key, language, known, english);
  const edits = entries.filter(isOwn).map(([key, target]) => {
    const written = target.trim() === '' ? markUntranslated(sourceOf(key, english) ?? '') : target.trim();
    return [key, written] as const;
  });
  const unknown = entries
    .filter((each) => !isOwn(each))
    .map(([key]) => ({ key, message: `The portal has no text "${key}".`, at: null, repairs: [] }));
  return { text: editWords(before, new Map(edits), keysFor(language)), unknown };
}

function describeProblem(problem: Problem, text: string, key: string): WordsProblem {
  const { message, line, column } = problem;
  const repairs = listRepairs(problem, text).map((repair) => ({
    ...repair,
    value: textAt(applyTextEdits(text, repair.edits), pointerOf(key)),
  }));
  return { key, message, at: { line, column }, repairs };
}

/** Null where no text stands there. */
function textAt(source: string, pointer: string): string | null {
  const value = readPointer(parseSource(source).document?.value, pointer);
  return typeof value === 'string' ? value : null;
}
