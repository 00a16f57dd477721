/** Answers that are none, and answers about somebody else, on their way through the host (what each call makes of each, tests/runtime/gateway/answers shows). */
import { expectGood } from './support/expectGood.ts';
import { aPerson, expect, signIn, TENANTS, test } from './support/portal.ts';
import { armFault, callsOf, mailedLink } from './support/sandbox.ts';
import { wordsOf } from './support/words.ts';

const [bg, pl] = TENANTS;
if (!bg || !pl) throw new Error('The tenants under test are gone.');

const META = { status: 'succeeded', messages: [] };

test('an answer that tells nothing verifies no email and empties no list [USE-24]', async ({
  page,
  portal,
  sandbox,
  request,
}) => {
  const t = wordsOf(pl.language);
  const heading = page.getByRole('heading', { level: 1 });
  const visitor = aPerson('unverified', pl.code);
  await request.post(
    `${portal}/${pl.code}/gateway/v1/users/${encodeURIComponent(visitor)}/actions/request-email-verification`,
    { headers: { 'x-portal-request': '1', origin: portal, 'sec-fetch-site': 'same-origin' } },
  );
  const link = await mailedLink(request, { sandbox, portal }, visitor);
  const verify = { method: 'POST', path: '/v1/users/*/actions/verify-email', user: visitor };
  for (const body of [{}, { meta: META }, { meta: META, data: 'done' }]) {
    await armFault(request, sandbox, { ...verify, status: 200, body });
    await page.goto(link);
    await expect(heading).toHaveText(t('mailedLink.unreachable.title'));
    await expectGood(page);
  }
  await page.getByRole('button', { name: t('common.tryAgain') }).click();
  await expect(heading).toHaveText(t('accountValidation.done.title'));
  expect(await callsOf(request, sandbox, visitor, '/actions/verify-email')).toHaveLength(4);

  const holder = aPerson('ana', pl.code);
  const optins = { method: 'GET', path: '/v1/users/*/optins', user: holder };
  await signIn(page, portal, pl, holder);
  await armFault(request, sandbox, { ...optins, status: 200, body: { meta: META, data: null } });
  await page.goto(`${portal}/${pl.code}/my-profile/notifications-center`);
  const main = page.getByRole('main');
  await expect(main.getByText(t('notifications.error.title'))).toBeVisible();
  await expect(main.getByText(t('notifications.empty.title'))).toHaveCount(0);
  await expectGood(page);
  await main.getByRole('button', { name: t('common.tryAgain') }).click();
  await expect(main.getByRole('switch').first()).toBeVisible();
});

test('an answer about somebody else is neither shown nor kept [USE-25]', async ({
  page,
  portal,
  sandbox,
  request,
}) => {
  const t = wordsOf(bg.language);
  const holder = aPerson('ana', bg.code);
  const stranger = { first_name: 'Mallory', last_name: 'Stranger' };
  const data = { email: 'mallory@bg.example', phone_number: '+359 888000111', personal_info: stranger };
  const user = { method: 'GET', path: `/v1/users/${holder}`, user: holder };
  // Before any page asks: an answer that is still on its way would bring the right person.
  await armFault(request, sandbox, { ...user, status: 200, body: { meta: META, data } });
  await signIn(page, portal, bg, holder, 'my-profile');
  const main = page.getByRole('main');
  await expect(main.getByText(t('profile.error.title'))).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/mallory|stranger|888000111/i);
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).not.toMatch(/mallory|stranger/i);
  await expectGood(page);
  await main
    .getByRole('button', { name: t('common.tryAgain') })
    .first()
    .click();
  await expect(main).toContainText(holder);
});
