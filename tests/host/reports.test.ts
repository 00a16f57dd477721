import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requestRaw } from './support/requestRaw.ts';
import { changeTenant, startTestHost, type TestHost } from './support/startTestHost.ts';

let test: TestHost;
const clock = { seconds: 1_800_000_000 };
beforeAll(async () => {
  test = await startTestHost({ now: () => new Date(clock.seconds * 1000) }, (folder) =>
    changeTenant(
      folder,
      'ro.json',
      '"timeZone"',
      '"hosts": { "singleTenant": ["cards.example"] },\n  "timeZone"',
    ),
  );
});
afterAll(() => test.close());
beforeEach(() => {
  test.log.length = 0;
  clock.seconds += 3_600;
});

const OLD = 'application/csp-report';
const NEW = 'application/reports+json';
const send = (type: string, value: unknown, host = 'localhost') =>
  requestRaw(test.host.url, '/csp-reports', {
    method: 'POST',
    host,
    headers: { 'content-type': type },
    body: typeof value === 'string' ? value : JSON.stringify(value),
  });
const reported = () => test.log.filter(({ event }) => event === 'csp');

const old = (changes = {}) => ({
  'csp-report': {
    'document-uri': 'https://portal.example/bg/my-cards/card-details/ref-4111/block?code=canary#canary',
    referrer: 'https://canary.example/',
    'violated-directive': "script-src-elem 'self' https://canary.example",
    'effective-directive': 'script-src-elem',
    'original-policy': 'canary',
    'blocked-uri': 'https://evil.example/canary/path?mail=ana@canary.example',
    'source-file': 'https://canary.example/x.js',
    'script-sample': 'canary',
    ...changes,
  },
});

describe('a report of the policy', () => {
  it('leaves directive, blocked origin and the page’s template in the log, and nothing else [H7]', async () => {
    const { status, body, head } = await send(OLD, old());
    expect([status, body]).toEqual([204, '']);
    expect(head).toMatch(/^cache-control: no-store$/im);
    expect(reported()).toEqual([
      {
        level: 'warn',
        event: 'csp',
        tenant: 'bg',
        route: '/:tenant/my-cards/card-details/:cardId/block',
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
      },
    ]);
    expect(JSON.stringify(test.log)).not.toMatch(/canary|4111/);
  });

  it('is read in the form of the Reporting API, several at once, also on the host of one tenant [H7]', async () => {
    const report = (body: object) => ({
      type: 'csp-violation',
      age: 1,
      url: 'x',
      user_agent: 'canary',
      body,
    });
    const { status } = await send(
      `${NEW}; charset=utf-8`,
      [
        report({
          effectiveDirective: 'img-src',
          blockedURL: 'data',
          documentURL: 'https://cards.example/account',
        }),
        report({
          effectiveDirective: 'style-src-attr',
          blockedURL: 'inline',
          documentURL: 'https://cards.example/x/canary',
        }),
      ],
      'cards.example',
    );
    expect(status).toBe(204);
    expect(reported()).toMatchObject([
      { tenant: 'ro', route: '/account', directive: 'img-src', blocked: 'data' },
      { tenant: 'ro', route: '/*', directive: 'style-src-attr', blocked: 'inline' },
    ]);
    expect(JSON.stringify(test.log)).not.toContain('canary');
  });

  it.each<[string, object]>([
    ['a directive that is none', { 'effective-directive': 'Canary <script>', 'violated-directive': '' }],
    ['an address that is none', { 'document-uri': 'canary', 'blocked-uri': 'Canary Person' }],
    ['a blocked address that holds data', { 'blocked-uri': 'data:text/plain,canary' }],
    ['values that are no texts', { 'document-uri': { canary: 1 }, 'blocked-uri': ['canary'] }],
  ])('with %s puts nothing of it into the log [H7]', async (_, changes) => {
    expect((await send(OLD, old(changes))).status).toBe(204);
    expect(JSON.stringify(test.log)).not.toMatch(/canary/i);
  });

  it.each<[number, string, unknown]>([
    [415, 'text/plain', old()],
    [415, 'application/json', old()],
    [400, OLD, '{'],
    [413, OLD, old({ 'script-sample': 'x'.repeat(16_384) })],
    [204, NEW, []],
    [204, NEW, 'null'],
  ])('is answered %i for %s', async (status, type, value) => {
    expect((await send(type, value)).status).toBe(status);
    expect(reported()).toEqual([]);
  });

  it('is one of twenty at most in one request, and of thirty requests at once [H6]', async () => {
    await send(NEW, Array(100).fill({ body: { effectiveDirective: 'img-src', blockedURL: 'data' } }));
    expect(reported()).toHaveLength(20);
    const statuses = [];
    for (let count = 0; count < 31; count += 1) statuses.push((await send(NEW, [])).status);
    expect(statuses.slice(0, 29)).toEqual(Array(29).fill(204));
    expect(statuses.slice(29)).toEqual([429, 429]);
  });

  it('is taken by POST alone', async () => {
    expect((await test.get('/csp-reports')).status).toBe(404);
    const { status } = await requestRaw(test.host.url, '/csp-reports', { method: 'PUT' });
    expect(status).toBe(405);
  });
});
