/**
 * Every screen, opened once and asked all that is asked of a screen as it stands:
 * - no control is covered (WCAG 2.4.11), at each width, with a toast, with the question for consent open, and with text
 *   of twice the size;
 * - no word is broken, none leaves its control, no page scrolls sideways (WCAG 1.4.4, 1.4.10), on small phones and with
 *   large text, with the longest names and words of each language; none is cut or covered with wider spacing (WCAG 1.4.12);
 * - each control has its 24 px to itself (WCAG 2.5.8), on a telephone and at a desk.
 */
import type { Page } from 'playwright/test';
import { manifests } from '../../screens/index.ts';
import { addressOf, planSights } from '../matrix/visual/planSights.ts';
import { shippedTenants } from '../support/shippedTenants.ts';
import { brokenTexts } from './support/brokenTexts.ts';
import { coveredControls } from './support/coveredControls.ts';
import { lostTexts } from './support/lostTexts.ts';
import { openEach, untilShown } from './support/openSight.ts';
import { expect, TENANTS, test } from './support/portal.ts';
import { raiseToast, toast, WORDS } from './support/raiseToast.ts';
import { smallTargets } from './support/smallTargets.ts';
import { wordsOf } from './support/words.ts';

/** Forty letters in each name. */
const FIRST_NAME = 'Анна-Марія Валентина Єлизавета Софія-Зоя';
const LAST_NAME = 'Вишневецька-Загоровська та Сагайдачна-Ко';

const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;
const [SMALL, PHONE, , DESK] = SIZES;

const TEXTS = [
  { size: SMALL, text: '' },
  { size: SMALL, text: '200%' },
  { size: PHONE, text: '200%' },
  { size: PHONE, text: '' },
] as const;

/** Languages beside the tenant's own: English has the shortest words of all. */
const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = { pl: ['uk'] };

/** Screens that hold every kind of text; each further one had something broken that no other has. */
const OF_TEXTS: readonly string[] = [
  ...['home', 'registration', 'passwordInit', 'changeEmailValidation'],
  ...['accountHome', 'myCardAdd', 'contactUs', 'myProfile', 'profileNotifications', 'profileTermsCondsList'],
  ...['accountDelete', 'accountDeleteAuthorize', 'ourMerchendisingPartnersAll'],
  ...[
    'cardDetails',
    'myCardTransactions',
    'myCardAcceptance',
    'myCardPinReveal',
    'myCardBlock',
    'myCardUnblock',
  ],
  ...['myCardBlockPermanently', 'myCardBlockReplace', 'myCardRemove', 'plasticlessVerification'],
];

/** Screens that hold every kind of control. */
const OF_TARGETS: readonly string[] = [
  ...['home', 'registration', 'forgotPassword', 'accessibility'],
  ...['accountHome', 'myCardAdd', 'myProfile', 'profileNotifications', 'accountDeleteAuthorize', 'contactUs'],
];

/**
 * What covers a control is a bar, a toast or a dialog, which are the same for all tenants: each screen is asked that in
 * the first tenant that offers it. Words and the controls of a country differ: those are asked about in each.
 */
const planned = new Set<string>();
const PLANS = [...TENANTS].reverse().flatMap((who) => {
  const tenant = shippedTenants.find(({ code }) => code === who.code);
  if (!tenant) throw new Error(`There is no tenant ${who.code}.`);
  const sights = planSights(tenant, manifests).filter(
    ({ language, isPassage }) => !isPassage && language === who.language,
  );
  const ofCover = new Set(sights.map(({ screen }) => screen).filter((screen) => !planned.has(screen)));
  for (const screen of ofCover) planned.add(screen);
  const asked = sights.filter(
    ({ screen }) => ofCover.has(screen) || OF_TEXTS.includes(screen) || OF_TARGETS.includes(screen),
  );
  const by = Map.groupBy(asked, ({ access }) => access);
  return [...by].map(([access, group]) => ({ who, tenant, access, group, ofCover }));
});

const setText = (page: Page, size: string) =>
  page.evaluate((by) => document.documentElement.style.setProperty('font-size', by), size);

/** From the size that the window has to the other end: another size takes longer than a look. */
function fromHere<Look>(page: Page, looks: readonly Look[], widthOf: (each: Look) => number): Look[] {
  const [first] = looks;
  return first && widthOf(first) === page.viewportSize()?.width ? [...looks] : [...looks].reverse();
}

async function coveredIn(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  const look = async (width: number, state: string) => {
    for (const each of await coveredControls(page)) found.push(`at ${width} px, ${state}: ${each}`);
  };
  const hasToast = await raiseToast(page);
  for (const size of fromHere(page, SIZES, ({ width }) => width)) {
    await page.setViewportSize(size);
    await look(size.width, hasToast ? 'toast' : 'as it is');
  }
  // By key: where it lies under something, that is told below.
  if (hasToast) await toast(page).getByRole('button').last().press('Enter');
  const hasConsent = await page.evaluate(() => {
    dispatchEvent(new Event('portal-consent-ask'));
    return 'sandboxConsent' in window;
  });
  for (const size of fromHere(page, SIZES, ({ width }) => width)) {
    await page.setViewportSize(size);
    if (hasConsent) await look(size.width, 'consent');
    await setText(page, '200%');
    await look(size.width, 'text of 200 %');
    await setText(page, '');
  }
  return found;
}

async function brokenIn(page: Page, language: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { size, text } of fromHere(page, TEXTS, (each) => each.size.width)) {
    await page.setViewportSize(size);
    await setText(page, text);
    for (const each of await brokenTexts(page))
      found.push(`in ${language} at ${size.width} px, text ${text || '100%'}: ${each}`);
    if (text) continue;
    for (const each of await lostTexts(page))
      found.push(`in ${language} at ${size.width} px, spaced: ${each}`);
  }
  await setText(page, '');
  return found;
}

async function smallIn(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const size of fromHere(page, [PHONE, DESK], ({ width }) => width)) {
    await page.setViewportSize(size);
    await untilShown(page);
    for (const each of await smallTargets(page)) found.push(`at ${size.width} px: ${each}`);
  }
  return found;
}

/** In place, where the page can. */
async function chooseLanguage(page: Page, language: string): Promise<void> {
  if ((await page.locator('html').getAttribute('lang')) === language) return;
  const name = wordsOf(language)('languageName');
  // What is prerendered takes the press once its program is there.
  await expect(async () => {
    await page.getByRole('banner').getByRole('button', { name }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language, { timeout: 1_000 });
  }).toPass();
}

/** The person has the longest of names. */
async function giveLongNames(page: Page): Promise<void> {
  await page.route(/\/gateway\/v1\/users\/[^/]+$/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const answer = await route.fetch();
    const user = await answer.json();
    Object.assign(user.data, { first_name: FIRST_NAME, last_name: LAST_NAME });
    return route.fulfill({ response: answer, json: user });
  });
}

for (const { who, tenant, access, group, ofCover } of PLANS) {
  test(`${who.code}: on ${group.length} screens for a ${access} no control is covered or too small, and no word broken [USE-06 USE-07 USE-18 USE-19]`, async ({
    page,
    portal,
    expectedComplaints,
  }) => {
    test.setTimeout(240_000);
    // Words of another language; links from mails that nobody was sent; an address that is none.
    expectedComplaints.push(WORDS, /actions\/(verify|change)-email/);
    await page.setViewportSize(SMALL);
    await giveLongNames(page);
    const found: string[] = [];
    const report = (question: string, screen: string, lines: readonly string[]) =>
      found.push(...lines.map((line) => `${question}: ${screen} ${line}`));
    const left = await openEach(page, { portal, who, tenant, access, sights: group }, async (sight) => {
      const { screen, manifest } = sight;
      const isOfTexts = OF_TEXTS.includes(screen);
      const others = isOfTexts ? (OTHER_WORDS[who.code] ?? []) : [];
      const askTexts = async (language: string) =>
        report('broken text', screen, await brokenIn(page, language));
      if (!manifest.hasLanguagePaths) {
        for (const language of others) {
          await chooseLanguage(page, language);
          await askTexts(language);
        }
        await chooseLanguage(page, who.language);
      }
      if (isOfTexts) await askTexts(who.language);
      if (OF_TARGETS.includes(screen)) report('small target', screen, await smallIn(page));
      if (ofCover.has(screen)) report('covered control', screen, await coveredIn(page));
      if (!manifest.hasLanguagePaths) return;
      // Home has a page for each language.
      for (const language of others) {
        await page.goto(portal + addressOf({ ...sight, language }, tenant));
        await untilShown(page);
        await askTexts(language);
      }
    });
    expect(left, 'screens without a card').toEqual([]);
    expect(found).toEqual([]);
  });
}
