import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isAbusable } from '../../publish/gateway/callLimits.ts';
import gateway from '../../schemas/gateway.openapi.json' with { type: 'json' };
import { requestRaw } from './support/requestRaw.ts';
import { startTestHost, type TestHost, withGateway } from './support/startTestHost.ts';
import { startUpstream, type Upstream } from './support/startUpstream.ts';

const LIMITS = {
  abusable: { burst: 3, perMinute: 6 },
  all: { burst: 20, perMinute: 60 },
  reports: { burst: 2, perMinute: 6 },
  telemetry: { burst: 2, perMinute: 6 },
};
const RESET = '/ro/gateway/v1/users/ana%40ro.example/actions/request-password-reset';

let upstream: Upstream;
let test: TestHost;
const clock = { seconds: 1_800_000_000 };
beforeAll(async () => {
  upstream = await startUpstream();
  test = await startTestHost(
    { limits: LIMITS, now: () => new Date(clock.seconds * 1000), trustedProxies: '127.0.0.1' },
    (folder) => withGateway(folder, upstream.url),
  );
});
afterAll(async () => {
  await test.close();
  await upstream.close();
});
beforeEach(() => {
  upstream.received.length = 0;
  clock.seconds += 3_600;
});

const call = (path: string, { method = 'POST', client = '192.0.2.1' } = {}) =>
  requestRaw(test.host.url, path, {
    method,
    headers: { 'x-portal-request': '1', 'x-forwarded-for': client },
  });
const times = async (count: number, run: () => ReturnType<typeof call>) => {
  const answers = [];
  for (let done = 0; done < count; done += 1) answers.push(await run());
  return answers;
};

describe('a flood', () => {
  it('of password resets is refused in the gateway’s envelope, and says how long to wait [H6]', async () => {
    const answers = await times(5, () => call(RESET));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
    const { head, body } = answers[4] ?? { head: '', body: '' };
    expect(head).toMatch(/^retry-after: 10$/im);
    expect(head).toMatch(/^cache-control: no-store$/im);
    expect(JSON.parse(body)).toMatchObject({
      meta: { status: 'failed', messages: [{ code: 'TOO_MANY_REQUEST', level: 'error' }] },
    });
    expect(upstream.received).toHaveLength(3);
    clock.seconds += 10;
    expect((await call(RESET)).status).toBe(200);
  });

  it('for one person, another person, another country: it is the caller who is counted [H6]', async () => {
    const other = RESET.replace('/ro/', '/bg/').replace('ana', 'ben');
    await times(3, () => call(RESET));
    expect((await call(other)).status).toBe(429);
    expect((await call(RESET, { client: '192.0.2.2' })).status).toBe(200);
    expect((await call('/ro/gateway/v1/users/a', { method: 'GET' })).status).toBe(200);
  });

  it('of any calls is refused in the end [H6]', async () => {
    const answers = await times(21, () => call('/ro/gateway/v1/users/a', { method: 'GET' }));
    expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(200), 429]);
  });

  it('keeps nobody from reading the pages [H6]', async () => {
    await times(25, () => call(RESET));
    expect((await test.get('/ro/')).status).toBe(200);
    expect((await test.get('/healthz')).status).toBe(200);
  });
});

it('covers each call that sends a message, makes an account or takes a code [H6]', () => {
  const all = Object.entries(gateway.paths).flatMap(([template, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${template}`),
  );
  expect(all.filter(isAbusable).sort()).toEqual([
    'POST /users',
    'POST /users/{email}/actions/change-email',
    'POST /users/{email}/actions/request-email-verification',
    'POST /users/{email}/actions/request-password-reset',
    'POST /users/{email}/actions/reset-password',
    'POST /users/{email}/actions/verify-email',
    'POST /users/{user}/actions/change-phone-number',
    'POST /users/{user}/actions/contact-us',
    'POST /users/{user}/actions/request-change-email',
    'POST /users/{user}/actions/request-change-phone-number',
    'POST /users/{user}/cards/{ref}-{card}/actions/request-association-verification',
    'POST /users/{user}/cards/{ref}-{card}/actions/verify-association',
  ]);
});
