import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { changeTenant, startTestHost, type TestHost } from './support/startTestHost.ts';

const WITHIN = { timeout: 15_000, interval: 20 };
const MIDNIGHT_IN_SOFIA = Date.parse('2025-12-31T22:00:00Z');

const LEV =
  '{ "code": "BGN", "symbol": "лв.", "secondary": { "code": "EUR", "symbol": "€", "rate": 1.95583 } }';
const EURO = '{ "code": "EUR", "symbol": "€" }';
const DATED = `"currency": [{ "from": "0001-01-01", "value": ${LEV} }, { "from": "2026-01-01", "value": ${EURO} }],\n  "money": {},\n  "card"`;

let test: TestHost;
let time: number;
afterEach(() => test.close());

/** A host over a bg whose currency is the euro from 2026 on. Its clock stands until the test moves it. */
async function startAt(instant: number): Promise<TestHost> {
  time = instant;
  return startTestHost({ now: () => new Date(time) }, async (folder) => {
    const text = await readFile(join(folder, 'bg.json'), 'utf8');
    const from = text.slice(text.indexOf('"currency"'), text.indexOf('"card"') + '"card"'.length);
    await changeTenant(folder, 'bg.json', from, DATED);
  });
}

const currencyOf = async (path: string) =>
  /"currency":\{"code":"([A-Z]+)"/.exec(await (await test.get(path)).text())?.[1];

describe('a tenant whose currency changes on a day [K14]', () => {
  it('is published anew when the day begins in its own time zone, without a restart', async () => {
    test = await startAt(MIDNIGHT_IN_SOFIA - 100);
    expect(await currencyOf('/bg/account')).toBe('BGN');
    time = MIDNIGHT_IN_SOFIA;
    await vi.waitFor(async () => expect(await currencyOf('/bg/account')).toBe('EUR'), WITHIN);
    expect(await currencyOf('/pl/account')).toBe('PLN');
  });

  it('changes on that day also while its newest file is broken', async () => {
    test = await startAt(MIDNIGHT_IN_SOFIA - 100);
    await test.write('bg.json', '{ "code": "bg",');
    await vi.waitFor(
      async () => expect(await (await test.get('/readyz')).json()).toMatchObject({ status: 'problems' }),
      WITHIN,
    );
    expect(await currencyOf('/bg/account')).toBe('BGN');
    time = MIDNIGHT_IN_SOFIA;
    await vi.waitFor(async () => expect(await currencyOf('/bg/account')).toBe('EUR'), WITHIN);
  });

  it('has the currency of the day on which the host starts', async () => {
    test = await startAt(MIDNIGHT_IN_SOFIA);
    expect(await currencyOf('/bg/account')).toBe('EUR');
  });
});
