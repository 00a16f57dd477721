// @vitest-environment jsdom
/** What a page tells of the errors that people met: no more than the host takes, and nothing that was not sent is lost. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readPageReport } from '../../../host/serve/readPageReport.ts';
import { createTelemetry, type Telemetry } from '../../../runtime/boot/createTelemetry.ts';
import { aTenant } from '../../support/aTenant.ts';

const CODE = 'ASSOCIATION_MUST_BE_RESTARTED';
const NAMES = { isScreen: () => true, isCode: () => true };

let page: AbortController;
let sent: Blob[];
let isTaken: boolean;
beforeEach(() => {
  // What one page listens to ends with it.
  page = new AbortController();
  const listen = document.addEventListener.bind(document);
  vi.spyOn(document, 'addEventListener').mockImplementation(
    (name: string, listener: EventListenerOrEventListenerObject) =>
      listen(name, listener, { signal: page.signal }),
  );
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  // Nothing is measured here: what measures finds nothing.
  Object.assign(performance, { getEntriesByType: () => [] });
  sent = [];
  isTaken = true;
  Object.assign(navigator, {
    sendBeacon: (_address: string, body: Blob) => {
      if (isTaken) sent.push(body);
      return isTaken;
    },
  });
});
afterEach(() => {
  page.abort();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'sendBeacon');
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

const hide = () => document.dispatchEvent(new Event('visibilitychange'));
const reports = () =>
  Promise.all(sent.map(async (body) => readPageReport(new Uint8Array(await body.arrayBuffer()), NAMES)));
/** Of a page whose first report is sent, of nothing. */
async function aMeasuredPage(): Promise<Telemetry> {
  const tenant = { ...aTenant(), telemetry: 'on' as const };
  const telemetry = createTelemetry({ base: '/xx', tenant, tenantVersion: '0123456789abcdef' });
  if (!telemetry) throw new Error('Nothing is measured.');
  telemetry.show('myCardPinRevealVerification' as Parameters<Telemetry['show']>[0]);
  await expect
    .poll(() => {
      hide();
      return sent;
    })
    .toHaveLength(1);
  sent = [];
  return telemetry;
}

it('a page on which one thing fails again and again tells as much of it as the host takes', async () => {
  const telemetry = await aMeasuredPage();
  for (let times = 0; times < 200; times += 1) telemetry.reportError(CODE);
  hide();
  expect((await reports()).map((report) => report?.errors.length)).toEqual([20]);
  telemetry.reportError(null);
  hide();
  expect((await reports()).map((report) => report?.errors.at(-1)?.code)).toEqual([CODE, 'other']);
});

it('errors of a report that the browser did not take are told in the next one, once', async () => {
  const telemetry = await aMeasuredPage();
  telemetry.reportError(CODE);
  isTaken = false;
  hide();
  isTaken = true;
  hide();
  hide();
  expect((await reports()).map((report) => report?.errors.map(({ code }) => code))).toEqual([[CODE]]);
});
