import type { Problem } from '../../compiler/problem.ts';

/** Problems whose message names a key or a variable, never a value. */
const NAMES_ONLY: ReadonlySet<string> = new Set([
  'required',
  'unknown-key',
  'variable',
  'public-variable',
  'credentials',
]);

/**
 * A problem as anybody may read it, in the log and at `/readyz`. Connections are the host's alone, with variables
 * filled in and now and then a credential pasted where its name belongs (threat H4): the place stays, the value goes.
 */
export function hideHostValues(problem: Problem): Problem {
  if (!/^\/connections(\/|$)/.test(problem.pointer) || NAMES_ONLY.has(problem.rule)) return problem;
  const message =
    'This value cannot be used. `npm run tenant -- validate` says why, where only you can read it.';
  return { ...problem, message };
}
