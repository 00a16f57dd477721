import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { formatProblem, type Problem } from '../problem.ts';
import type { Unsaved } from '../readRegularFile.ts';
import { type ValidateOptions, validateFiles } from '../validateFiles.ts';

/** What is told of one file, and of which text. */
export interface JudgedFile {
  readonly text: string;
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
}

/** By absolute path: each file of which something is told, and each that is open. */
export type JudgedFolder = ReadonlyMap<string, JudgedFile>;

/** The whole folder as `validate` judges it, with what is typed in the place of what is saved. */
export async function judgeFolder(options: ValidateOptions, unsaved: Unsaved): Promise<JudgedFolder> {
  const { problems, warnings } = await validateFiles([], { ...options, unsaved });
  const told = new Map<string, { readonly problems: Problem[]; readonly warnings: Problem[] }>();
  const at = (path: string) => {
    const known = told.get(path) ?? { problems: [], warnings: [] };
    told.set(path, known);
    return known;
  };
  for (const path of unsaved.keys()) at(path);
  for (const each of problems) at(resolve(each.file)).problems.push(each);
  for (const each of warnings) at(resolve(each.file)).warnings.push(each);
  const judged = [...told].map(async ([path, found]): Promise<[string, JudgedFile]> => {
    const text = unsaved.get(path) ?? (await readFile(path, 'utf8').catch(() => ''));
    return [path, { text, problems: once(found.problems), warnings: once(found.warnings) }];
  });
  return new Map(await Promise.all(judged));
}

/** An editor shows a place once, and not again for each tenant that it concerns. */
function once(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((each) => [formatProblem(each), each])).values()];
}
