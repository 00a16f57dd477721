import { hashText } from '../../compiler/history/hashText.ts';
import { type Problem, withoutMends } from '../../compiler/problem.ts';
import { listRepairs } from '../../compiler/repairs/listRepairs.ts';
import type { Variables } from '../../compiler/resolveVariables.ts';
import type { CheckedProblem } from './answers.ts';
import { hiddenValues, hideVariables } from './hideVariables.ts';

/**
 * Problems of a text as the page gets them: with what would mend each, and without any value of the environment.
 * @param file that the text is of; what is wrong in a shared one is mended there, by a publish of its own
 */
export function withRepairs(
  problems: readonly Problem[],
  {
    file,
    text,
    variables,
    shared,
  }: {
    readonly file: string;
    readonly text: Uint8Array;
    readonly variables: Variables;
    /** Texts of group and words files, by name. */
    readonly shared: ReadonlyMap<string, Uint8Array>;
  },
): readonly CheckedProblem[] {
  if (problems.length === 0) return [];
  const repaired = problems.map((problem) => {
    const found = problem.file === file ? text : shared.get(problem.file);
    const plain = withoutMends(problem);
    if (!found) return { ...plain, repairs: [] };
    const hidden = hiddenValues(found, variables);
    const isTold = (repair: object) => !hidden.some(([, value]) => JSON.stringify(repair).includes(value));
    const repairs = listRepairs(problem, Buffer.from(found).toString()).filter(isTold);
    return { ...plain, repairs, ...(found !== text && { sharedHash: hashText(found) }) };
  });
  return hideVariables(repaired, text, variables);
}
