import { basename } from 'node:path';
import type { Problem } from '../problem.ts';

/** What is told of one file. */
interface Told {
  readonly file: string;
  readonly problems: readonly Problem[];
}

/** What is told of several tenants is a problem of the group that they extend: once, with their names. */
export function gatherProblems(told: readonly Told[]): Problem[] {
  const known = new Map<string, { readonly problem: Problem; readonly names: string[] }>();
  for (const { file, problems } of told) {
    for (const problem of problems) {
      const key = JSON.stringify(problem);
      const found = known.get(key) ?? { problem, names: [] };
      known.set(key, found);
      if (problem.file !== file) found.names.push(basename(file, '.json'));
    }
  }
  return [...known.values()].map(({ problem, names }) =>
    names.length === 0
      ? problem
      : { ...problem, message: `${problem.message} It concerns ${names.join(', ')}.` },
  );
}
