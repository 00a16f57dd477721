/** Walks at random through the console, each over a copy of the tenant files of its own: what is written there is thrown away. */
import { startConsoleProgram } from '../../e2e/support/consoleProgram.ts';
import { type Check, createRecorder, type Recorder } from '../check.ts';
import { plain } from '../journeys/checkJourneys.ts';
import { randomFrom } from '../randomFrom.ts';
import { watchComplaints, watchQuiet } from '../visual/openWindow.ts';
import type { Stage } from '../visual/stage.ts';
import { chanceOf, WINDOWS } from './deeds.ts';
import { walk } from './walk.ts';

export interface ConsoleWalksOptions {
  /** Of tenant files; the shipped ones unless given. */
  readonly from?: string;
  readonly seed: number;
  readonly count?: number;
  /** Of each walk. */
  readonly steps?: number;
  readonly onStep?: (done: number) => void;
}

type Around = Pick<ConsoleWalksOptions, 'from'> & {
  readonly code: string;
  readonly stage: Pick<Stage, 'browser' | 'sandbox'>;
  readonly record: Recorder;
  readonly steps: number;
};

/** Keys, places and values of files are what the console is about. */
const findOdd = (text: string) =>
  text.match(/.{0,40}(?:\bundefined\b|\bNaN\b|Invalid Date|\[object).{0,40}/g) ?? [];

/** @param code of the tenant that is worked on */
export async function checkConsoleWalks(
  code: string,
  stage: Pick<Stage, 'browser' | 'sandbox'>,
  { from, seed, count = 4, steps = 25, onStep }: ConsoleWalksOptions,
): Promise<readonly Check[]> {
  const record = createRecorder('consoleWalks', code);
  for (let index = 0; index < count; index += 1) {
    await checkWalk(seed + index, { ...(from && { from }), code, stage, record, steps });
    onStep?.((index + 1) / count);
  }
  return record.checks;
}

/** Its seed says where it begins, and in which window. */
async function checkWalk(seed: number, { from, code, stage, record, steps }: Around): Promise<void> {
  const chance = chanceOf(randomFrom(seed));
  const editor = `tenants/${code}`;
  const path = chance.pick([editor, editor, editor, `${editor}/history`, 'new', 'languages', '']);
  const viewport = chance.pick(WINDOWS);
  const place = { width: viewport.width, person: 'a configuration manager' };
  const title = `seed ${seed}: ${steps} steps at random`;
  const program = await startConsoleProgram({ ...(from && { from }), sandbox: stage.sandbox });
  const context = await stage.browser.newContext({ viewport, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    context.on('page', (tab) => void tab.close().catch(() => undefined));
    const complaints = watchComplaints(page);
    const window = { page, settle: watchQuiet(page), takeComplaints: () => complaints.splice(0) };
    await page.goto(program.url + path);
    await window.settle();
    const base = program.url.replace(/\/$/, '');
    const { done, found } = await walk(window, { base, findOdd, chance, steps });
    if (found.length === 0) record.report(place, title, 'passed');
    else record.report(place, title, 'failed', { expected: [], actual: { found, done } });
  } catch (error) {
    record.report(place, title, 'failed', { expected: 'the walk comes to its end', actual: plain(error) });
  } finally {
    await context.close().catch(() => undefined);
    await program.stop();
  }
}
