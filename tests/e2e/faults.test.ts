/**
 * Faults of the network on the way through the host, on a page that reads, a form, and a list of the app backend. What
 * each single call says of each fault, tests/screens/faults shows.
 */
import type { Locator, Page, Request } from 'playwright/test';
import { expectGood } from './support/expectGood.ts';
import { holdAnswers } from './support/holdAnswers.ts';
import { aPerson, expect, signIn, TENANTS, test } from './support/portal.ts';
import { armFault, callsOf } from './support/sandbox.ts';
import { wordsOf } from './support/words.ts';

const [bg, pl, ro] = TENANTS;
if (!bg || !pl || !ro) throw new Error('The tenants under test are gone.');

const NO_JSON = { status: 200, contentType: 'text/html', body: '<h1>503</h1>' };
const LIMIT = { status: 429, body: {} };
/** A read that is reset before its answer began is asked for again by the way there, so its answer breaks off. */
const READ_FAULTS = [
  { name: 'a connection reset in the answer', fault: { cutAfterBytes: 8 } },
  { name: 'a page in place of JSON', fault: NO_JSON },
  { name: 'a limit', fault: LIMIT },
];
const WRITE_FAULTS = [{ name: 'a reset connection', fault: { reset: true } }, ...READ_FAULTS.slice(1)];
interface ReadUnderFaults {
  readonly page: Page;
  readonly t: (key: string) => string;
  /** Whose words they are: `<list>.error.title`, `<list>.loading`. */
  readonly list: string;
  /** What is said of a limit; what is said of any fault unless given. */
  readonly ofLimit?: string;
  /** Of the call that the list takes. */
  readonly address: RegExp;
  /** What asks for the list at first. */
  readonly opening: Locator;
  readonly arm: (fault: object) => Promise<void>;
  /** How often the list has been asked for. */
  readonly asked: () => Promise<number>;
  /** What stands there once the list has come. */
  readonly shown: Locator;
}

/** One fault after the other, each after a press; then the list, late. */
async function expectRecovery({
  page,
  t,
  list,
  ofLimit = `${list}.error.text`,
  address,
  opening,
  arm,
  asked,
  shown,
}: ReadUnderFaults): Promise<void> {
  const said = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: t(`${list}.error.title`) });
  const retry = said.getByRole('button', { name: t('common.tryAgain') });
  for (const [index, { name, fault }] of READ_FAULTS.entries()) {
    await arm(fault);
    await (index === 0 ? opening : retry).click();
    await expect.poll(asked, name).toBe(index + 1);
    await expect(said, name).toContainText(t(fault === LIMIT ? ofLimit : `${list}.error.text`));
    await expect(retry).not.toHaveAttribute('aria-busy', 'true');
  }
  await expectGood(page);
  const letGo = await holdAnswers(page, address);
  await retry.click();
  await expect(page.getByRole('status').filter({ hasText: t(`${list}.loading`) })).toBeVisible();
  await letGo();
  await expect(shown).toBeVisible();
  await expect(said).toHaveCount(0);
  expect(await asked()).toBe(READ_FAULTS.length + 1);
}

test('transactions that do not load say so in place, and come by a press [F11]', async ({
  page,
  portal,
  sandbox,
  request,
  expectedComplaints,
}) => {
  expectedComplaints.push(/\/operations/);
  const t = wordsOf(pl.language);
  const person = aPerson('ana', pl.code);
  const arm = (fault: object) =>
    armFault(request, sandbox, { method: 'GET', path: '/v1/users/*/operations', user: person, ...fault });
  await signIn(page, portal, pl, person);
  await expectRecovery({
    page,
    t,
    list: 'transactions',
    ofLimit: 'error-messages.TOO_MANY_REQUEST',
    address: /\/operations\b/,
    opening: page.getByRole('article').first().getByRole('link').first(),
    arm,
    asked: async () => (await callsOf(request, sandbox, person, '/operations')).length,
    shown: page
      .getByRole('list', { name: t('transactions.title') })
      .getByRole('listitem')
      .first(),
  });
  await expect(page.getByRole('list', { name: t('transactions.title') }).getByRole('listitem')).toHaveCount(
    10,
  );
});

test('a card that is not added says so, keeps what was typed, and is added by the next press alone [F2 F11]', async ({
  page,
  portal,
  sandbox,
  request,
  expectedComplaints,
}) => {
  expectedComplaints.push(/\/cards/);
  const t = wordsOf(bg.language);
  const person = aPerson('new', bg.code);
  const arm = (fault: object) =>
    armFault(request, sandbox, { method: 'POST', path: '/v1/users/*/cards', user: person, ...fault });
  const sent = async () =>
    (await callsOf(request, sandbox, person, '/cards')).filter(({ method }) => method === 'POST').length;
  await signIn(page, portal, bg, person, 'my-cards/add');
  const serial = page.getByLabel(t('forms.serialNumber'), { exact: true });
  const digits = page.getByLabel(t('forms.lastFourDigits'), { exact: true });
  const add = page.getByRole('button', { name: t('addCard.submit') });
  await serial.fill('1000000001');
  await digits.fill('1111');
  // After a limit the server did nothing; otherwise the portal has looked whether it did.
  const words = [t('forms.nothingChanged'), t('forms.nothingChanged'), t('error-messages.TOO_MANY_REQUEST')];
  for (const [index, { name, fault }] of WRITE_FAULTS.entries()) {
    await arm(fault);
    await add.click();
    await expect.poll(sent, name).toBe(index + 1);
    await expect(page.getByRole('main').getByText(words[index] ?? ''), name).toBeVisible();
    await expect(add).not.toHaveAttribute('aria-disabled', 'true');
    expect([await serial.inputValue(), await digits.inputValue()]).toEqual(['1000000001', '1111']);
    await expect(page.getByText(t('addCard.added'))).toHaveCount(0);
  }
  await expectGood(page);
  const letGo = await holdAnswers(page, /\/cards$/);
  await add.click();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  await letGo();
  await expect(page).toHaveURL(`${portal}/${bg.code}/account`);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  expect(await sent()).toBe(WRITE_FAULTS.length + 1);
});

test('partners that do not load say so in place, and come by a press [F11]', async ({
  page,
  portal,
  sandbox,
  request,
  expectedComplaints,
}) => {
  expectedComplaints.push(/\/lookups\/partners/);
  const [language = ''] = ro.others;
  const t = wordsOf(language);
  const person = aPerson('ana', ro.code);
  // Nobody is named in a lookup: the other tests read the partners of this tenant in its own language.
  const arm = (fault: object) =>
    armFault(request, sandbox, {
      method: 'GET',
      path: `/api/v1/lookups/partners?lang=${language}`,
      tenant: ro.code,
      ...fault,
    });
  let answers = 0;
  const count = (each: Request) => {
    if (each.url().includes('/lookups/partners')) answers += 1;
  };
  page.on('requestfinished', count);
  page.on('requestfailed', count);
  await signIn(page, portal, ro, person);
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('languageName') })
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expectRecovery({
    page,
    t,
    list: 'partners',
    address: /\/lookups\/partners/,
    opening: page.getByRole('link', { name: t('nav.allPartners') }).first(),
    arm,
    asked: async () => answers,
    shown: page.getByRole('main').getByRole('heading', { level: 2 }).first(),
  });
});
