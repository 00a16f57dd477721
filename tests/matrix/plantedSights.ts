/**
 * Defects that only a browser shows, planted from outside into what it is sent or into the page, that *Seen* and *Done* have
 * to find and to name by tenant, language and screen. Tenants are chosen by what they have. Those of one tenant and language
 * are planted together, each on a screen where nothing else makes its check fail. Over 250 lines: one list of defects, an
 * entry each.
 */
import type { Browser, BrowserContext } from 'playwright';
import type { PublicTenant } from '../../runtime/tenant/pageData.ts';
import { secretsOf } from './browserTasks.ts';
import type { Check } from './check.ts';
import { checkHabits } from './habits/checkHabits.ts';
import { habits } from './habits/habits.ts';
import { checkJourneys } from './journeys/checkJourneys.ts';
import { checkVisual } from './visual/checkVisual.ts';
import type { Sight } from './visual/planSights.ts';
import type { Stage } from './visual/stage.ts';
import { type MatrixTenant, textOf, type World } from './world.ts';

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
  /** Title of the check that finds it: the journey, or the habit. */
  readonly title: string;
  readonly part?: 'journeys' | 'habits';
  readonly plant?: (context: BrowserContext, baseline: Baseline) => Promise<unknown>;
  /** What is sent in the place of the words, by the portal and by the app backend. */
  readonly words?: (text: string, baseline: Baseline) => string;
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

const sendWords = (context: BrowserContext, change: (text: string) => string) =>
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
    words: (text) => text.replaceAll(/loadMore_(many|other)"/g, 'loadMore_lost"'),
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
    words: (sent, { tenant, world }) => {
      const key = 'notifications.lead';
      return sent.replaceAll(textOf(world, tenant, tenant.languages[0] ?? '', key) ?? '', key);
    },
  },
  {
    name: 'a text of another language',
    isIn: any,
    screen: 'profileTermsCondsList',
    title: 'is in one language',
    words: (sent, { tenant, world }) => {
      const [own = '', other = ''] = tenant.languages;
      const text = (language: string) => textOf(world, tenant, language, 'terms.lead') ?? '';
      return sent.replaceAll(text(own), text(other));
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
    screen: 'myCardAdd',
    title: 'shows itself, and no message in its place',
    plant: (context, { world }) => {
      const load = world.manifests.find(({ id }) => id === 'myCardAdd')?.load;
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
  {
    name: 'a field that is emptied when the network goes',
    isIn: any,
    screen: 'contactUs',
    title: 'Loses the network, types on, and has it again',
    part: 'habits',
    plant: (context) =>
      context.addInitScript(() => {
        // As somebody would who emptied it by hand: what holds the field's value hears of it.
        addEventListener('online', () => {
          for (const field of document.querySelectorAll('main :is(input, textarea)')) {
            Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, '');
            field.dispatchEvent(new Event('input', { bubbles: true }));
          }
        });
      }),
  },
];

export interface Planting {
  readonly tenant: MatrixTenant;
  readonly language: string;
  /** What is planted there together. */
  readonly defects: readonly PlantedSight[];
}

/** Which defects are planted together: those that are looked for in screens of one tenant and language; a journey alone. */
export function planPlantings(defects: readonly PlantedSight[], world: World): readonly Planting[] {
  const plantings = defects.map((defect) => {
    const tenant = world.tenants.find((each) => defect.isIn(each.tenant));
    if (!tenant) throw new Error(`No tenant is one to plant "${defect.name}" in.`);
    return { tenant, language: defect.language ?? tenant.tenant.languages[0] ?? '', defects: [defect] };
  });
  const together = Map.groupBy(plantings, ({ tenant: { code }, language, defects: [defect] }) =>
    defect?.part ? defect.name : `${code} ${language}`,
  );
  return [...together.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, defects: [first, ...others].flatMap((each) => each.defects) }] : [],
  );
}

/**
 * Plants defects in each window of the browser, and looks at their screens, or goes the one way.
 * @returns the checks that failed
 */
export async function plantSights(
  { tenant: planted, language, defects }: Planting,
  world: World,
  stage: Stage,
): Promise<readonly Check[]> {
  const { tenant } = planted;
  const baseline = { tenant, world };
  const { browser } = stage;
  const withDefects = {
    async newContext(options) {
      const context = await browser.newContext(options);
      for (const { plant } of defects) await plant?.(context, baseline);
      const changes = defects.flatMap(({ words }) => words ?? []);
      if (changes.length > 0)
        await sendWords(context, (text) => changes.reduce((sent, change) => change(sent, baseline), text));
      return context;
    },
    newPage: () => browser.newPage(),
  } as Pick<Browser, 'newContext' | 'newPage'> as Browser;
  const on = { ...stage, browser: withDefects };
  const screens = new Set(defects.map(({ screen }) => screen));
  const only = (sight: Pick<Sight, 'screen' | 'language'>) =>
    screens.has(sight.screen) && sight.language === language;
  const isNamed = ({ name }: { readonly name: string }) => defects.some(({ title }) => title === name);
  const look = {
    journeys: () => checkJourneys(world, tenant, on, { only: isNamed }),
    habits: () => checkHabits(world, tenant, on, { only, of: habits.filter(isNamed) }),
    visual: () => checkVisual(world, tenant, on, { only, secrets: secretsOf(planted) }),
  };
  const checks = await look[defects[0]?.part ?? 'visual']();
  return checks.filter(({ verdict }) => verdict === 'failed');
}
