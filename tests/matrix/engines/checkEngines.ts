/**
 * The journeys in other engines than Chromium, each once, in one of the tenants that offer it: in Firefox those of the
 * journeys part as they are; in WebKitGTK, which Playwright does not drive, the chief ones (webkit/walks.ts).
 */
import type { PublicTenant } from '../../../runtime/tenant/pageData.ts';
import { type Check, createRecorder } from '../check.ts';
import { checkJourneys } from '../journeys/checkJourneys.ts';
import { closedBy, type Journey } from '../journeys/journey.ts';
import { journeys } from '../journeys/journeys.ts';
import type { Stage } from '../visual/stage.ts';
import type { World } from '../world.ts';
import type { Engines } from './createEngines.ts';
import { type Engine, missingLine } from './engine.ts';
import { shareOut } from './shareOut.ts';
import { checkWalk } from './webkit/checkWalks.ts';
import { walks } from './webkit/walks.ts';

export interface EnginesOptions {
  /** Which of them; all unless given. */
  readonly wanted?: readonly Engine[];
  /** Those that share the journeys; all of the world unless given. */
  readonly codes?: readonly string[];
  readonly folder?: string;
  readonly only?: (journey: Pick<Journey, 'screen'> & { readonly language: string }) => boolean;
  readonly onStep?: (done: number) => void;
}

export async function checkEngines(
  world: World,
  tenant: PublicTenant,
  stage: Stage,
  engines: Engines,
  { wanted = ['firefox', 'webkit'], codes, folder, only = () => true, onStep }: EnginesOptions = {},
): Promise<readonly Check[]> {
  const [language = ''] = tenant.languages;
  const tenants = world.tenants
    .map((each) => each.tenant)
    .filter(({ code }) => codes?.includes(code) ?? true);
  const own = tenants.find(({ code }) => code === tenant.code) ?? tenant;
  const shareOf = <Each extends Pick<Journey, 'screen' | 'option'>>(all: readonly Each[]) =>
    shareOut(all, tenants, own, (each, of) => closedBy(each, of, world.manifests) === null).filter(
      ({ screen }) => only({ screen, language }),
    );
  const checks: Check[] = [];
  const record = createRecorder('engines', tenant.code);
  if (wanted.includes('firefox')) {
    const browser = await engines.openFirefox();
    const share = new Set(shareOf(journeys).map(({ name }) => name));
    if (browser)
      checks.push(
        ...(await checkJourneys(
          world,
          tenant,
          { ...stage, browser },
          {
            engine: 'firefox',
            only: ({ name }) => share.has(name),
            ...(folder !== undefined && { folder }),
            ...(onStep && { onStep }),
          },
        )),
      );
    else record.report({ engine: 'firefox' }, missingLine('firefox'), 'notApplicable');
  }
  if (wanted.includes('webkit')) {
    const driver = await engines.openWebKit();
    const share = shareOf(walks);
    if (driver) {
      for (const [index, walk] of share.entries()) {
        await checkWalk(walk, { world, tenant, stage, driver, record, folder });
        onStep?.((index + 1) / share.length);
      }
    } else record.report({ engine: 'webkit' }, missingLine('webkit'), 'notApplicable');
  }
  return [...checks, ...record.checks];
}
