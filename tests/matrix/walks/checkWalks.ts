/**
 * Walks at random through the portal of a tenant, in a browser against the sandbox: everything is pressed and filled in, in
 * an order that nobody would think of, and what must hold of every page is looked at after each step.
 */
import type { PublicTenant } from '../../../runtime/tenant/pageData.ts';
import { type Check, createRecorder, type Recorder } from '../check.ts';
import { plain } from '../journeys/checkJourneys.ts';
import { anEmail } from '../journeys/traveller.ts';
import { randomFrom } from '../randomFrom.ts';
import { findRawKeys } from '../visual/findForeign.ts';
import { openWindow } from '../visual/openWindow.ts';
import type { Stage } from '../visual/stage.ts';
import type { World } from '../world.ts';
import { type Chance, chanceOf, WINDOWS } from './deeds.ts';
import { spoilAnswers, walk } from './walk.ts';

export interface WalksOptions {
  readonly seed: number;
  readonly count?: number;
  /** Of each walk. */
  readonly steps?: number;
  readonly onStep?: (done: number) => void;
}

/** Seeded people of the sandbox, each with another set of cards; null is a visitor. */
const PEOPLE: readonly (string | null)[] = ['ana', 'states', 'many', 'new', null];

type Around = Pick<World, 'words'> & {
  readonly tenant: PublicTenant;
  readonly stage: Pick<Stage, 'browser' | 'portal' | 'now'>;
  readonly record: Recorder;
  readonly steps: number;
};

export async function checkWalks(
  { words }: Pick<World, 'words'>,
  tenant: PublicTenant,
  stage: Pick<Stage, 'browser' | 'portal' | 'now'>,
  { seed, count = 8, steps = 30, onStep }: WalksOptions,
): Promise<readonly Check[]> {
  const record = createRecorder('walks', tenant.code);
  for (let index = 0; index < count; index += 1) {
    await checkWalk(seed + index, { words, tenant, stage, record, steps });
    onStep?.((index + 1) / count);
  }
  return record.checks;
}

/** Its seed says who goes, in which language and window, and whether on a day on which answers fail. */
async function checkWalk(seed: number, { words, tenant, stage, record, steps }: Around): Promise<void> {
  const chance: Chance = chanceOf(randomFrom(seed));
  const person = chance.pick(PEOPLE);
  const language = chance.pick(tenant.languages);
  const viewport = chance.pick(WINDOWS);
  const isBadDay = chance.next() < 0.3;
  const title = `seed ${seed}: ${steps} steps at random${isBadDay ? ', while answers fail' : ''}`;
  const place = { language, width: viewport.width, person: person ?? 'a visitor' };
  const base = `${stage.portal}/${tenant.code}`;
  const username = person && anEmail(`${tenant.code}.example`, person);
  const window = await openWindow(stage, tenant, username, { viewport, reducedMotion: 'reduce' });
  const { page, settle } = window;
  try {
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    page.context().on('page', (tab) => void tab.close().catch(() => undefined));
    await window.speak(language);
    await page.reload();
    await settle();
    window.takeComplaints();
    // The order in which answers come is no walk's own: they have numbers of theirs.
    if (isBadDay) await spoilAnswers(page, randomFrom(seed + 1));
    const findOdd = (text: string) => [
      ...findRawKeys(text, words),
      ...(text.match(/.{0,40}(?:\bnull\b|Invalid Date|Infinity).{0,40}/g) ?? []),
    ];
    const { done, found } = await walk(window, { base, findOdd, chance, steps });
    const link = new URL(page.url()).pathname;
    if (found.length === 0) record.report(place, title, 'passed');
    else record.report({ ...place, link }, title, 'failed', { expected: [], actual: { found, done } });
  } catch (error) {
    record.report(place, title, 'failed', { expected: 'the walk comes to its end', actual: plain(error) });
  } finally {
    await window.close().catch(() => undefined);
  }
}
