import { type Variables, variableNames } from '../../compiler/resolveVariables.ts';
import type { Problem } from './answers.ts';

/** Shorter values are words that stand in a message by themselves. */
const LEAST_SIGNS = 4;

/** A message about a value that was filled in from the environment names the variable: values stay with the server. */
export function hideVariables(
  problems: readonly Problem[],
  text: Uint8Array,
  variables: Variables,
): readonly Problem[] {
  if (problems.length === 0) return problems;
  const hidden = variableNames(Buffer.from(text).toString())
    .map((name) => [name, variables[name] ?? ''] as const)
    .filter(([, value]) => value.length >= LEAST_SIGNS);
  return problems.map((problem) => ({
    ...problem,
    message: hidden.reduce(
      (said, [name, value]) => said.replaceAll(value, () => `\${${name}}`),
      problem.message,
    ),
  }));
}
