/**
 * Hydrates a prerendered home page without the router (decision 008): a visitor who only reads loads nothing
 * more. The application comes in idle time, or at once when somebody moves on.
 */
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { PrerenderedScreen } from '../assemble/manifest.ts';
import { createI18n } from '../messages/createI18n.ts';
import { interceptLinks } from '../routing/interceptLinks.ts';
import { sessionStorageOf } from '../session/sessionStorageOf.ts';
import type { PageData, PrerenderedPage, PublicTenant } from '../tenant/pageData.ts';
import type { Application, ApplicationProgram } from './createApplication.tsx';
import { createTelemetry } from './createTelemetry.ts';
import { createThirdPartyGate, withTelemetry } from './createThirdPartyGate.ts';
import { HomePage, type HomePageProps } from './HomePage.tsx';
import { loadStyles } from './loadStyles.ts';
import { prerenderedRoute, prerenderedSite } from './prerenderedSite.ts';
import { type StartContext, tenantOf } from './start.ts';
import { whenIdle } from './whenIdle.ts';

/** The address is one of our own build, named by the page: never a user's. */
type LoadApplication = () => Promise<ApplicationProgram>;

export async function startHome(
  { page, container }: StartContext,
  screen: PrerenderedScreen | null,
): Promise<void> {
  const tenant = tenantOf(page);
  const { prerendered } = page;
  if (!prerendered || !screen) throw new Error('Nothing is prerendered on this page.');
  const load: LoadApplication = () => import(prerendered.application);
  const stored = sessionStorageOf(tenant, () => sessionStorage);
  if (stored.read('session') !== null || location.pathname !== prerendered.path) {
    // A signed-in person's home page has another frame than the visitor's that is prerendered.
    const [{ createApplication }] = await Promise.all([load(), loadStyles(document, prerendered.styles)]);
    await createApplication({ page, tenant, root: createRoot(container) }).start();
    return;
  }
  hydrate({ page, tenant, prerendered, container, screen, load });
}

interface HydrateOptions {
  readonly page: PageData;
  readonly tenant: PublicTenant;
  readonly prerendered: PrerenderedPage;
  readonly container: HTMLElement;
  readonly screen: PrerenderedScreen;
  readonly load: LoadApplication;
}

function hydrate({ page, tenant, prerendered, container, screen, load }: HydrateOptions): void {
  const i18n = createI18n(page.language, prerendered.words);
  const telemetry = createTelemetry(page);
  const thirdParties = withTelemetry(createThirdPartyGate(tenant), telemetry);
  let changing: Pick<HomePageProps, 'leaving' | 'notice'> = {};
  const pageTree = () => (
    <HomePage
      site={prerenderedSite(page, tenant, prerendered)}
      i18n={i18n}
      route={prerenderedRoute(page, screen.manifest)}
      Home={screen.Screen}
      {...changing}
      onHydrated={onHydrated}
    />
  );
  const draw = (change: typeof changing) => {
    changing = { ...changing, ...change };
    root.render(pageTree());
  };
  /** Once: the program that takes over, with its start calls under way. */
  let application: Promise<Application> | null = null;
  const prepare = () => {
    application ??= Promise.all([load(), loadStyles(document, prerendered.styles)]).then(
      ([{ createApplication }]) => {
        const created = createApplication({ page, tenant, root, i18n, thirdParties, telemetry });
        void created.startInBackground();
        draw({ notice: created.connectionNotice });
        return created;
      },
    );
    return application;
  };

  /** Where the last press leads. */
  let wanted = '';

  const onHydrated = () => {
    performance.mark('interactive');
    thirdParties.show(screen.manifest);
    const stop = interceptLinks(document, {
      base: page.base,
      navigate: async (path) => {
        wanted = path;
        draw({ leaving: 'loading' });
        try {
          const ready = await prepare();
          if (await ready.interrupt(path)) {
            draw({ leaving: undefined });
            return;
          }
          stop();
          await ready.takeOver(path);
        } catch {
          // The application did not come, after a deploy perhaps: the page of the address itself can still, and no
          // sooner than there is a connection (USE-04).
          application = null;
          while (!(await isThere(page.base))) {
            draw({ leaving: 'offline' });
            await new Promise((resolve) => setTimeout(resolve, ASK_MS));
          }
          location.assign(page.base + wanted);
        }
      },
    });
    whenIdle(() => void prepare().catch(() => undefined));
  };
  const root = hydrateRoot(container, pageTree());
}

/** How often a host that does not answer is asked again, in milliseconds. */
const ASK_MS = 3_000;

function isThere(base: string): Promise<boolean> {
  return fetch(`${base}/`, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
