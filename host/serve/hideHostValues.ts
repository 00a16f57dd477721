import type { Problem } from '../../compiler/problem.ts';

/** Problems whose message names a key or a variable, never a value. */
const NAMES_ONLY: ReadonlySet<string> = new Set([
  'required',
  'unknown-key',
  'variable',
  'public-variable',
  'credentials',
  'consent',
  'secret',
  'group',
]);

/**
 * A problem as anybody may read it, in the log and at `/readyz`. Connections are the host's alone, with variables
 * filled in and now and then a credential pasted where its name belongs (threat H4): the place stays, the value goes.
 */
export function hideHostValues(problem: Problem): Problem {
  if (!/^\/connections(\/|$)/.test(problem.pointer) || NAMES_ONLY.has(problem.rule)) return problem;
  return { ...problem, message: `This value cannot be used. ${SAYS_WHY}` };
}

/** The same of a warning: the value is used, and yet looks like a mistake. */
export function hideDoubtedValues(warning: Problem): Problem {
  const hidden = hideHostValues(warning);
  return hidden === warning
    ? warning
    : { ...warning, message: `This value looks like a mistake. ${SAYS_WHY}` };
}

const SAYS_WHY = '`npm run tenant -- validate` says why, where only you can read it.';
