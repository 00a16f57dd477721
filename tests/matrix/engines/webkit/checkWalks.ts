/** The chief journeys of one tenant in WebKitGTK, each by somebody of their own in a browser of their own. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WebDriver } from 'selenium-webdriver';
import type { PublicTenant } from '../../../../runtime/tenant/pageData.ts';
import type { Place, Recorder } from '../../check.ts';
import { anEmail } from '../../journeys/traveller.ts';
import type { Stage } from '../../visual/stage.ts';
import { PICTURES } from '../../visual/takePicture.ts';
import type { World } from '../../world.ts';
import { refuseConsent } from './inPage.ts';
import type { WebKitDriver, WebKitSession } from './startDriver.ts';
import { createWalker } from './walker.ts';
import type { Walk } from './walks.ts';

export interface WalksOptions {
  readonly world: Pick<World, 'words' | 'manifests'>;
  readonly tenant: PublicTenant;
  readonly stage: Pick<Stage, 'portal' | 'sandbox'>;
  readonly driver: WebKitDriver;
  readonly record: Recorder;
  /** Folder of the report, for pictures of what failed. */
  readonly folder: string | undefined;
}

export async function checkWalk(
  { name, screen, person, go }: Walk,
  { world, tenant, stage, driver, record, folder }: WalksOptions,
): Promise<void> {
  const [language = ''] = tenant.languages;
  const place: Place = { engine: 'webkit', language, screen, person: person ?? 'a visitor' };
  let opened: WebKitSession | null = null;
  try {
    opened = await driver.openSession();
    const { session } = opened;
    // A page of the portal's origin that runs nothing.
    await session.get(`${stage.portal}/healthz`);
    await session.executeScript(refuseConsent);
    const username = person ? anEmail(`${tenant.code}.example`, person) : '';
    await go(createWalker({ session, stage, world, tenant, username }));
    record.report(place, name, 'passed');
  } catch (error) {
    const kept = folder && opened && keepPicture(opened.session, folder, `${tenant.code}-${name}`);
    const image = kept && (await kept.catch(() => ''));
    record.report({ ...place, ...(image && { image }) }, name, 'failed', {
      expected: 'the journey comes to its end',
      actual: String(error).slice(0, 2_000),
    });
  } finally {
    await opened?.close();
  }
}

async function keepPicture(session: WebDriver, folder: string, name: string): Promise<string> {
  const image = `${PICTURES}/webkit-${name.toLowerCase().replace(/[^a-z]+/g, '-')}.png`;
  await mkdir(join(folder, PICTURES), { recursive: true });
  await writeFile(join(folder, image), await session.takeScreenshot(), 'base64');
  return image;
}
