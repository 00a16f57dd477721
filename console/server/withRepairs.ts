import { type Problem, withoutMends } from '../../compiler/problem.ts';
import { listRepairs } from '../../compiler/repairs/listRepairs.ts';
import type { Variables } from '../../compiler/resolveVariables.ts';
import type { CheckedProblem } from './answers.ts';
import { hiddenValues, hideVariables } from './hideVariables.ts';

/**
 * Problems of a text as the page gets them: with what would mend each, and without any value of the environment.
 * @param file that the text is of; what is wrong in another one is mended there
 */
export function withRepairs(
  problems: readonly Problem[],
  {
    file,
    text,
    variables,
  }: { readonly file: string; readonly text: Uint8Array; readonly variables: Variables },
): readonly CheckedProblem[] {
  if (problems.length === 0) return [];
  const written = Buffer.from(text).toString();
  const hidden = hiddenValues(text, variables);
  const isTold = (repair: object) => !hidden.some(([, value]) => JSON.stringify(repair).includes(value));
  const repaired = problems.map((problem) => ({
    ...withoutMends(problem),
    repairs: problem.file === file ? listRepairs(problem, written).filter(isTold) : [],
  }));
  return hideVariables(repaired, text, variables);
}
