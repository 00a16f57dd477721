/**
 * Every screen of a tenant, in each of its languages, opened in a browser and looked at in each width. A
 * screen is loaded once for each language; the window then changes its width, as a telephone that is turned.
 */
import type { PublicTenant } from '../../../runtime/tenant/pageData.ts';
import { titleOf } from '../../../runtime/tenant/screenId.ts';
import { findBarriers } from '../../support/findBarriers.ts';
import { type Check, createRecorder, type Place, type Recorder } from '../check.ts';
import { textOf, type World } from '../world.ts';
import { checkMagnified, longestLanguage } from './checkMagnified.ts';
import { type Album, checkPicture, openAlbum } from './checkPicture.ts';
import { findForeign, findRawKeys } from './findForeign.ts';
import { findSecrets } from './findSecrets.ts';
import { findWrongAmounts } from './findWrongAmounts.ts';
import { findHolder, goToSight } from './goToSight.ts';
import { inspectPage } from './inspectPage.ts';
import { type Complaint, openWindow, type PortalWindow } from './openWindow.ts';
import { addressOf, PEOPLE, planSights, type Sight, WIDTHS } from './planSights.ts';
import type { Stage } from './stage.ts';

export interface VisualOptions {
  /** Folder of the report, for pictures; none are taken without one. */
  readonly folder?: string;
  /** Which screens are looked at, in which language; all unless given. */
  readonly only?: (sight: Pick<Sight, 'screen' | 'language'>) => boolean;
  /** What no page may hold. */
  readonly secrets?: readonly string[];
  readonly onStep?: (done: number) => void;
}

const HEIGHTS: Readonly<Record<number, number>> = { 1440: 900, 820: 1100, 390: 844 };
/** Titles of what stands where a screen could not (runtime/frame/RouteProblem.tsx). */
const INSTEAD = ['partNotLoaded.title', 'storageBlocked.title', 'notFound.title'];

export async function checkVisual(
  world: Pick<World, 'manifests' | 'words'>,
  tenant: PublicTenant,
  stage: Pick<Stage, 'browser' | 'portal' | 'now'>,
  { folder, only = () => true, secrets = [], onStep }: VisualOptions = {},
): Promise<readonly Check[]> {
  const record = createRecorder('visual', tenant.code);
  const sights = planSights(tenant, world.manifests).filter(only);
  const windows = new Map<string, Promise<PortalWindow>>();
  const windowOf = (person: string | null) => {
    // The same copies of the seeded people in each run: a name that changes would change the pictures.
    const username = person && `${person}+matrix@${tenant.code}.example`;
    const known = windows.get(String(person)) ?? openWindow(stage, tenant, username);
    windows.set(String(person), known);
    return known;
  };
  const album = folder === undefined ? null : await openAlbum(tenant.code, folder, stage.browser);
  const settings = await readVersion(stage.portal, tenant.code);
  const day = stage.now?.toISOString().slice(0, 10) ?? null;
  const around = { world, tenant, portal: stage.portal, windowOf, record, album, secrets, settings, day };
  try {
    for (const [index, sight] of sights.entries()) {
      await look(sight, around);
      onStep?.((index + 1) / sights.length);
    }
  } finally {
    await album?.close().catch(() => undefined);
    for (const each of windows.values()) await each.then(({ close }) => close()).catch(() => undefined);
  }
  return record.checks;
}

/** As every page of it says. */
async function readVersion(portal: string, code: string): Promise<string> {
  const page = await (await fetch(`${portal}/${code}/login`)).text();
  return /"tenantVersion":"([^"]+)"/.exec(page)?.[1] ?? '';
}

interface Around {
  readonly world: Pick<World, 'manifests' | 'words'>;
  readonly tenant: PublicTenant;
  readonly portal: string;
  readonly windowOf: (person: string | null) => Promise<PortalWindow>;
  readonly record: Recorder;
  /** Version of the tenant that is served. */
  readonly settings: string;
  readonly day: string | null;
  /** Where pictures are taken. */
  readonly album: Album | null;
  readonly secrets: readonly string[];
}

async function look(sight: Sight, around: Around): Promise<void> {
  const { tenant, portal, record } = around;
  const { screen, language } = sight;
  const found = await findHolder(sight, around.windowOf);
  const place = { screen, language };
  if (!found) {
    record.report(place, 'has a seeded card that it is available for', 'failed', {
      expected: `a card of ${PEOPLE.join(' or ')}`,
      actual: 'none',
    });
    return;
  }
  const { window, cardId, person } = found;
  const { page } = window;
  const path = addressOf(sight, tenant, cardId);
  const card = window.cards.findIndex(({ id }) => id === cardId);
  const opened: Place = {
    ...place,
    link: path,
    person: person ?? 'a visitor',
    settings: around.settings,
    ...(card >= 0 && { card: `${card + 1} ${window.cards[card]?.status}` }),
    ...(around.day && person && { day: around.day }),
  };
  let where = opened;
  window.takeComplaints();
  await page.setViewportSize({ width: WIDTHS[0], height: HEIGHTS[WIDTHS[0]] ?? 900 });
  try {
    await window.speak(language);
    await goToSight(window, sight, { tenant, portal, cardId });
    if (sight.isPassage) {
      record.report(where, 'passes people on, and has nothing to look at', 'notApplicable');
      // Whoever was led to another origin has to be back for the next choice of a language.
      await page.goto(`${portal}/${tenant.code}/`);
      await window.settle();
      return;
    }
    if (sight.after) where = { ...opened, link: new URL(page.url()).pathname };
  } catch (error) {
    record.report(where, 'opens', 'failed', { expected: 'a page', actual: String(error) });
    return;
  }
  await checkPage(sight, window, where, around, path);
  for (const width of WIDTHS) await checkWidth(width, window, where, around);
  if (language === longestLanguage(tenant, around.world)) await checkMagnified(window, where, record);
}

/** What does not depend on the width. */
async function checkPage(
  sight: Sight,
  window: PortalWindow,
  where: Place,
  { world, tenant, portal, record, secrets }: Around,
  path: string,
): Promise<void> {
  const { page } = window;
  const { language, manifest } = sight;
  // What a mailed link says is taken out of the address.
  const { pathname } = new URL(page.url());
  record.equal(where, 'stands at its own address', pathname, closeAddress(path, pathname));
  const seen = await page.evaluate(inspectPage);
  record.equal(where, 'says which language it is in', seen.language, language);
  const title = textOf(world, tenant, language, titleOf(manifest.id)) ?? titleOf(manifest.id);
  const isNamed = seen.title.includes(title);
  record.equal(where, 'is named by its title', isNamed ? title : seen.title, title);
  const headings = await page.locator('main h1').allInnerTexts();
  const inPlace = INSTEAD.filter((key) => key.split('.')[0] !== sight.screen).filter((key) =>
    headings.includes(textOf(world, tenant, language, key) ?? ''),
  );
  record.none(where, 'shows itself, and no message in its place', inPlace);
  record.none(where, 'is in words, without keys or open places', findRawKeys(seen.words, world.words));
  record.none(where, 'is in one language', findForeign(seen.texts, language, world.words));
  record.none(where, 'holds no secret', await findSecrets(page, secrets));
  if (tenant.currency.secondary) {
    const amounts = findWrongAmounts(seen.words, tenant);
    record.none({ ...where, key: '/currency/secondary' }, 'amounts follow from the rate', amounts);
  }
  const complaints = window.takeComplaints().filter((each) => !isExpected(each, sight, portal + path));
  record.none(
    where,
    'opens without complaint of the browser',
    complaints.map(({ text, url }) => `${text} ${url.replace(portal, '')}`),
  );
  record.none(where, 'axe finds nothing', await findBarriers(page));
}

/** An address as a path is written in manifests (`:operationId`), with what stands there in the address that was reached. */
function closeAddress(path: string, reached: string): string {
  const [own = ''] = path.split('?');
  const parts = reached.split('/');
  return own
    .split('/')
    .map((part, index) => (part.startsWith(':') ? parts[index] || part : part))
    .join('/');
}

async function checkWidth(
  width: (typeof WIDTHS)[number],
  window: PortalWindow,
  where: Place,
  { tenant, record, album }: Around,
): Promise<void> {
  const { page } = window;
  const height = HEIGHTS[width] ?? 900;
  await page.setViewportSize({ width, height });
  await window.settle();
  const { sideways, wide, spilled } = await page.evaluate(inspectPage);
  const { screen = '', language = '' } = where;
  const sidewaysFound = sideways > 0 ? [`${sideways} px`, ...wide] : [];
  const place = { ...where, width };
  if (!album) record.none(place, 'does not scroll sideways', sidewaysFound);
  else {
    const subject = { tenant: tenant.code, screen, language, width, height };
    const { image, report } = await checkPicture(page, await window.openFrames(), subject, album);
    record.none({ ...place, image }, 'does not scroll sideways', sidewaysFound);
    report(place, record);
  }
  record.none(place, 'no text is cut off or runs out of its box', spilled);
  record.none(place, 'its widths change without complaint of the browser', window.takeComplaints());
}

/** A browser names every answer that is an error. Two of them are what was asked for. */
export function isExpected(
  { text, url }: Complaint,
  { access, screen, manifest }: Sight,
  address: string,
): boolean {
  if (!text.startsWith('Failed to load resource')) return false;
  if (screen === 'notFound') return url === address;
  // The link of the mail is made up.
  return access === 'visitor' && manifest.paths.length > 1 && url.includes('/gateway/');
}
