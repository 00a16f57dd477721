/**
 * Every code of the catalogue (ERR-44 to ERR-87), raised by a fault, in the words of each language. Over 250 lines: one
 * table of codes, and what is done with a message once it stands there.
 */
import { brokenTexts } from './support/brokenTexts.ts';
import { keyboardOf } from './support/keyboard.ts';
import {
  aPerson,
  expect,
  expectAccessible,
  forgetHolderData,
  signIn,
  TENANTS,
  test,
  testWhere,
} from './support/portal.ts';
import { wordsOf } from './support/words.ts';

/** Codes that arrive in an envelope. */
const CODES = [
  ...['ASSOCIATION_MUST_BE_RESTARTED', 'BAD_GATEWAY', 'BAD_REQUEST', 'INTERNAL_ERROR', 'METHOD_NOT_ALLOWED'],
  ...['NOT_ACCEPTABLE', 'NOT_IMPLEMENTED', 'UNSUPPORTED_MEDIA_TYPE', 'INVALID_PASSWORD', 'PASSWORD_MISMATCH'],
  ...[
    'CARD_ALREADY_LINKED',
    'CARD_BLOCKED',
    'CARD_NOT_BLOCKED',
    'EXPIRED_TOKEN',
    'INVALID_TOKEN',
    'INVALID_OTP',
  ],
  ...['INVALID_VERIFICATION_CODE', 'OTP_IS_EXPIRED', 'OTP_LIMIT_IS_EXCEEDED', 'IMPOSSIBLE_ASSOCIATION'],
  ...[
    'INVALID_BENEF',
    'INVALID_EMAIL',
    'MISMATCH_PASSWORD_COMPLEXITY',
    'NOT_FOUND',
    'TOO_MANY_REQUEST',
    'UNAUTHORIZED',
  ],
  ...[
    'BAD_REQUEST-add_card',
    'INVALID_CARD-add_card',
    'BAD_REQUEST-create_account',
    'BAD_REQUEST-delete_account',
  ],
  ...[
    'BAD_REQUEST-req-change-email',
    'CONFLICT-add_card',
    'CONFLICT_plasticless',
    'INVALID_TOKEN-change-phone-number',
  ],
  ...[
    'INVALID_CARD-pin_reveal',
    'INVALID_CARD-remove_card',
    'TOO_MANY_REQUEST-add_card',
    'TOO_MANY_REQUEST-plasticless',
  ],
];

const plain = (text: string | null) => (text ?? '').replaceAll(' ', ' ').replace(/\s+/g, ' ').trim();

// In one language, the one furthest from the others: which words belong to a code, no language decides. Every one of the
// five with EVERY_TENANT=on.
const seen = new Set<string>();
for (const tenant of [...TENANTS].reverse()) {
  for (const language of [tenant.language, ...tenant.others]) {
    if (seen.has(language)) continue;
    seen.add(language);
    testWhere(language === 'uk')(
      `each code says its words in ${language} of ${tenant.code}, once [ERR-07 ERR-16 ERR-23 USE-11]`,
      async ({ page, portal, sandbox, request, expectedComplaints }) => {
        expectedComplaints.push(/cards\?/);
        const person = aPerson('ana', tenant.code);
        const t = wordsOf(language);
        await signIn(page, portal, tenant, person);
        if (language !== tenant.language) {
          await page
            .getByRole('banner')
            .getByRole('button', { name: t('languageName') })
            .click();
          await expect(page.locator('html')).toHaveAttribute('lang', language);
        }
        const arm = (fault: object) =>
          request.post(`${sandbox}/sandbox/faults`, {
            data: { method: 'GET', path: '/v1/users/*/cards', user: person, ...fault },
          });
        const failWith = (code: string, message: string) =>
          arm({
            status: 200,
            body: { meta: { status: 'failed', messages: [{ code, level: 'error', message }] } },
          });

        // The first load of the cards is over, so that the fault meets the one after the reload.
        await expect(page.getByRole('article')).toHaveCount(6);
        await failWith('CARD_BLOCKED', 'x');
        // The cards that are there stay; that they could not be read anew has no place but a toast.
        await page.reload();
        const toast = page.getByRole('region', { name: t('toast.region') }).getByRole('alert');
        await expect(toast).toContainText(t('error-messages.CARD_BLOCKED'));
        await expect(toast).toContainText(t('toast.title.error'));
        for (const [fault, code] of [
          [{ status: 404, body: '' }, '404'],
          [{ status: 418, body: '' }, 'default'],
        ] as const) {
          await arm(fault);
          await page.reload();
          await expect(toast).toContainText(plain(t(`error-messages.${code}`)));
        }

        // Where the cards would stand, the place itself says it, and nothing says it twice.
        await failWith('CARD_BLOCKED', 'x');
        await forgetHolderData(page);
        await page.reload();
        const place = page.getByRole('main').getByRole('alert');
        const retry = page.getByRole('button', { name: t('common.tryAgain') });
        // Several codes have the same words: what is said is that of this answer once it has come.
        const tryAgain = () => Promise.all([page.waitForResponse(/\/cards\?/), retry.click()]);
        const expectSaid = async (words: string) => {
          await expect.poll(async () => plain(await place.textContent())).toContain(plain(words));
          await expect(toast).toHaveCount(0);
        };
        await expectSaid(t('error-messages.CARD_BLOCKED'));
        await expectAccessible(page);

        for (const code of CODES) {
          await failWith(code, 'the server’s own words');
          await tryAgain();
          const words = t(`error-messages.${code}`);
          await expectSaid(words.replace('#CONTACT#', ''));
          if (words.includes('#CONTACT#')) await expect(place).toContainText('9:00');
          await expect(place).not.toContainText('#CONTACT#');
        }

        await failWith('SOMETHING_NEW', 'Your card <b>is</b> on holiday');
        await tryAgain();
        await expectSaid('Your card <b>is</b> on holiday');
        for (const [fault, key] of [
          [{ status: 404, body: '' }, 'cards.error.text'],
          [{ status: 500, body: '' }, 'error-messages.500'],
          [{ status: 418, body: '' }, 'cards.error.text'],
          [{ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }, 'cards.error.text'],
        ] as const) {
          await arm(fault);
          await tryAgain();
          await expectSaid(t(key).replace('#CONTACT#', ''));
        }
        // The fault is over: the same button brings the cards, without a reload.
        await tryAgain();
        await expect(page.getByRole('article')).toHaveCount(6);
      },
    );
  }
}

test('a toast goes when the route changes, and by its own button [GRD-26 GRD-27]', async ({
  page,
  portal,
  sandbox,
  request,
  expectedComplaints,
}) => {
  expectedComplaints.push(/cards/);
  const tenant = TENANTS[1];
  if (!tenant) throw new Error('The tenant under test is gone.');
  const person = aPerson('ana', tenant.code);
  const t = wordsOf(tenant.language);
  await signIn(page, portal, tenant, person);
  const fail = (times: number) =>
    request.post(`${sandbox}/sandbox/faults`, {
      data: { method: 'GET', path: '/v1/users/*/cards', user: person, status: 500, body: '', times },
    });
  const toast = page.getByRole('region', { name: t('toast.region') }).getByRole('alert');
  await expect(page.getByRole('article')).toHaveCount(6);
  await fail(1);
  await page.reload();
  await expect(toast).toHaveCount(1);
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('nav.contact') })
    .click();
  await expect(toast).toHaveCount(0);
  // The page may be reading them anew by itself: what it asks after the reload fails as well.
  await fail(9);
  await page.reload();
  await toast.getByRole('button', { name: t('toast.dismiss') }).click();
  await expect(toast).toHaveCount(0);
});

test('the reference of an error fits on a narrow screen, is that of the answer, and goes into the contact form [LOV-60 LOV-61 LOV-62]', async ({
  page,
  portal,
  sandbox,
  request,
  expectedComplaints,
}) => {
  expectedComplaints.push(/cards/);
  const tenant = TENANTS.find(({ code }) => code === 'ro');
  if (!tenant) throw new Error('The tenant under test is gone.');
  const person = aPerson('ana', tenant.code);
  const t = wordsOf(tenant.language);
  await signIn(page, portal, tenant, person);
  await expect(page.getByRole('article')).toHaveCount(6);
  await page.setViewportSize({ width: 320, height: 640 });
  await request.post(`${sandbox}/sandbox/faults`, {
    data: { method: 'GET', path: '/v1/users/*/cards', user: person, status: 500, body: '' },
  });
  const refused = page.waitForResponse((response) => response.status() === 500);
  await page.reload();
  const id = (await (await refused).headerValue('x-request-id')) ?? '';
  const toast = page.getByRole('region', { name: t('toast.region') }).getByRole('alert');
  const number = toast.getByText(/^[0-9a-f-]{13}$/);
  await expect(number).toHaveText(id.slice(0, 13));
  const details = toast.getByText(t('common.details'));
  await details.click();
  await expect(toast).toContainText('(Europe/Bucharest)');
  // One line: as high as one of its letters, and in one piece.
  expect(
    await number.evaluate((element) => {
      const { lineHeight } = getComputedStyle(element);
      return element.getBoundingClientRect().height <= Number.parseFloat(lineHeight) * 1.2;
    }),
  ).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessible(page);
  await number.click();
  expect(await page.evaluate(() => String(getSelection()))).toBe(id.slice(0, 13));
  await toast.getByRole('link', { name: t('contactBlock.write') }).click();
  await expect(page.getByRole('textbox', { name: t('forms.message') })).toHaveValue(
    `${t('contact.error.message')}\n${t('common.reference', { id: id.slice(0, 13) })}\n`,
  );
  expect(new URL(page.url()).search).toBe(`?error=${id.slice(0, 13)}`);
});

test('the reference at a field is reached, copied and unfolded by keyboard, on a small phone and with large text [LOV-60 LOV-61 USE-26]', async ({
  page,
  context,
  portal,
  expectedComplaints,
}) => {
  expectedComplaints.push(/counties/);
  await context.grantPermissions(['clipboard-write']);
  const tenant = TENANTS.find(({ code }) => code === 'ro');
  if (!tenant) throw new Error('The tenant under test is gone.');
  const t = wordsOf(tenant.language);
  await page.route(/\/geographics\/counties/, (route) => route.fulfill({ status: 500, body: '' }));
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, portal, tenant, aPerson('ana', tenant.code), 'my-profile');
  const main = page.getByRole('main');
  const keyboard = keyboardOf(page);
  await keyboard.take(main.getByRole('button', { name: t('profile.editPersonalInfo'), exact: true }));
  await keyboard.to(main.getByLabel(t('forms.county'), { exact: true }));
  const place = main.getByRole('alert').filter({ hasText: t('forms.listFailed.counties') });
  await expect(place.getByText(/^[0-9a-f-]{13}$/)).toBeVisible();
  await expect(place).toContainText(t('forms.listFailed.text'));
  // In the order in which they are read.
  await keyboard.take(place.getByRole('button', { name: t('payment.copy'), exact: true }));
  await expect(place.getByText(t('payment.copied'))).toBeVisible();
  await keyboard.take(place.getByText(t('common.details')));
  const unfolded = place.getByText(/\(Europe\/Bucharest\)/);
  await expect(unfolded).toBeVisible();
  expect(await brokenTexts(page)).toEqual([]);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  // Whatever the numbers are: of all digits the nought is the widest.
  await place.locator('bdi, details p').evaluateAll((elements) => {
    for (const { firstChild } of elements)
      if (firstChild instanceof Text)
        firstChild.data = firstChild.data.replaceAll(/[0-9a-f]{12,}/g, (digits) => '0'.repeat(digits.length));
  });
  expect(await brokenTexts(page)).toEqual([]);
  await page.evaluate(() => document.documentElement.removeAttribute('style'));
  // In a wide window as well, what is unfolded stands below the number, and begins where it does.
  await page.setViewportSize({ width: 1440, height: 900 });
  const [below, number] = [
    await unfolded.boundingBox(),
    await place.locator('bdi').locator('..').boundingBox(),
  ];
  expect(below?.x).toBe(number?.x);
  expect(below?.y).toBeGreaterThan((number?.y ?? 0) + (number?.height ?? 0));
  // A word with a hyphen stands on one line.
  const title = place.getByText(t('forms.listFailed.counties'));
  expect(
    await title.evaluate((element) =>
      [...element.querySelectorAll('span')].map((word) => [word.textContent, word.getClientRects().length]),
    ),
  ).toEqual([['s-a', 1]]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectAccessible(page);
});
