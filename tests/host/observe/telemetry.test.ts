import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requestRaw } from '../support/requestRaw.ts';
import { changeTenant, startTestHost, type TestHost } from '../support/startTestHost.ts';

let test: TestHost;
const clock = { seconds: 1_800_000_000 };
beforeAll(async () => {
  test = await startTestHost({ metricsPort: 0, now: () => new Date(clock.seconds * 1000) }, (folder) =>
    changeTenant(folder, 'bg.json', '"timeZone"', '"telemetry": "on",\n  "timeZone"'),
  );
});
afterAll(() => test.close());
beforeEach(() => {
  test.log.length = 0;
  clock.seconds += 3_600;
});

const REPORT = {
  version: '0123456789abcdef',
  screen: 'home',
  lcp: 1_800,
  inp: 90,
  cls: 0.02,
  errors: [{ screen: 'myCardAdd', code: 'CARD_ALREADY_LINKED' }],
};
const send = (value: unknown, path = '/bg/telemetry') =>
  requestRaw(test.host.url, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof value === 'string' ? value : JSON.stringify(value),
  });
const noted = () => test.log.filter(({ event }) => event === 'telemetry');
const scrape = async () => (await fetch(test.host.metricsUrl ?? '')).text();

describe('what a page tells of itself', () => {
  it('becomes metrics of its tenant and a line of the log [P5]', async () => {
    const { status, head } = await send(REPORT);
    expect(status).toBe(204);
    expect(head).toMatch(/^cache-control: no-store$/im);
    expect(noted()).toEqual([{ level: 'info', event: 'telemetry', tenant: 'bg', ...REPORT }]);
    const text = await scrape();
    expect(text).toContain('portal_page_lcp_seconds_bucket{le="2",tenant="bg"} 1');
    expect(text).toContain('portal_page_lcp_seconds_bucket{le="1.5",tenant="bg"} 0');
    expect(text).toContain('portal_page_inp_seconds_sum{tenant="bg"} 0.09');
    expect(text).toContain('portal_page_cls_sum{tenant="bg"} 0.02');
    expect(text).toContain(
      'portal_page_errors_total{tenant="bg",screen="myCardAdd",code="CARD_ALREADY_LINKED"} 1',
    );
  });

  it('is taken apart: nothing that is not expected is kept, whatever a page may send [P5 H7]', async () => {
    const { status } = await send({
      ...REPORT,
      version: 'canary@mail.example',
      lcp: 'canary',
      inp: -1,
      cls: 1e9,
      mail: 'canary@mail.example',
      errors: [
        { screen: 'home', code: 'CANARY_OF_SOMEBODY' },
        { screen: 'canary', code: 'default' },
        'canary',
        { screen: 'home', code: 'default', more: 'canary' },
      ],
    });
    expect(status).toBe(204);
    expect(noted()).toEqual([
      {
        level: 'info',
        event: 'telemetry',
        tenant: 'bg',
        version: null,
        screen: 'home',
        lcp: null,
        inp: null,
        cls: null,
        errors: [
          { screen: 'home', code: 'other' },
          { screen: 'home', code: 'default' },
        ],
      },
    ]);
    expect(JSON.stringify(test.log) + (await scrape())).not.toMatch(/canary/i);
  });

  it.each([
    ['is no JSON', '{'],
    ['is a list', []],
    ['names a screen that there is not', { ...REPORT, screen: 'canary' }],
    ['is too long', { ...REPORT, more: 'x'.repeat(5_000) }],
  ])('is refused where it %s', async (_what, value) => {
    expect((await send(value)).status).toBe(400);
    expect(noted()).toEqual([]);
  });

  it('is refused where the tenant has not switched it on, and where there is no tenant', async () => {
    expect((await send(REPORT, '/pl/telemetry')).status).toBe(404);
    expect((await send(REPORT, '/telemetry')).status).toBe(405);
    expect(noted()).toEqual([]);
  });

  it('is counted against a limit of its own [H6]', async () => {
    for (let count = 0; count < 200; count += 1) await send(REPORT);
    const { status, head } = await send(REPORT);
    expect(status).toBe(429);
    expect(head).toMatch(/^retry-after: 1$/im);
  });
});
