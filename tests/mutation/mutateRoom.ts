/** Mutates a room, or a folder of it, in a copy of the project, and runs the room's own tests for each mutant (StrykerJS). */
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { ROOT } from '../support/copyProject.ts';
import { type Chosen, mutatedFiles } from './rooms.ts';
import type { Mutant } from './scores.ts';

/** Kept out of git: the pages that show each mutant in its place, and what was found out for the next run. */
export const REPORTS = 'mutation-report';

export interface Asked {
  /** How many mutants are tried beside each other. */
  readonly workers: number;
  /** Tries all again, also where neither file nor tests have changed since the last run. */
  readonly isAnew: boolean;
}

type Options = Required<ConstructorParameters<typeof Stryker>[0]>;

export async function mutateRoom({ room, folder }: Chosen, { workers, isAnew }: Asked): Promise<Mutant[]> {
  const name = room.folder.replaceAll('/', '-');
  // Read by tests/mutation/vitest.config.ts, in the processes that Stryker starts.
  process.env.MUTATED_ROOM = room.folder;
  const results = await new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', join(import.meta.dirname, 'ignored.ts')],
    ignorers: ['unseen'],
    vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
    mutate: [...mutatedFiles(folder)],
    coverageAnalysis: 'perTest',
    incremental: true,
    incrementalFile: join(REPORTS, `${name}.incremental.json`),
    force: isAnew,
    concurrency: workers,
    // Outside of the project, where no watcher and no other test finds it.
    tempDirName: join(tmpdir(), 'mutants'),
    cleanTempDir: 'always',
    ignorePatterns: ['/dist', '/.sandbox', '/.history', '/.registry*', '/*-report', '/test-results'],
    // The types stay as they are: nothing here looks at them, and the first line of a test says whether it needs a page.
    disableTypeChecks: false,
    // A test that runs for ever is seen, and not waited for: a second above three times what it takes.
    timeoutFactor: 3,
    timeoutMS: 5_000,
    dryRunTimeoutMinutes: 15,
    reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only', 'html'],
    htmlReporter: { fileName: join(REPORTS, `${name}.html`) },
    thresholds: { high: room.goal, low: room.goal, break: null },
    logLevel: 'warn' as Options['logLevel'],
    allowConsoleColors: process.stdout.isTTY ?? false,
  }).runMutationTest();
  const sources = new Map<string, readonly string[]>();
  const mutants: Mutant[] = [];
  for (const { fileName, location, replacement = '', status } of results) {
    const file = relative(ROOT, resolve(ROOT, fileName)).replaceAll(sep, '/');
    const lines = sources.get(file) ?? (await readFile(join(ROOT, file), 'utf8')).split('\n');
    sources.set(file, lines);
    mutants.push({
      file,
      line: location.start.line,
      lineText: lines[location.start.line - 1] ?? '',
      original: between(lines, location.start, location.end),
      replacement,
      status,
    });
  }
  return mutants;
}

/** Both from 1. */
interface Position {
  readonly line: number;
  readonly column: number;
}

function between(lines: readonly string[], start: Position, end: Position): string {
  const part = lines.slice(start.line - 1, end.line);
  const last = part.length - 1;
  return part
    .map((line, index) =>
      line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined),
    )
    .join('\n');
}
