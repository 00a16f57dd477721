/** What `npm run matrix` was asked for. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import { createProgram } from '../../compiler/createProgram.ts';
import { PARTS, type Part } from './check.ts';
import { ENGINES, type Engine } from './engines/engine.ts';

export interface MatrixOptions {
  readonly tenant: string | null;
  readonly language: string | null;
  readonly screen: string | null;
  readonly part: Part | null;
  /** One of the other engines alone: then the part is theirs. */
  readonly engine: Engine | null;
  /** The countries of the matrix itself, instead of those that are shipped. */
  readonly isOfCountries: boolean;
  readonly isOnlyFailed: boolean;
  /** Goes on with a run that was interrupted. */
  readonly isResumed: boolean;
  /** Ids of groups or pictures that become right, with the reason; none for a run. */
  readonly accept: readonly string[];
  readonly reason: string;
  /** Takes the last acceptance back. */
  readonly isTakenBack: boolean;
  readonly seed: number;
  /** Whether somebody asked for this seed. */
  readonly isSeedGiven: boolean;
}

interface Asked {
  readonly tenant?: string;
  readonly lang?: string;
  readonly screen?: string;
  readonly part?: Part;
  readonly engine?: Engine;
  readonly countries?: boolean;
  readonly onlyFailed?: boolean;
  readonly resume?: boolean;
  readonly accept?: readonly string[];
  readonly reason?: string;
  readonly unaccept?: boolean;
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
    .addOption(
      new Option('--engine <ENGINE>', 'the journeys in one other engine than Chromium').choices(
        Object.keys(ENGINES),
      ),
    )
    .option(
      '--countries',
      'the countries of tests/matrix/countries instead, report in matrix-report/countries/',
    )
    .option('--only-failed', 'what failed in the last run')
    .option('--resume', 'goes on with a run that was interrupted')
    .option(
      '--accept <ID...>',
      'makes pictures of the last run the right ones: groups or pictures, as its report names them',
    )
    .option('--reason <TEXT>', 'why they are right; none is accepted without it')
    .option('--unaccept', 'takes the last acceptance back')
    .option('--seed <NUMBER>', 'repeats the random parts of a run', readSeed);
}

/** @param program with its arguments read */
export function readOptions(program: Command, random: () => number = Math.random): MatrixOptions {
  const asked = program.opts<Asked>();
  const { tenant, lang, screen, part, engine, countries, onlyFailed, resume, seed } = asked;
  return {
    part: part ?? (engine ? 'engines' : null),
    engine: engine ?? null,
    tenant: tenant ?? null,
    language: lang ?? null,
    screen: screen ?? null,
    isOfCountries: countries ?? false,
    isOnlyFailed: onlyFailed ?? false,
    isResumed: resume ?? false,
    accept: asked.accept ?? [],
    reason: asked.reason ?? '',
    isTakenBack: asked.unaccept ?? false,
    isSeedGiven: seed !== undefined,
    seed: seed ?? Math.floor(random() * 2 ** 31),
  };
}

function readSeed(text: string): number {
  const seed = Number(text);
  if (Number.isInteger(seed) && seed >= 0) return seed;
  throw new InvalidArgumentError(`"${text}" is no seed: give a whole number.`);
}
