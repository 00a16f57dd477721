/**
 * Brings a drawn home page to life without the router (decision 008): a visitor who only reads loads nothing
 * more. The application comes in idle time, or at once when somebody moves on.
 */
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { DrawnScreen } from '../assemble/manifest.ts';
import { createI18n } from '../messages/createI18n.ts';
import { interceptLinks } from '../routing/interceptLinks.ts';
import { sessionStorageOf } from '../session/sessionStorageOf.ts';
import type { DrawnPage, PageData, PublicTenant } from '../tenant/pageData.ts';
import type { Application, ApplicationProgram } from './createApplication.tsx';
import { createThirdPartyGate } from './createThirdPartyGate.ts';
import { drawnRoute, drawnSite } from './drawnSite.ts';
import { HomePage, type HomePageProps } from './HomePage.tsx';
import { loadStyles } from './loadStyles.ts';
import { type StartContext, tenantOf } from './start.ts';
import { whenIdle } from './whenIdle.ts';

/** The address is one of our own build, named by the page: never a user's. */
type LoadApplication = () => Promise<ApplicationProgram>;

export async function startHome(
  { page, container }: StartContext,
  screen: DrawnScreen | null,
): Promise<void> {
  const tenant = tenantOf(page);
  const { drawn } = page;
  if (!drawn || !screen) throw new Error('Nothing is drawn on this page.');
  const load: LoadApplication = () => import(drawn.application);
  const stored = sessionStorageOf(tenant, () => sessionStorage);
  if (stored.read('session') !== null || location.pathname !== drawn.path) {
    // A signed-in person's home page has another frame than the visitor's that is drawn.
    const [{ createApplication }] = await Promise.all([load(), loadStyles(document, drawn.styles)]);
    await createApplication({ page, tenant, root: createRoot(container) }).start();
    return;
  }
  awaken({ page, tenant, drawn, container, screen, load });
}

interface AwakenOptions {
  readonly page: PageData;
  readonly tenant: PublicTenant;
  readonly drawn: DrawnPage;
  readonly container: HTMLElement;
  readonly screen: DrawnScreen;
  readonly load: LoadApplication;
}

function awaken({ page, tenant, drawn, container, screen, load }: AwakenOptions): void {
  const i18n = createI18n(page.language, drawn.words);
  const thirdParties = createThirdPartyGate(tenant);
  const draw = (leaving?: HomePageProps['leaving']) => (
    <HomePage
      site={drawnSite(page, tenant, drawn)}
      i18n={i18n}
      route={drawnRoute(page, screen.manifest)}
      Home={screen.Screen}
      leaving={leaving}
      onAlive={onAlive}
    />
  );
  /** Once: the program that takes over, with its start calls under way. */
  let application: Promise<Application> | null = null;
  const prepare = () => {
    application ??= Promise.all([load(), loadStyles(document, drawn.styles)]).then(
      ([{ createApplication }]) => {
        const created = createApplication({ page, tenant, root, i18n, thirdParties });
        void created.startInBackground();
        return created;
      },
    );
    return application;
  };

  /** Where the last press leads. */
  let wanted = '';

  const onAlive = () => {
    performance.mark('interactive');
    thirdParties.show(screen.manifest);
    const stop = interceptLinks(document, {
      base: page.base,
      navigate: async (path) => {
        wanted = path;
        root.render(draw('loading'));
        try {
          const ready = await prepare();
          if (await ready.interrupt(path)) {
            root.render(draw());
            return;
          }
          stop();
          await ready.takeOver(path);
        } catch {
          // The application did not come, after a deploy perhaps: the page of the address itself can still, and no
          // sooner than there is a connection (USE-04).
          application = null;
          while (!(await isThere(page.base))) {
            root.render(draw('offline'));
            await new Promise((resolve) => setTimeout(resolve, ASK_MS));
          }
          location.assign(page.base + wanted);
        }
      },
    });
    whenIdle(() => void prepare().catch(() => undefined));
  };
  const root = hydrateRoot(container, draw());
}

/** How often a host that does not answer is asked again, in milliseconds. */
const ASK_MS = 3_000;

function isThere(base: string): Promise<boolean> {
  return fetch(`${base}/`, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
