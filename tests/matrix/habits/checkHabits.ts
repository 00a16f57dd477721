/** Every habit on every screen of a tenant, in its first language, in a browser against the sandbox. */
import type { PublicTenant } from '../../../runtime/tenant/pageData.ts';
import { type Check, createRecorder, type Place, type Recorder } from '../check.ts';
import { plain } from '../journeys/checkJourneys.ts';
import { anEmail } from '../journeys/traveller.ts';
import { createWording, type Wording } from '../journeys/wording.ts';
import { isExpected } from '../visual/checkVisual.ts';
import { findHolder, goToSight, type Holder } from '../visual/goToSight.ts';
import { openWindow, type PortalWindow } from '../visual/openWindow.ts';
import { addressOf, planSights, type Sight } from '../visual/planSights.ts';
import type { Stage } from '../visual/stage.ts';
import type { World } from '../world.ts';
import type { Habit } from './habit.ts';
import { habits } from './habits.ts';

export interface HabitsOptions {
  /** Which screens are visited; all unless given. */
  readonly only?: (sight: Pick<Sight, 'screen' | 'language'>) => boolean;
  /** Which habits; all unless given. */
  readonly of?: readonly Habit[];
  readonly onStep?: (done: number) => void;
}

type WindowOf = (person: string | null) => Promise<PortalWindow>;

interface Around {
  readonly tenant: PublicTenant;
  readonly portal: string;
  readonly t: Wording;
  readonly record: Recorder;
  readonly windowOf: WindowOf;
  /** A window of somebody whom nobody else is. */
  readonly openAnother: WindowOf;
}

export async function checkHabits(
  world: Pick<World, 'manifests' | 'words'>,
  tenant: PublicTenant,
  stage: Pick<Stage, 'browser' | 'portal' | 'now'>,
  { only = () => true, of = habits, onStep }: HabitsOptions = {},
): Promise<readonly Check[]> {
  const record = createRecorder('habits', tenant.code);
  const [language] = tenant.languages;
  const sights = planSights(tenant, world.manifests).filter(
    (sight) => sight.language === language && !sight.isPassage && only(sight),
  );
  const openAnother: WindowOf = (person) =>
    openWindow(stage, tenant, person && anEmail(`${tenant.code}.example`, person));
  const windows = new Map<string | null, Promise<PortalWindow>>();
  const windowOf: WindowOf = (person) => {
    const known = windows.get(person) ?? openAnother(person);
    windows.set(person, known);
    return known;
  };
  const t = createWording(world, tenant);
  const around = { tenant, portal: stage.portal, t, record, windowOf, openAnother };
  try {
    for (const [index, sight] of sights.entries()) {
      const holder = await findHolder(sight, windowOf);
      for (const habit of of) await tryHabit(habit, sight, holder, around);
      onStep?.((index + 1) / sights.length);
    }
  } finally {
    for (const each of windows.values()) await each.then(({ close }) => close()).catch(() => undefined);
  }
  return record.checks;
}

async function tryHabit(habit: Habit, sight: Sight, holder: Holder | null, around: Around): Promise<void> {
  const { tenant, record, openAnother } = around;
  const { screen, language } = sight;
  const place: Place = { screen, language, person: holder?.person ?? 'a visitor' };
  if (!(holder && (habit.isDone?.(sight, tenant) ?? true))) {
    record.report(place, habit.name, 'notApplicable');
    return;
  }
  let own: PortalWindow | null = null;
  try {
    // The same seeded cards, under other ids.
    if (habit.endsSession) own = await openAnother(holder.person);
    const there = own ? await findHolder(sight, async () => own as PortalWindow) : holder;
    if (!there) throw new Error('There is no card for it.');
    const found = await visit(habit, sight, there, around);
    if (found === null) record.report(place, habit.name, 'notApplicable');
    else record.none({ ...place, link: addressOf(sight, tenant, there.cardId) }, habit.name, found);
  } catch (error) {
    const link = addressOf(sight, tenant, holder.cardId);
    record.report({ ...place, link }, habit.name, 'failed', {
      expected: 'the page stands as it should',
      actual: plain(error),
    });
  } finally {
    await own?.close().catch(() => undefined);
  }
}

/** @returns what the browser complained of; null where there was nothing to do it with */
async function visit(
  { go, complaints: tolerated }: Habit,
  sight: Sight,
  { window, cardId }: Holder,
  { tenant, portal, t }: Around,
): Promise<readonly string[] | null> {
  const { page, settle } = window;
  const address = portal + addressOf(sight, tenant, cardId);
  await window.speak(sight.language);
  await goToSight(window, sight, { tenant, portal, cardId });
  window.takeComplaints();
  const openTab = async (url: string) => {
    const tab = await page.context().newPage();
    await tab.goto(url);
    return tab;
  };
  const base = `${portal}/${tenant.code}`;
  if (!(await go({ page, settle, sight, tenant, base, t, openTab }))) return null;
  return window
    .takeComplaints()
    .filter((each) => !tolerated?.test(each.text) && !isExpected(each, sight, address))
    .map(({ text, url }) => `${text} ${url.replace(portal, '')}`);
}
