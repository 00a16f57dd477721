/**
 * `npm run screen -- SCREEN`: a screen in any state: whose, for which card, in which language, how wide, on which day. Asks
 * the portal that `npm run dev` or `npm start` runs; opens a window, or writes a picture.
 */
import { InvalidArgumentError } from 'commander';
import type { Browser } from 'playwright';
import { createProgram, readProgram } from '../compiler/createProgram.ts';
import { didYouMean } from '../compiler/suggestNearest.ts';
import type { CardFacts, Manifest } from '../runtime/assemble/manifest.ts';
import { PAGE_DATA_ID, type PublicTenant } from '../runtime/tenant/pageData.ts';
import { manifests } from '../screens/index.ts';
import { CHROMIUM_ARGS } from '../tests/e2e/support/chromium.ts';
import { openWindow } from '../tests/matrix/visual/openWindow.ts';
import { addressOf, findCard, planSights } from '../tests/matrix/visual/planSights.ts';
import { findBrowser } from './browser.mjs';
import { readDay } from './readDay.ts';

interface Asked {
  readonly tenant?: string;
  readonly as: string;
  readonly card?: string;
  readonly lang?: string;
  readonly width: number;
  readonly day?: string;
  readonly picture?: string;
}

const HEIGHTS: Readonly<Record<number, number>> = { 390: 844, 320: 640 };
const PORTAL = `http://localhost:${process.env.PORT || 4000}`;

const program = readProgram(
  createProgram(
    'npm run screen --',
    'Shows a screen in any state, of the portal that npm run dev or npm start runs.',
  )
    .argument('<SCREEN>', 'its id, such as cardDetails (npm run tenant -- explain CODE lists them)')
    .option('--tenant <CODE>', 'the tenant; the first unless given')
    .option('--as <PERSON>', 'whose, such as ana, states or ana+7 (a fresh copy)', 'ana')
    .option(
      '--card <CARD>',
      'which card: its status, or its number among the cards, from 1; the first that fits unless given',
    )
    .option('--lang <LANGUAGE>', 'the language; the first of the tenant unless given')
    .option('--width <PIXELS>', 'how wide the window is', readWidth, 1440)
    .option('--day <YYYY-MM-DD>', 'the day that the browser takes for today', readDay)
    .option('--picture <FILE>', 'writes a picture of the whole page in place of opening a window'),
);

async function main(): Promise<void> {
  const [id = ''] = program.args;
  const asked = program.opts<Asked>();
  const manifest = manifests.find((each) => each.id === id);
  if (!manifest) {
    const ids = manifests.map((each) => each.id);
    throw new Error(`There is no screen "${id}".${didYouMean(id, ids)} There are ${ids.join(', ')}.`);
  }
  const tenant = await readTenant(asked.tenant);
  const language = asked.lang ?? tenant.languages[0];
  const sight = planSights(tenant, [manifest]).find((each) => each.language === language);
  if (!sight)
    throw new Error(
      `The tenant ${tenant.code} has no screen "${id}" in "${language}"; it has ${tenant.languages.join(', ')}.`,
    );

  const browser = await launch(asked.picture !== undefined);
  const username = sight.access === 'visitor' ? null : `${asked.as}@${tenant.code}.example`;
  const window = await openWindow({ browser, portal: PORTAL }, tenant, username);
  const { page, cards } = window;
  const card = sight.access === 'card' ? cardOf(cards, manifest, asked.card) : undefined;
  if (asked.day !== undefined) await page.clock.setFixedTime(new Date(`${asked.day}T12:00:00`));
  await page.setViewportSize({ width: asked.width, height: HEIGHTS[asked.width] ?? 900 });
  await window.speak(language);
  // A later step is reached from the one before it.
  const { after } = planSights(tenant, manifests).find((each) => each.screen === id) ?? sight;
  await page.goto(PORTAL + addressOf({ ...sight, ...after }, tenant, card?.id));
  await window.settle();
  for (const selector of after?.press ?? []) await page.locator(`main ${selector}`).click();
  if (after) await window.settle();
  process.stdout.write(`${page.url()}\n`);
  for (const { text } of window.takeComplaints()) process.stderr.write(`The browser complains: ${text}\n`);
  if (asked.picture !== undefined) {
    await page.screenshot({ path: asked.picture, fullPage: true });
    process.stdout.write(`${asked.picture}\n`);
    await browser.close();
  } else await page.waitForEvent('close', { timeout: 0 });
}

/** As the page of the running portal carries it. */
async function readTenant(code: string | undefined): Promise<PublicTenant> {
  const ask = async (path: string) => {
    const response = await fetch(PORTAL + path).catch(() => null);
    if (!response)
      throw new Error(
        `Nothing answers at ${PORTAL}: run npm run dev or npm start first, or set PORT and SANDBOX_PORT to where they are.`,
      );
    return response.text();
  };
  const tenants = tenantsOf(await ask('/readyz'));
  const codes = Object.keys(tenants).sort();
  const chosen = code ?? codes.find((each) => tenants[each]?.serves !== 'nothing') ?? codes[0] ?? '';
  if (!codes.includes(chosen))
    throw new Error(
      `There is no tenant "${chosen}".${didYouMean(chosen, codes)} There are ${codes.join(', ')}.`,
    );
  const [, json] = new RegExp(`id="${PAGE_DATA_ID}">([^<]+)<`).exec(await ask(`/${chosen}/login`)) ?? [];
  if (json === undefined)
    throw new Error(
      `The tenant "${chosen}" has no pages: ${PORTAL}/readyz says what is wrong with its file.`,
    );
  return (JSON.parse(json) as { tenant: PublicTenant }).tenant;
}

/** @param readiness as `/readyz` answers it */
function tenantsOf(readiness: string): Readonly<Record<string, { readonly serves: string }>> {
  try {
    return (JSON.parse(readiness) as { tenants: Record<string, { serves: string }> }).tenants;
  } catch {
    throw new Error(
      `What answers at ${PORTAL} is not the portal: set PORT and SANDBOX_PORT to where npm run dev or npm start has them.`,
    );
  }
}

/** A window needs a Chromium that has windows; the one of the tests need not have. */
async function launch(isPicture: boolean): Promise<Browser> {
  // Loaded here: `--help` answers at once.
  const { chromium } = await import('playwright');
  const path = await findBrowser();
  if (isPicture) return chromium.launch({ executablePath: path, args: CHROMIUM_ARGS });
  return chromium.launch({ executablePath: path, args: CHROMIUM_ARGS, headless: false }).catch(() => {
    throw new Error(
      'No window can be opened here. Give --picture FILE, or name a Chromium with windows in BROWSER_PATH.',
    );
  });
}

function cardOf(cards: readonly CardFacts[], manifest: Manifest, wanted: string | undefined): CardFacts {
  const fitting = wanted === undefined ? findCard(manifest, cards) : undefined;
  const found = fitting ?? cards[Number(wanted) - 1] ?? cards.find(({ status }) => status === wanted);
  if (found) return found;
  const have = cards.map(({ status }, index) => `${index + 1} ${status}`).join(', ');
  throw new Error(`There is no such card. The cards of this person: ${have || 'none'}.`);
}

function readWidth(text: string): number {
  const width = Number(text);
  if (Number.isInteger(width) && width >= 200 && width <= 4000) return width;
  throw new InvalidArgumentError('A width is a whole number of pixels from 200 to 4000.');
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 2;
}
process.exit();
