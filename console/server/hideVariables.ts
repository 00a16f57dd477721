import { type Variables, variableNames } from '../../compiler/resolveVariables.ts';
import type { Problem } from './answers.ts';

/** Shorter values are words that stand in a message by themselves. */
const LEAST_SIGNS = 4;

/** A message about a value that was filled in from the environment names the variable: values stay with the server. */
export function hideVariables<Said extends Problem>(
  problems: readonly Said[],
  text: Uint8Array,
  variables: Variables,
): readonly Said[] {
  if (problems.length === 0) return problems;
  const hidden = hiddenValues(text, variables);
  return problems.map((problem) => ({
    ...problem,
    message: hidden.reduce(
      (said, [name, value]) => said.replaceAll(value, () => `\${${name}}`),
      problem.message,
    ),
  }));
}

/** Names and values of the variables that a text names, where a value says something. */
export function hiddenValues(
  text: Uint8Array,
  variables: Variables,
): readonly (readonly [name: string, value: string])[] {
  return variableNames(Buffer.from(text).toString())
    .map((name) => [name, variables[name] ?? ''] as const)
    .filter(([, value]) => value.length >= LEAST_SIGNS);
}
