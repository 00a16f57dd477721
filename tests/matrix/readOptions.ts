/** What `npm run matrix` was asked for. */
import { parseArgs } from 'node:util';
import { PARTS, type Part } from './check.ts';

export interface MatrixOptions {
  readonly tenant: string | null;
  readonly language: string | null;
  readonly screen: string | null;
  readonly part: Part | null;
  readonly isOnlyFailed: boolean;
  /** Goes on with a run that was interrupted. */
  readonly isResumed: boolean;
  readonly seed: number;
}

export const USAGE =
  'npm run matrix -- [--tenant CODE] [--lang LANGUAGE] [--screen ID] [--part PART] [--only-failed] [--resume] [--seed NUMBER]';

/** @throws Error in words for an option or a part that there is not, or a seed that is no number */
export function readOptions(args: readonly string[], random: () => number = Math.random): MatrixOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      tenant: { type: 'string' },
      lang: { type: 'string' },
      screen: { type: 'string' },
      part: { type: 'string' },
      'only-failed': { type: 'boolean', default: false },
      resume: { type: 'boolean', default: false },
      seed: { type: 'string' },
    },
  });
  const seed = values.seed === undefined ? Math.floor(random() * 2 ** 31) : Number(values.seed);
  if (!Number.isInteger(seed) || seed < 0)
    throw new Error(`"${values.seed}" is no seed: give a whole number.`);
  const { part = null } = values;
  if (part !== null && !isPart(part))
    throw new Error(`There is no part "${part}": it is one of ${Object.keys(PARTS).join(', ')}.`);
  return {
    part,
    tenant: values.tenant ?? null,
    language: values.lang ?? null,
    screen: values.screen ?? null,
    isOnlyFailed: values['only-failed'],
    isResumed: values.resume,
    seed,
  };
}

function isPart(name: string): name is Part {
  return Object.hasOwn(PARTS, name);
}
