/**
 * `npm run mutate`: changes the rooms in small ways, one by one, runs each room's own unit tests for every change, and
 * says what share of them they see. Exit 0 when each room is at its goal, 1 when one is not, 2 when it could not run.
 */
import { existsSync } from 'node:fs';
import { InvalidArgumentError } from 'commander';
import { createProgram, readProgram } from '../../compiler/createProgram.ts';
import { didYouMean } from '../../compiler/suggestNearest.ts';
import { chooseRooms, ROOMS } from './rooms.ts';

const program = createProgram(
  'npm run mutate --',
  'Changes rooms in small ways, one by one, and says what share their own unit tests see.',
)
  .argument('[FOLDER]', 'one room alone, or a folder or file of it')
  .option('--workers <NUMBER>', 'how many changes are tried beside each other', readNumber, 1)
  .option('--anew', 'tries all again, also what has not changed since the last run');
const {
  args: [wanted],
} = readProgram(program);
const { workers, anew = false } = program.opts<{ readonly workers: number; readonly anew?: boolean }>();

const chosen = chooseRooms(wanted);
if (chosen.length === 0) {
  const folders = ROOMS.map(({ folder }) => folder);
  console.error(`"${wanted}" is in no room that is mutated.${didYouMean(wanted ?? '', folders)}`);
  console.error(`They are ${folders.join(', ')}.`);
  process.exit(2);
}

const missing = chosen.find(({ folder }) => !existsSync(folder));
if (missing) {
  console.error(`There is no ${missing.folder}.`);
  process.exit(2);
}

try {
  // Loaded once it is known that the program runs: `--help` answers at once.
  const { mutateRooms } = await import('./mutateRooms.ts');
  process.exitCode = await mutateRooms(chosen, { workers, isAnew: anew });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

function readNumber(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new InvalidArgumentError(`"${text}" is no number of workers.`);
}
