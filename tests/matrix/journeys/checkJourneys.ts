/**
 * Every journey that a tenant offers, from its beginning to its end, in a browser against the sandbox.
 * Which those are is told by the tenant and the manifests; each is made by somebody of its own.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublicTenant } from '../../../runtime/tenant/pageData.ts';
import { type Check, createRecorder, type Place, type Recorder } from '../check.ts';
import type { Engine } from '../engines/engine.ts';
import { openWindow, type PortalWindow } from '../visual/openWindow.ts';
import type { Stage } from '../visual/stage.ts';
import { PICTURES, pictureOf } from '../visual/takePicture.ts';
import type { World } from '../world.ts';
import { closedBy, type Journey } from './journey.ts';
import { journeys } from './journeys.ts';
import { anEmail, createTraveller } from './traveller.ts';

export const TRACES = 'traces';
const VIEW = { width: 1440, height: 900 };

export interface JourneysOptions {
  /** Folder of the report, for pictures and traces of what failed; none are made without one. */
  readonly folder?: string;
  /** Which journeys are made; all unless given. */
  readonly only?: (journey: Pick<Journey, 'name' | 'screen'> & { readonly language: string }) => boolean;
  readonly onStep?: (done: number) => void;
  /** The engine of the stage's browser, where that is not Chromium's. */
  readonly engine?: Engine;
}

export async function checkJourneys(
  world: Pick<World, 'manifests' | 'words'>,
  tenant: PublicTenant,
  stage: Stage,
  { folder, only = () => true, onStep, engine }: JourneysOptions = {},
): Promise<readonly Check[]> {
  const record = createRecorder(engine ? 'engines' : 'journeys', tenant.code);
  const [language = ''] = tenant.languages;
  const wanted = journeys.filter(({ name, screen }) => only({ name, screen, language }));
  for (const [index, journey] of wanted.entries()) {
    const { name, screen, option, person } = journey;
    const closed = closedBy(journey, tenant, world.manifests);
    const key = closed ?? option?.key;
    const place: Place = {
      language,
      screen,
      ...(key && { key }),
      person: person ?? 'a visitor',
      ...(engine && { engine }),
    };
    const isUnseen = engine === 'firefox' && journey.savesFile === true;
    if (closed || isUnseen) record.report(place, name, 'notApplicable');
    else await make(journey, place, { world, tenant, stage, record, folder, engine });
    onStep?.((index + 1) / wanted.length);
  }
  return record.checks;
}

interface Around {
  readonly world: Pick<World, 'manifests' | 'words'>;
  readonly tenant: PublicTenant;
  readonly stage: Stage;
  readonly record: Recorder;
  readonly folder: string | undefined;
  readonly engine: Engine | undefined;
}

async function make(journey: Journey, place: Place, around: Around): Promise<void> {
  const { name, person, complaints: tolerated, go } = journey;
  const { world, tenant, stage, record, folder } = around;
  let window: PortalWindow | null = null;
  try {
    window = await openWindow(stage, tenant, person && anEmail(`${tenant.code}.example`, person));
    if (folder) await window.page.context().tracing.start({ snapshots: true });
    window.takeComplaints();
    await go(createTraveller({ window, stage, world, tenant }));
    const complaints = window.takeComplaints().filter(({ text }) => !tolerated?.test(text));
    record.none(
      place,
      name,
      complaints.map(({ text, url }) => `${text} ${url}`),
    );
  } catch (error) {
    const shown = window && (await keep(window, journey, around).catch(() => ({})));
    record.report({ ...place, ...shown }, name, 'failed', {
      expected: 'the journey comes to its end',
      actual: plain(error),
    });
  } finally {
    await window?.close().catch(() => undefined);
  }
}

/** What shows where the journey ended: its address, a picture, and a trace to open. */
async function keep(
  { page, openFrames }: PortalWindow,
  { name }: Journey,
  { tenant, stage, folder, engine }: Around,
): Promise<Pick<Place, 'link' | 'image' | 'trace'>> {
  const { origin, pathname } = new URL(page.url());
  const link = origin === stage.portal ? { link: pathname } : {};
  if (!folder) return link;
  const file = `${engine ?? 'done'}-${tenant.code}-${name.toLowerCase().replace(/[^a-z]+/g, '-')}`;
  await mkdir(join(folder, PICTURES), { recursive: true });
  const image = `${PICTURES}/${file}.${engine ? 'png' : 'webp'}`;
  const picture = engine ? await page.screenshot() : await pictureOf(await openFrames(), VIEW);
  await writeFile(join(folder, image), picture);
  const trace = `${TRACES}/${file}.zip`;
  await page.context().tracing.stop({ path: join(folder, trace) });
  return { ...link, image, trace };
}

/** Without the colours that are meant for a terminal. */
export function plain(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  return text.replace(/\u001b\[[0-9;]*m/g, '').slice(0, 2_000);
}
