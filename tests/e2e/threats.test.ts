/** Threats that show only in a browser: tokens that leak, tabs that fight, hostile text, blocked storage. Long: one case a threat. */
import type { APIRequestContext, Page } from 'playwright/test';
import { LANGUAGE_KEY } from '../../runtime/tenant/pageData.ts';
import {
  aPerson,
  expect,
  expectAccessible,
  forgetHolderData,
  signIn,
  TENANTS,
  test,
} from './support/portal.ts';
import { armFault, callsOf, masked, recordedCalls } from './support/sandbox.ts';
import { wordsOf } from './support/words.ts';

const [bg, pl, ro] = TENANTS;
if (!bg || !pl || !ro) throw new Error('The tenants under test are gone.');

async function lastSeq(request: APIRequestContext, sandbox: string): Promise<number> {
  const all = await recordedCalls(request, sandbox);
  return Math.max(0, ...all.map(({ seq }) => seq));
}

/** The tokens that the page holds. */
async function tokensOf(page: Page): Promise<string[]> {
  const stored = await page.evaluate(() => Object.entries<string>({ ...sessionStorage }));
  return stored.flatMap(([key, text]) => {
    if (key.startsWith(LANGUAGE_KEY)) return [];
    const value: unknown = JSON.parse(text);
    if (value === null || typeof value !== 'object' || !('bearerToken' in value)) return [];
    const { accessToken, bearerToken, refreshToken } = value as Record<string, string>;
    return [accessToken, bearerToken, refreshToken].filter((token) => token !== undefined);
  });
}

test('no token leaves the page but in the Authorization header and to the provider [A6 ENT-103]', async ({
  page,
  portal,
  sandbox,
}) => {
  const seen: { url: string; headers: Record<string, string>; body: string }[] = [];
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  page.on('request', (each) =>
    seen.push({ url: each.url(), headers: each.headers(), body: each.postData() ?? '' }),
  );
  await signIn(page, portal, bg, aPerson('ana', 'bg'));
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('list', { name: wordsOf('bg')('transactions.title') })).toBeVisible();
  const tokens = await tokensOf(page);
  expect(tokens).toHaveLength(3);
  for (const { url, headers, body } of seen) {
    const { authorization, ...others } = headers;
    const isOwnGateway = url.startsWith(`${portal}/bg/gateway/v1/`);
    if (authorization) expect(isOwnGateway, url).toBe(true);
    const isProvider = url.startsWith(`${sandbox}/bg/sso/`);
    const public_ = [url, ...Object.values(others), isProvider ? '' : body].join('\n');
    for (const token of tokens) expect(public_.includes(token), url).toBe(false);
  }
  const dom = `${await page.content()}\n${await page.title()}\n${logged.join('\n')}`;
  for (const token of tokens) expect(dom.includes(token)).toBe(false);
});

test('a gateway that always answers 401 gives one refresh, then /reconnect: no loop [A8 SES-03]', async ({
  page,
  portal,
  sandbox,
  request,
  expectedComplaints,
}) => {
  expectedComplaints.push(/401/);
  const person = aPerson('ana', 'pl');
  await signIn(page, portal, pl, person);
  await expect(page.getByRole('article').first()).toBeVisible();
  await armFault(request, sandbox, {
    method: 'GET',
    path: '/v1/users/*',
    user: person,
    status: 401,
    body: {},
    times: 50,
  });
  await page.reload();
  await expect(page).toHaveURL(`${portal}/pl/reconnect`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('pl')('sessionExpired.title'));
  expect(await tokensOf(page)).toEqual([]);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

/** A second tab that holds a copy of the session, as a duplicated one does. */
async function duplicateTab(page: Page): Promise<Page> {
  const copy = await page.evaluate(() => ({ ...sessionStorage }));
  const twin = await page.context().newPage();
  await twin.addInitScript((stored) => {
    if (sessionStorage.length === 0)
      for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value);
  }, copy);
  return twin;
}

test('two tabs with one session use each refresh token once [A9]', async ({
  page,
  portal,
  sandbox,
  request,
  expectedComplaints,
}) => {
  expectedComplaints.push(/401/);
  const person = aPerson('ana', 'ro');
  await signIn(page, portal, ro, person);
  await expect(page.getByRole('article').first()).toBeVisible();
  const twin = await duplicateTab(page);
  await twin.goto(`${portal}/ro/account`);
  await expect(twin.getByRole('article').first()).toBeVisible();
  const [, , first = ''] = await tokensOf(page);
  const before = await lastSeq(request, sandbox);
  // Once in each tab: of two refusals for both, the one that is first might take the second as well.
  for (const each of [page, twin])
    await each.route(/\/cards\?/, (route) => route.fulfill({ status: 401, json: {} }), { times: 1 });
  // Cards that show are then cards that came after the refresh.
  for (const each of [page, twin]) await forgetHolderData(each);
  await Promise.all([page.reload(), twin.reload()]);
  for (const each of [page, twin]) await expect(each.getByRole('article')).toHaveCount(6);
  const forms = (await recordedCalls(request, sandbox, before))
    .filter(({ path }) => path === '/token')
    .map(({ body }) => body as Readonly<Record<string, string>>);
  const used = forms.filter((form) => form.client_id === 'ro-portal').map((form) => form.refresh_token);
  // Those of other people may be among them.
  expect(used).toContain(masked(first));
  expect(new Set(used).size).toBe(used.length);
  expect(await tokensOf(page)).toHaveLength(3);
  // A tab hears of the tokens that the other one has got.
  await expect
    .poll(async () => new Set([String(await tokensOf(page)), String(await tokensOf(twin))]).size)
    .toBe(1);
});

test('signing out in one tab ends the session in the other [A11]', async ({ page, portal }) => {
  await signIn(page, portal, ro, aPerson('ana', 'ro'));
  const twin = await duplicateTab(page);
  await twin.goto(`${portal}/ro/account`);
  await expect(twin.getByRole('article').first()).toBeVisible();
  await page.goto(`${portal}/ro/logout`);
  await expect(page).toHaveURL(`${portal}/ro/`);
  await expect(twin).toHaveURL(`${portal}/ro/reconnect`);
  await expect(twin.getByRole('article')).toHaveCount(0);
  expect(await tokensOf(twin)).toEqual([]);
});

test('a late answer after signing out brings nothing back to the same document [A10]', async ({
  page,
  portal,
  sandbox,
  request,
}) => {
  const person = aPerson('ana', 'bg');
  await signIn(page, portal, bg, person);
  await expect(page.getByRole('article').first()).toBeVisible();
  const twin = await duplicateTab(page);
  await twin.goto(`${portal}/bg/account`);
  await expect(twin.getByRole('article').first()).toBeVisible();
  const late = Promise.withResolvers<void>();
  const isAnswered = Promise.withResolvers<void>();
  await page.route(/\/operations\b/, async (route) => {
    const response = await route.fetch();
    await late.promise;
    // Of a call that was given up nothing comes back.
    await route.fulfill({ response }).catch(() => undefined);
    isAnswered.resolve();
  });
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByText(wordsOf('bg')('transactions.loading'))).toBeAttached();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await twin.goto(`${portal}/bg/logout`);
  await expect(page).toHaveURL(`${portal}/bg/reconnect`);
  await expect
    .poll(async () => (await callsOf(request, sandbox, person, '/operations')).length)
    .toBeGreaterThan(0);
  late.resolve();
  await isAnswered.promise;
  // What follows from the answer has begun by then.
  await page.evaluate(() => fetch('/healthz'));
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(await page.evaluate(() => Object.keys({ ...sessionStorage }).join())).not.toMatch(
    /session|user|cards|operations/,
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    wordsOf('bg')('sessionEnded.signedOut.title'),
  );
  await expect(page.getByRole('banner')).not.toContainText('Ана');
});

test('an unused session warns, and ends unless somebody stays [A13]', async ({ page, portal }) => {
  const t = wordsOf('bg');
  await page.clock.install();
  await signIn(page, portal, bg, aPerson('ana', 'bg'));
  await expect(page.getByRole('article').first()).toBeVisible();
  const dialog = page.getByRole('dialog', { name: t('idle.title') });
  // The clock goes on by itself as well, by what a busy machine takes: nothing is asked close to the limit.
  await page.keyboard.press('Shift');
  await page.clock.fastForward('13:00');
  await expect(dialog).toHaveCount(0);
  await page.clock.fastForward('01:15');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('idle.stay') }).click();
  await expect(dialog).toHaveCount(0);
  await page.clock.fastForward('14:10');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.clock.fastForward('14:10');
  await page.clock.fastForward('01:05');
  await expect(page).toHaveURL(`${portal}/bg/`);
  expect(await tokensOf(page)).toEqual([]);
});

test('a browser that refuses storage gets an explanation, not a loop [A15]', async ({ page, portal }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  await page.goto(`${portal}/bg/account`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('bg')('storageBlocked.title'));
  expect(visited.length).toBeLessThan(4);
  await expectAccessible(page);
});

const PAYLOADS = [
  '<img src=x onerror="window.ran=1">',
  '<script>window.ran=1</script>',
  '<svg onload=window.ran=1>',
  '"><iframe srcdoc="<script>parent.ran=1</script>">',
  "javascript:window.ran=1//'",
  '{{constructor.constructor("window.ran=1")()}}',
  '$t(home.title) {{count}}',
  '‮txet desrever‬',
  '__proto__',
  'a​b‍c﻿d',
];

test('hostile text from the gateway is text, and stays in its place [X1 X3 X8]', async ({
  page,
  portal,
  sandbox,
  request,
}) => {
  const person = aPerson('ana', 'bg');
  await signIn(page, portal, bg, person);
  await expect(page.getByRole('article').first()).toBeVisible();
  const operations = PAYLOADS.flatMap((text, index) => [
    {
      operation_ref: `${text}${index}`,
      date: '2026-11-20T10:00:00Z',
      amount: -100,
      currency: 'BGN',
      status: 'success',
      product_ref: 'meal',
      outlet: { name: text, category: text },
    },
    {
      operation_ref: `r${index}`,
      // Text in place of a moment makes the whole answer none (USE-24).
      date: '2026-11-20T09:00:00Z',
      amount: text,
      currency: text,
      status: text,
      product_ref: text,
      reason: text,
      declined_reason: text,
    },
  ]);
  const envelope = `{"meta":{"status":"succeeded","messages":[]},"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"data":${JSON.stringify(operations)}}`;
  await armFault(request, sandbox, {
    method: 'GET',
    path: '/v1/users/*/accounts/*/operations',
    user: person,
    status: 200,
    body: envelope,
    contentType: 'application/json',
  });
  await page.getByRole('article').first().getByRole('link').first().click();
  const rows = page.getByRole('list', { name: wordsOf('bg')('transactions.title') }).getByRole('listitem');
  await expect(rows).toHaveCount(operations.length);
  await expect(rows.first().locator('bdi').first()).toHaveText(PAYLOADS[0] ?? '');
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(
    await page.evaluate(() => ({}) as Record<string, unknown>).then((each) => each.polluted),
  ).toBeUndefined();
  expect(
    await page.evaluate(
      () => 'polluted' in {} || document.querySelectorAll('[onerror],[onload],iframe').length,
    ),
  ).toBe(0);
  await expect(page.getByRole('main')).not.toContainText(/NaN|undefined|\[object/);
});
