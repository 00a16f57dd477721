/**
 * Defects that only a browser shows, planted from outside into what it is sent or into the page, that *Seen* and *Done*
 * have to find and to name by tenant, language and screen. Tenants are chosen by what they have.
 */
import type { Browser, BrowserContext } from 'playwright';
import type { PublicTenant } from '../../runtime/tenant/pageData.ts';
import { secretsOf } from './browserTasks.ts';
import type { Check } from './check.ts';
import { checkJourneys } from './journeys/checkJourneys.ts';
import { checkVisual } from './visual/checkVisual.ts';
import type { Stage } from './visual/stage.ts';
import { textOf, type World } from './world.ts';

interface Baseline {
  readonly tenant: PublicTenant;
  readonly world: World;
}

export interface PlantedSight {
  readonly name: string;
  /** Whether a tenant is one to plant it in; the first that is. */
  readonly isIn: (tenant: PublicTenant) => boolean;
  /** The tenant's first language unless given. */
  readonly language?: string;
  readonly screen: string;
  /** Title of the check that finds it; in *Done*, the journey. */
  readonly title: string;
  readonly part?: 'journeys';
  readonly plant: (context: BrowserContext, baseline: Baseline) => Promise<unknown>;
}

const any = () => true;
const speaks = (language: string) => (tenant: PublicTenant) => tenant.languages.includes(language);

/** Comes after every style of the page. */
const style = (css: string) => (context: BrowserContext) =>
  context.addInitScript((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);

/** Changes the words that are sent, by the portal and by the app backend. */
const words = (context: BrowserContext, change: (text: string) => string) =>
  context.route(/\/static\/words\/|\/backend\/api\//, async (route) => {
    try {
      const response = await route.fetch();
      const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers();
      await route.fulfill({ status: response.status(), headers, body: change(await response.text()) });
    } catch {
      // The page was left before its answer came.
      await route.abort().catch(() => undefined);
    }
  });

export const plantedSights: readonly PlantedSight[] = [
  {
    name: 'an overflowing Bulgarian button',
    isIn: speaks('bg'),
    language: 'bg',
    screen: 'contactUs',
    title: 'no text is cut off or runs out of its box',
    plant: style(
      ':lang(bg) main button { inline-size: 3rem !important; min-inline-size: 0 !important; white-space: nowrap !important }',
    ),
  },
  {
    name: 'a low-contrast state',
    isIn: any,
    screen: 'contactUs',
    title: 'axe finds nothing',
    plant: style('[aria-current] { color: #c4c4c4 !important }'),
  },
  {
    // Where one form alone is missing, another one stands in: the half without a browser finds that.
    name: 'missing Ukrainian plurals',
    isIn: speaks('uk'),
    language: 'uk',
    screen: 'myCardTransactions',
    title: 'is in words, without keys or open places',
    plant: (context) =>
      words(context, (text) => text.replaceAll(/loadMore_(many|other)"/g, 'loadMore_lost"')),
  },
  {
    name: 'a wrong secondary amount',
    isIn: ({ currency }) => currency.secondary !== null,
    screen: 'cardDetails',
    title: 'amounts follow from the rate',
    plant: (context, { tenant }) =>
      context.addInitScript((rate) => {
        const { parse } = JSON;
        JSON.parse = (text, ...more) =>
          parse(String(text).replaceAll(`"rate":${rate}`, `"rate":${rate + 0.01}`), ...more);
      }, tenant.currency.secondary?.rate ?? 1),
  },
  {
    name: 'a secret in a page',
    isIn: any,
    screen: 'profileNotifications',
    title: 'holds no secret',
    plant: (context) =>
      context.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          const [, kept] =
            Object.entries({ ...sessionStorage }).find(([key]) => key.endsWith('|session')) ?? [];
          document.documentElement.dataset.trace = String(JSON.parse(kept ?? '{}').accessToken);
        });
      }),
  },
  {
    name: 'a console error on one screen',
    isIn: any,
    screen: 'profileTermsCondsList',
    title: 'opens without complaint of the browser',
    plant: (context) =>
      context.addInitScript(() => {
        if (location.pathname.endsWith('/terms-and-conditions')) console.error('planted');
      }),
  },
  {
    name: 'a text that is missing in the words',
    isIn: any,
    screen: 'profileNotifications',
    title: 'is in words, without keys or open places',
    plant: (context, { tenant, world }) => {
      const key = 'notifications.lead';
      const text = textOf(world, tenant, tenant.languages[0] ?? '', key) ?? '';
      return words(context, (sent) => sent.replaceAll(text, key));
    },
  },
  {
    name: 'a text of another language',
    isIn: any,
    screen: 'profileNotifications',
    title: 'is in one language',
    plant: (context, { tenant, world }) => {
      const [own = '', other = ''] = tenant.languages;
      const text = (language: string) => textOf(world, tenant, language, 'notifications.lead') ?? '';
      return words(context, (sent) => sent.replaceAll(text(own), text(other)));
    },
  },
  {
    name: 'a page that scrolls sideways at 390 px',
    isIn: any,
    screen: 'accessibility',
    title: 'does not scroll sideways',
    plant: style('@media (max-width: 400px) { main h1 { min-inline-size: 30rem !important } }'),
  },
  {
    name: 'a text that does not fit twice as big',
    isIn: any,
    screen: 'accessibility',
    title: 'no text is cut off or runs out of its box at 200 % text',
    plant: style('main h1 { block-size: 48px !important; overflow: hidden !important; inline-size: 300px }'),
  },
  {
    name: 'a screen that throws',
    isIn: any,
    screen: 'contactUs',
    title: 'shows itself, and no message in its place',
    plant: (context, { world }) => {
      const load = world.manifests.find(({ id }) => id === 'contactUs')?.load;
      const [, file = ''] = /\.\/(\w+)\.tsx/.exec(String(load)) ?? [];
      return context.route(`**/static/c/${file}-*.js`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("planted")' }),
      );
    },
  },
  {
    name: 'a button that does nothing',
    isIn: any,
    screen: 'myCardBlock',
    title: 'Block a card for a while',
    part: 'journeys',
    plant: (context) =>
      context.addInitScript(() => {
        const stop = (event: Event) => {
          const { target } = event;
          if (target instanceof Element && target.closest('main button')) event.stopImmediatePropagation();
        };
        addEventListener('click', stop, true);
      }),
  },
];

export interface FoundSight {
  readonly tenant: string;
  readonly language: string;
  readonly failed: readonly Check[];
}

/** Plants one defect in each window of the browser, and looks at the one screen, or goes the one way. */
export async function plantSight(
  { isIn, language: wanted, screen, title, part, plant }: PlantedSight,
  world: World,
  stage: Stage,
): Promise<FoundSight> {
  const found = world.tenants.find(({ tenant }) => isIn(tenant));
  if (!found) throw new Error('No tenant is one to plant it in.');
  const { tenant } = found;
  const language = wanted ?? tenant.languages[0] ?? '';
  const { browser } = stage;
  const planted = {
    async newContext(options) {
      const context = await browser.newContext(options);
      await plant(context, { tenant, world });
      return context;
    },
    newPage: () => browser.newPage(),
  } as Pick<Browser, 'newContext' | 'newPage'> as Browser;
  const on = { ...stage, browser: planted };
  const checks =
    part === 'journeys'
      ? await checkJourneys(world, tenant, on, { only: ({ name }) => name === title })
      : await checkVisual(world, tenant, on, {
          only: (sight) => sight.screen === screen && sight.language === language,
          secrets: secretsOf(found),
        });
  return { tenant: tenant.code, language, failed: checks.filter(({ verdict }) => verdict === 'failed') };
}
