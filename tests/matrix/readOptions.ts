/** What `npm run matrix` was asked for. */
import { parseArgs } from 'node:util';

export interface MatrixOptions {
  readonly tenant: string | null;
  readonly language: string | null;
  readonly screen: string | null;
  readonly isOnlyFailed: boolean;
  readonly seed: number;
}

export const USAGE =
  'npm run matrix -- [--tenant CODE] [--lang LANGUAGE] [--screen ID] [--only-failed] [--seed NUMBER]';

/** @throws Error in words for an option that there is not, or a seed that is no number */
export function readOptions(args: readonly string[], random: () => number = Math.random): MatrixOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      tenant: { type: 'string' },
      lang: { type: 'string' },
      screen: { type: 'string' },
      'only-failed': { type: 'boolean', default: false },
      seed: { type: 'string' },
    },
  });
  const seed = values.seed === undefined ? Math.floor(random() * 2 ** 31) : Number(values.seed);
  if (!Number.isInteger(seed) || seed < 0)
    throw new Error(`"${values.seed}" is no seed: give a whole number.`);
  return {
    tenant: values.tenant ?? null,
    language: values.lang ?? null,
    screen: values.screen ?? null,
    isOnlyFailed: values['only-failed'],
    seed,
  };
}
