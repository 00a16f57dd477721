/** What `npm run drill` was asked for. */
import { type Command, InvalidArgumentError } from 'commander';
import { createProgram } from '../../compiler/createProgram.ts';
import { didYouMean } from '../../compiler/suggestNearest.ts';
import { DRILL_IDS, type DrillId } from './drill.ts';

export interface DrillOptions {
  /** In the order in which they run, each once. */
  readonly ids: readonly DrillId[];
  readonly outageSeconds: number;
}

const OUTAGE_SECONDS = 30;

export function createDrillProgram(): Command {
  return createProgram(
    'npm run drill --',
    'The fleet drills: three etcd, three hosts, an edge and load on this machine, what is taken away from them, and a report in drill-report/.',
  )
    .argument('[ID...]', `drills, of ${DRILL_IDS[0]} to ${DRILL_IDS.at(-1)}; all unless given`, readId)
    .option(
      '--seconds <NUMBER>',
      `how long what is taken away stays away; ${OUTAGE_SECONDS} unless given`,
      readSeconds,
    )
    .addHelpText('after', '\nEnds with 1 when a drill failed. docs/drills.md says what each of them shows.');
}

/** @param program with its arguments read */
export function readDrillOptions(program: Command): DrillOptions {
  const [asked] = program.processedArgs as [DrillId[] | undefined];
  const { seconds = OUTAGE_SECONDS } = program.opts<{ seconds?: number }>();
  const ids = DRILL_IDS.filter((id) => !asked || asked.length === 0 || asked.includes(id));
  return { ids, outageSeconds: seconds };
}

/** @throws in words for a drill that there is not */
function readId(text: string, before: DrillId[] = []): DrillId[] {
  const found = DRILL_IDS.find((id) => id === text.toUpperCase());
  if (found) return [...before, found];
  throw new InvalidArgumentError(
    `There is no drill "${text}"; there are ${DRILL_IDS.join(', ')}.${didYouMean(text.toUpperCase(), DRILL_IDS)}`,
  );
}

/** @throws in words for what is no number of seconds */
function readSeconds(text: string): number {
  const seconds = Number(text);
  if (seconds >= 5 && seconds <= 600) return seconds;
  throw new InvalidArgumentError('Give a number of seconds from 5 to 600.');
}
