/**
 * Makes a prerendered home page usable without React (decision 044): links, the question for consent, telemetry. The
 * application hydrates it in idle time, or at once when somebody presses something.
 */
import { sessionStorageOf } from '../session/sessionStorageOf.ts';
import { ENDED } from '../session/sharedSession.ts';
import { deepFreeze } from '../tenant/deepFreeze.ts';
import type { HomeData, PageData, PrerenderedPage } from '../tenant/pageData.ts';
import { PRERENDERED_MARK } from '../tenant/pageMarks.ts';
import { preloadLink } from '../tenant/preloadLink.ts';
import type { Application, ApplicationProgram } from './createApplication.tsx';
import { createTelemetry } from './createTelemetry.ts';
import { createThirdPartyGate, withoutRepeat, withTelemetry } from './createThirdPartyGate.ts';
import { holdPresses } from './holdPresses.ts';
import { isSparing } from './isSparing.ts';
import { loadStyles } from './loadStyles.ts';
import { type StartContext, tenantOf } from './start.ts';
import { whenIdle } from './whenIdle.ts';

export async function startHome({ page, container }: StartContext<HomeData>): Promise<void> {
  const { tenant, prerendered } = page;
  const telemetry = createTelemetry(page);
  const thirdParties = withTelemetry(createThirdPartyGate(tenant), telemetry);
  const screen = { id: prerendered.screen };

  let application: Promise<Application> | null = null;
  let running: Promise<void> | null = null;
  const load = async () => {
    for (const address of prerendered.preloads) document.head.append(preloadLink(address));
    // The address is one of our own build, named by the page: never a user's.
    const program = import(prerendered.application) as Promise<ApplicationProgram>;
    const [{ createApplication }, whole] = await Promise.all([
      program,
      loadData(page),
      loadInTurn(prerendered.styles),
    ]);
    const gate = withoutRepeat(thirdParties, screen);
    return createApplication({
      page: whole,
      tenant: tenantOf(whole),
      container,
      thirdParties: gate,
      telemetry,
    });
  };
  const begin = async () => {
    application ??= load().catch((cause: unknown) => {
      application = null;
      throw cause;
    });
    await (await application).start();
  };
  /** Once; again where it did not come. */
  const run = () => {
    running ??= begin().catch((cause: unknown) => {
      running = null;
      throw cause;
    });
    return running;
  };

  const stored = sessionStorageOf(tenant, () => sessionStorage);
  const isSignedIn = () => stored.read('session') !== null;
  // A signed-in person's home page has another frame than the visitor's that is prerendered.
  if (isSignedIn() || location.pathname !== prerendered.path) return run();
  container.setAttribute(PRERENDERED_MARK, '');
  thirdParties.show(screen);
  holdPresses({ base: page.base, container, run });
  // A page that comes back from the browser's cache of pages may stand in a tab that has signed in since.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isSignedIn()) location.reload();
  });
  performance.mark('interactive');
  const runQuietly = () => void run().catch(() => undefined);
  // What it shows of the calendar is not so any more, or it has something to say.
  if (isOutdated(prerendered, Date.now()) || stored.read(ENDED) === 'idle') runQuietly();
  else if (!isSparing(navigator)) afterFrame(() => whenIdle(runQuietly));
}

/**
 * The last first: what overrides rules of another stylesheet is there before it, and the page does not change meanwhile.
 * @param styles in the order of their rules
 */
async function loadInTurn(styles: readonly string[]): Promise<void> {
  for (const href of styles.toReversed()) await loadStyles(document, href, true);
}

/** All that the application knows of the page and its tenant. @throws when it cannot be had */
async function loadData({
  version,
  base,
  language,
  tenantVersion,
  prerendered,
}: HomeData): Promise<PageData> {
  const response = await fetch(prerendered.data);
  if (!response.ok) throw new Error(`The data of the page answered ${response.status}.`);
  const data = (await response.json()) as PageData;
  return deepFreeze({ ...data, version, base, language, tenantVersion, prerendered });
}

/** After the next frame that is shown: what loads before it holds up the first paint, and a page in the background needs nothing. */
function afterFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

function isOutdated({ at, until }: PrerenderedPage, now: number): boolean {
  return now < Date.parse(at) || now >= Date.parse(until);
}
