import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { FileWriter } from '../history/createFileWriter.ts';
import type { Problem } from '../problem.ts';
import { withoutMends } from '../problem.ts';
import { type ValidateOptions, validateFiles } from '../validateFiles.ts';
import { type FixedFile, fixFiles } from './fixFiles.ts';
import { listRepairs } from './listRepairs.ts';
import { unifiedDiff } from './unifiedDiff.ts';
import { withoutRivals } from './withoutRivals.ts';

interface FixOptions {
  readonly validation: ValidateOptions;
  /** Takes what is shown without asking. */
  readonly isAgreed: boolean;
  readonly writer: FileWriter;
  /** Asks whoever sits at the terminal; null where nobody does. */
  readonly ask: ((question: string) => Promise<boolean>) | null;
  readonly out: (line: string) => void;
}

/** Shows what can be mended unseen, and writes it when somebody agrees. */
export async function fix(files: readonly string[], options: FixOptions): Promise<void> {
  const { validation, isAgreed, writer, ask, out } = options;
  const fixed = await fixFiles(files, validation);
  if (fixed.length === 0) return out('Nothing can be mended without asking its author.');
  for (const each of fixed) for (const line of describeFixed(each)) out(line);
  const count = fixed.length === 1 ? 'this file' : `these ${fixed.length} files`;
  if (!isAgreed) {
    if (!ask) return out('Nothing is written: run this in a terminal, or add --yes.');
    if (!(await ask(`Write ${count}?`))) return out('Nothing is written.');
  }
  for (const each of fixed) await write(each, writer);
  out(`Written: ${fixed.map(({ file }) => file).join(', ')}.`);
}

/** The history tells where something was mended, and never a value: that may be a secret in the wrong place. */
function write({ file, before, after, done }: FixedFile, writer: FileWriter): Promise<void> {
  const places = [...new Set(done.map(({ problem: { pointer } }) => pointer || '/'))];
  return writer.write({ path: file, text: after, before, reason: `Mended: ${places.join(', ')}` });
}

function describeFixed({ file, before, after, done }: FixedFile): string[] {
  const titles = done.map(
    ({ problem: { line, column, message }, title }) => `${file}:${line}:${column} ${message} → ${title}`,
  );
  return [...titles, ...unifiedDiff(file, before, after)];
}

/** Each problem and warning with what would mend it, for tools: those that may be taken unseen among them. */
export async function repairsAsData(
  files: readonly string[],
  { validation, isAgreed, writer }: Pick<FixOptions, 'validation' | 'isAgreed' | 'writer'>,
) {
  if (isAgreed) {
    for (const each of await fixFiles(files, validation)) await write(each, writer);
  }
  const { problems, warnings, tenants } = await validateFiles(files, validation);
  const texts = new Map<string, string>();
  for (const path of new Set([...problems, ...warnings].map(({ file }) => resolve(file))))
    texts.set(path, await readFile(path, 'utf8').catch(() => ''));
  const withRepairs = (problem: Problem) => ({
    ...withoutMends(problem),
    repairs: listRepairs(problem, texts.get(resolve(problem.file)) ?? ''),
  });
  const told = withoutRivals([...problems, ...warnings]).map(withRepairs);
  return {
    isNothing: files.length === 0 && tenants.length === 0,
    problems: told.slice(0, problems.length),
    warnings: told.slice(problems.length).map((each) => ({ ...each, severity: 'warning' })),
  };
}
