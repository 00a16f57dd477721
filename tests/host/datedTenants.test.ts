import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CompiledTenant } from '../../compiler/compileTenant.ts';
import { briefOf, createUnpackedTenants, packServed } from '../../host/serve/servedTenant.ts';
import { compileText, TENANT_TEXT } from '../compiler/support/compileText.ts';
import { changeTenant, startTestHost, type TestHost } from './support/startTestHost.ts';

const WITHIN = { timeout: 30_000, interval: 20 };
const MIDNIGHT_IN_SOFIA = Date.parse('2025-12-31T22:00:00Z');

const LEV =
  '{ "code": "BGN", "symbol": "лв.", "secondary": { "code": "EUR", "symbol": "€", "rate": 1.95583 } }';
const EURO = '{ "code": "EUR", "symbol": "€" }';
const DATED = `"currency": [{ "from": "0001-01-01", "value": ${LEV} }, { "from": "2026-01-01", "value": ${EURO} }],\n  "money": {},\n  "card"`;

let test: TestHost;
let time: number;

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
  afterEach(() => test.close());

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

const EURO_YEAR = {
  currency: [
    { from: '0001-01-01', value: { code: 'BGN', symbol: 'лв.' } },
    { from: '2026-01-01', value: { code: 'EUR', symbol: '€' } },
  ],
};

function compiled(changes: object = {}) {
  const text = JSON.stringify({ ...JSON.parse(TENANT_TEXT), ...changes });
  const result = compileText(text, { today: () => '2025-12-31' });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result;
}

describe('what a host keeps of a tenant of a registry', () => {
  const pack = (tenant: CompiledTenant) => packServed(tenant, createUnpackedTenants(1));

  it('has everything that is served, as it was, and nothing of the file besides', () => {
    const whole = compiled();
    const kept = pack(whole);
    expect(JSON.stringify(kept.publicTenant)).toBe(JSON.stringify(whole.publicTenant));
    expect(JSON.stringify(kept.unpack?.())).toBe(JSON.stringify(whole.publicTenant));
    expect(kept.hostConnection).toEqual(whole.hostConnection);
    expect(Object.keys(kept)).not.toContain('written');
    expect(Object.keys(kept.tenant)).not.toContain('connections');
  });

  it('says of all tenants what is asked of all, without unpacking them', () => {
    const whole = compiled();
    const unpacked = { get: () => expect.fail('unpacked') };
    const kept = packServed(whole, unpacked);
    expect(whole.publicTenant).toMatchObject(briefOf(kept));
    expect(Object.keys(briefOf(kept))).toEqual(
      expect.arrayContaining(['code', 'hosts', 'languages', 'words', 'notices', 'timeZone']),
    );
    expect(briefOf(whole)).toBe(whole.publicTenant);
  });

  it('stays unpacked while it is among those that were asked for last', () => {
    const unpacked = createUnpackedTenants(2);
    const [first, second, third] = [1, 2, 3].map(() => packServed(compiled(), unpacked));
    const before = [first?.publicTenant, second?.publicTenant];
    expect(first?.publicTenant).toBe(before[0]);
    expect(third?.publicTenant).toEqual(before[1]);
    expect(first?.publicTenant).toBe(before[0]);
    expect(second?.publicTenant).not.toBe(before[1]);
    // What passes over all of them pushes nobody out.
    third?.unpack?.();
    expect(first?.publicTenant).toBe(before[0]);
  });

  it('is the same on every day where nothing is dated', () => {
    const kept = pack(compiled());
    expect(kept.onDay(() => '2026-01-01')).toBe(kept);
  });

  it('has on a later day the values of that day [K14]', () => {
    const kept = pack(compiled(EURO_YEAR));
    expect(kept.publicTenant.currency.code).toBe('BGN');
    const later = kept.onDay(() => '2026-01-01');
    expect(later.publicTenant.currency.code).toBe('EUR');
    expect(later.onDay(() => '2026-01-02')).toBe(later);
  });
});
