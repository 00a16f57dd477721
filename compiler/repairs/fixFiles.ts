import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Problem } from '../problem.ts';
import type { Unsaved } from '../readRegularFile.ts';
import { type ValidateOptions, validateFiles } from '../validateFiles.ts';
import { applyTextEdits } from './repair.ts';
import { safeRepairs } from './safeRepairs.ts';

/** A file with all that can be mended unseen. */
export interface FixedFile {
  /** As problems call it. */
  readonly file: string;
  readonly before: string;
  readonly after: string;
  /** What was done, in the order in which it was. */
  readonly done: readonly { readonly problem: Problem; readonly title: string }[];
}

/** As one file after another tells its slips of syntax, one at a time. */
const MOST_ROUNDS = 200;

/**
 * Mends the named files, or every file of the folder, as far as that can be done unseen. Nothing is written. Together,
 * round by round: a file may be wrong for what another one says.
 */
export async function fixFiles(files: readonly string[], options: ValidateOptions): Promise<FixedFile[]> {
  const named = new Set(files.map((file) => resolve(file)));
  const fixed = new Map<string, FixedFile>();
  const wordsMemory = options.wordsMemory ?? new Map();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const unsaved = new Map(options.unsaved);
    for (const [path, { after }] of fixed) unsaved.set(path, after);
    const { problems, warnings } = await validateFiles(files, { ...options, unsaved, wordsMemory });
    const told = Map.groupBy([...problems, ...warnings], ({ file }) => resolve(file));
    let isDone = true;
    for (const [path, found] of told) {
      if (named.size > 0 && !named.has(path)) continue;
      const known = fixed.get(path) ?? (await readForFixing(path, found, options.unsaved));
      const next = known && fixOnce(known, found);
      if (!next || next.after === known.after) continue;
      fixed.set(path, next);
      isDone = false;
    }
    if (isDone) break;
  }
  return [...fixed.values()].filter(({ before, after }) => before !== after);
}

/** @returns null for what is no text, which nobody can mend here */
async function readForFixing(
  path: string,
  [problem]: readonly Problem[],
  unsaved?: Unsaved,
): Promise<FixedFile | null> {
  const typed = unsaved?.get(path);
  if (problem && typed !== undefined) return { file: problem.file, before: typed, after: typed, done: [] };
  const bytes = await readFile(path).catch(() => null);
  if (bytes === null || !problem) return null;
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return { file: problem.file, before: text, after: text, done: [] };
  } catch {
    return null;
  }
}

function fixOnce(known: FixedFile, problems: readonly Problem[]): FixedFile {
  const taken = safeRepairs(problems, known.after);
  const after = applyTextEdits(
    known.after,
    taken.flatMap(({ edits }) => edits),
  );
  return { ...known, after, done: [...known.done, ...taken] };
}
