/** What `npm run matrix` was asked for. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import { createProgram } from '../../compiler/createProgram.ts';
import { PARTS, type Part } from './check.ts';

export interface MatrixOptions {
  readonly tenant: string | null;
  readonly language: string | null;
  readonly screen: string | null;
  readonly part: Part | null;
  /** The countries of the matrix itself, instead of those that are shipped. */
  readonly isOfCountries: boolean;
  readonly isOnlyFailed: boolean;
  /** Goes on with a run that was interrupted. */
  readonly isResumed: boolean;
  readonly seed: number;
  /** Whether somebody asked for this seed. */
  readonly isSeedGiven: boolean;
}

interface Asked {
  readonly tenant?: string;
  readonly lang?: string;
  readonly screen?: string;
  readonly part?: Part;
  readonly countries?: boolean;
  readonly onlyFailed?: boolean;
  readonly resume?: boolean;
  readonly seed?: number;
}

export function createMatrixProgram(): Command {
  return createProgram(
    'npm run matrix --',
    'The config matrix over every tenant found, and its report in matrix-report/.',
  )
    .option('--tenant <CODE>', 'one tenant alone')
    .option('--lang <LANGUAGE>', 'one language alone')
    .option('--screen <ID>', 'one screen alone')
    .addOption(new Option('--part <PART>', 'one part alone').choices(Object.keys(PARTS)))
    .option(
      '--countries',
      'the countries of tests/matrix/countries instead, report in matrix-report/countries/',
    )
    .option('--only-failed', 'what failed in the last run')
    .option('--resume', 'goes on with a run that was interrupted')
    .option('--seed <NUMBER>', 'repeats the random part of a run', readSeed);
}

/** @param program with its arguments read */
export function readOptions(program: Command, random: () => number = Math.random): MatrixOptions {
  const { tenant, lang, screen, part, countries, onlyFailed, resume, seed } = program.opts<Asked>();
  return {
    part: part ?? null,
    tenant: tenant ?? null,
    language: lang ?? null,
    screen: screen ?? null,
    isOfCountries: countries ?? false,
    isOnlyFailed: onlyFailed ?? false,
    isResumed: resume ?? false,
    isSeedGiven: seed !== undefined,
    seed: seed ?? Math.floor(random() * 2 ** 31),
  };
}

function readSeed(text: string): number {
  const seed = Number(text);
  if (Number.isInteger(seed) && seed >= 0) return seed;
  throw new InvalidArgumentError(`"${text}" is no seed: give a whole number.`);
}
