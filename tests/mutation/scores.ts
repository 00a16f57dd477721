/** What became of the mutants of a room, counted, and as a table. */
import { type Equivalent, sameChange } from './equivalent.ts';

/** A mutant and what became of it, as Stryker tells it. */
export interface Mutant {
  /** Path from the project's root. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** The whole line in which it begins. */
  readonly lineText: string;
  readonly original: string;
  readonly replacement: string;
  readonly status: string;
}

export interface Score {
  readonly room: string;
  readonly goal: number;
  readonly killed: number;
  /** Tests that did not end: seen as well. */
  readonly timeout: number;
  readonly survived: number;
  readonly noCoverage: number;
  readonly equivalent: number;
  /** In per cent; 100 where there is nothing to kill. */
  readonly score: number;
}

/** What lived, and is said to be no defect. */
export interface Sorted {
  readonly alive: readonly Mutant[];
  readonly equivalent: readonly Mutant[];
  /** Of the list: what names nothing that lived. */
  readonly stale: readonly Equivalent[];
}

const LIVED = ['Survived', 'NoCoverage'];

/** @param list of the files that were mutated */
export function sortSurvivors(mutants: readonly Mutant[], list: readonly Equivalent[]): Sorted {
  const lived = mutants.filter(({ status }) => LIVED.includes(status));
  const isListed = (mutant: Mutant) => list.some((each) => sameChange(each, mutant));
  return {
    alive: lived.filter((mutant) => !isListed(mutant)),
    equivalent: lived.filter(isListed),
    stale: list.filter((each) => !lived.some((mutant) => sameChange(each, mutant))),
  };
}

export function scoreOf(
  { room, goal }: Pick<Score, 'room' | 'goal'>,
  mutants: readonly Mutant[],
  { alive, equivalent }: Sorted,
): Score {
  const countOf = (of: readonly Mutant[], wanted: string) =>
    of.filter(({ status }) => status === wanted).length;
  const killed = countOf(mutants, 'Killed');
  const timeout = countOf(mutants, 'Timeout');
  const seen = killed + timeout;
  const all = seen + alive.length;
  return {
    room,
    goal,
    killed,
    timeout,
    survived: countOf(alive, 'Survived'),
    noCoverage: countOf(alive, 'NoCoverage'),
    equivalent: equivalent.length,
    score: all === 0 ? 100 : (seen / all) * 100,
  };
}

export function isBelowGoal({ score, goal }: Score): boolean {
  return score < goal;
}

/** As Markdown, so that it can stand in docs/development.md as it is. */
export function scoreTable(scores: readonly Score[]): string {
  const head = '| room | killed | timeout | survived | no coverage | equivalent | score | goal |';
  const rows = scores.map((score) => {
    const { room, killed, timeout, survived, noCoverage, equivalent, goal } = score;
    // Cut, not rounded: what is below the goal never looks like it.
    const percent = `${(Math.floor(score.score * 10) / 10).toFixed(1)} %`;
    return `| ${room} | ${killed} | ${timeout} | ${survived} | ${noCoverage} | ${equivalent} | ${percent} | ${goal} % |`;
  });
  return [head, '|---|---:|---:|---:|---:|---:|---:|---:|', ...rows].join('\n');
}
