import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_ANSWER_BYTES } from '../../host/gateway/limitBody.ts';
import { requestRaw } from './support/requestRaw.ts';
import { changeTenant, startTestHost, type TestHost } from './support/startTestHost.ts';
import { startUpstream, type Upstream } from './support/startUpstream.ts';

// biome-ignore lint/suspicious/noTemplateCurlyInString: tenant files name variables this way
const ROOT = '"rootUrl": "${SANDBOX_URL}/${TENANT}/gateway/v1"';
/** By the host's own timers, which stand still unless a test moves them on: longer than a test may take. */
const TIMEOUT = 200_000;
const CALLS = 200;
/** The machine may be busy with other tests. */
const SOON = { timeout: 30_000 };

let sick: Upstream;
let well: Upstream;
let test: TestHost;
beforeAll(async () => {
  [sick, well] = await Promise.all([startUpstream(), startUpstream()]);
  const dead = await startUpstream();
  await dead.close();
  const variables = { PORTAL_FAKE_CREDENTIALS: 'on', SANDBOX_URL: dead.url };
  test = await startTestHost({ variables, upstreamTimeoutMilliseconds: TIMEOUT }, async (folder) => {
    await changeTenant(folder, 'bg.json', ROOT, `"rootUrl": "${sick.url}/v1"`);
    await changeTenant(folder, 'pl.json', ROOT, `"rootUrl": "${well.url}/v1"`);
    // ro stays with SANDBOX_URL, where nobody listens: gateway, provider and app backend are all dead.
  });
});
afterAll(async () => {
  await test.close();
  await Promise.all([sick.close(), well.close()]);
});
beforeEach(() => {
  for (const upstream of [sick, well]) upstream.received.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const call = (code: string, user = 'a') =>
  requestRaw(test.host.url, `/${code}/gateway/v1/users/${user}`, { headers: { 'x-portal-request': '1' } });

describe('one tenant’s gateway that hangs', () => {
  it('holds up neither another tenant, nor the pages, nor the health of the host [H9]', async () => {
    sick.answer = () => undefined;
    let answered = 0;
    const hanging = Array.from({ length: CALLS }, () => call('bg').finally(() => (answered += 1)));
    await expect.poll(() => vi.getTimerCount(), SOON).toBeGreaterThanOrEqual(CALLS);
    await expect.poll(() => sick.received.length, SOON).toBe(64);
    for (const read of [
      () => call('pl').then(({ status }) => status),
      () => test.get('/healthz').then(({ status }) => status),
      () => test.get('/readyz').then(({ status }) => status),
      () => test.get('/bg/').then(({ status }) => status),
    ])
      expect(await read()).toBe(200);
    expect(answered).toBe(0);
    // Waiting for a free connection counts too: nobody waits twice.
    vi.advanceTimersByTime(TIMEOUT);
    await expect.poll(() => answered, SOON).toBe(CALLS);
    expect(new Set((await Promise.all(hanging)).map(({ status }) => status))).toEqual(new Set([504]));
  });

  it('gives 504 when it stays silent', async () => {
    sick.answer = () => undefined;
    const silent = call('bg', 'silent');
    await expect.poll(() => sick.received.some(({ url }) => url.endsWith('/silent')), SOON).toBe(true);
    vi.advanceTimersByTime(TIMEOUT);
    const { status, body } = await silent;
    expect([status, JSON.parse(body).meta.messages[0].code]).toEqual([504, 'GATEWAY_TIMEOUT']);
  });

  it('is let go when its answer trickles for ever [H9]', async () => {
    let ended = 0;
    sick.answer = (request, response) => {
      // Calls that the test before gave up on may still arrive.
      if (!request.url?.endsWith('/trickle')) return;
      response.writeHead(200, { 'content-type': 'application/json' });
      const drip = setInterval(() => response.write(' '), 20);
      response.on('close', () => {
        clearInterval(drip);
        ended += 1;
      });
    };
    const answer = await fetch(`${test.host.url}bg/gateway/v1/users/trickle`, {
      headers: { 'x-portal-request': '1' },
    });
    expect(answer.status).toBe(200);
    expect(ended).toBe(0);
    vi.advanceTimersByTime(TIMEOUT);
    await expect(answer.text()).rejects.toThrow();
    await expect.poll(() => ended, SOON).toBe(1);
  });

  it('is let go when whoever asked has gone [H9]', async () => {
    let ended = 0;
    sick.answer = (request, response) => {
      if (request.url?.endsWith('/gone')) response.on('close', () => (ended += 1));
    };
    const client = new AbortController();
    const asked = fetch(`${test.host.url}bg/gateway/v1/users/gone`, {
      headers: { 'x-portal-request': '1' },
      signal: client.signal,
    });
    await expect.poll(() => sick.received.some(({ url }) => url.endsWith('/gone')), SOON).toBe(true);
    client.abort();
    await expect(asked).rejects.toThrow();
    await expect.poll(() => ended, SOON).toBe(1);
  });
});

describe('an answer that is too large', () => {
  it('is refused when it says so itself [H3]', async () => {
    sick.answer = (_request, response) => {
      response.writeHead(200, { 'content-length': String(MAX_ANSWER_BYTES + 1) });
      response.write('{');
    };
    const { status, body } = await call('bg');
    expect([status, JSON.parse(body).meta.messages[0].code]).toEqual([502, 'BAD_GATEWAY']);
  });

  it('is broken off when it does not [H3]', async () => {
    sick.answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const piece = Buffer.alloc(1024 * 1024, ' ');
      const pour = () => {
        while (!response.destroyed && response.write(piece));
        response.once('drain', pour);
      };
      pour();
    };
    const { head, body } = await call('bg');
    expect(head).toMatch(/^HTTP\/1\.1 200/);
    expect(body.length).toBeLessThan(MAX_ANSWER_BYTES * 1.1);
    expect(body).not.toMatch(/\r\n0\r\n\r\n$/);
  });

  it('passes whole below the limit', async () => {
    sick.answer = (_request, response) => response.end(Buffer.alloc(MAX_ANSWER_BYTES - 1, ' '));
    const headers = { 'x-portal-request': '1' };
    const response = await fetch(`${test.host.url}bg/gateway/v1/users/a`, { headers });
    expect((await response.arrayBuffer()).byteLength).toBe(MAX_ANSWER_BYTES - 1);
  });
});

describe('gateway, provider and app backend that are dead', () => {
  it('leave the pages readable, and calls refused in the envelope [H9]', async () => {
    for (const path of ['/ro/', '/ro/en/', '/ro/account', '/']) {
      const page = await test.get(path);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('<div id="root">');
    }
    const { status, body, head } = await call('ro');
    expect(status).toBe(502);
    expect(JSON.parse(body)).toMatchObject({
      meta: { status: 'failed', messages: [{ code: 'BAD_GATEWAY' }] },
    });
    expect(head).toMatch(/^x-request-id: /im);
    expect((await test.get('/readyz')).status).toBe(200);
  });
});
