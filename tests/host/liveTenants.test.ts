// Longer than 250 lines: each change of a tenant file while the host runs, one after the other.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestHost, type TestHost } from './support/startTestHost.ts';

let test: TestHost;
beforeEach(async () => {
  test = await startTestHost();
});
afterEach(() => test.close());

const WITHIN = { timeout: 30_000, interval: 20 };

async function readyz(): Promise<{
  status: number;
  body: {
    status: string;
    tenants: Record<
      string,
      {
        status: string;
        serves: string;
        problems: { message: string; line: number; file: string }[];
        warnings: { message: string; line: number; file: string }[];
      }
    >;
    warnings: { message: string; file: string }[];
  };
}> {
  const response = await test.get('/readyz');
  return { status: response.status, body: await response.json() };
}

describe('tenant files while the host runs', () => {
  it('takes up a new one without a restart [CFG-01]', async () => {
    expect((await test.get('/xx/')).status).toBe(404);
    const copy = (await test.read('pl.json')).replace('"code": "pl"', '"code": "xx"');
    await test.write('xx.json', copy);
    await vi.waitFor(async () => expect((await test.get('/xx/')).status).toBe(200), WITHIN);
    expect(await (await test.get('/')).text()).toContain('"href":"/xx/"');
  });

  it('serves no draft, says in /readyz that it is one, and takes a live one away that becomes a draft', async () => {
    const draft = (await test.read('pl.json')).replace('"name"', '"status": "draft",\n  "name"');
    await test.write('xx.json', draft.replace('"code": "pl"', '"code": "xx"'));
    const stateOf = async (code: string) => (await readyz()).body.tenants[code];
    await vi.waitFor(async () => expect(await stateOf('xx')).toBeDefined(), WITHIN);
    expect(await stateOf('xx')).toMatchObject({ status: 'draft', serves: 'nothing', problems: [] });
    expect((await readyz()).body.status).toBe('ok');
    expect((await test.get('/xx/')).status).toBe(404);
    expect(await (await test.get('/')).text()).not.toContain('"href":"/xx/"');

    await test.write('pl.json', draft);
    await vi.waitFor(async () => expect((await test.get('/pl/')).status).toBe(404), WITHIN);
    await test.write('pl.json', draft.replace('"draft"', '"live"'));
    await vi.waitFor(async () => expect((await test.get('/pl/')).status).toBe(200), WITHIN);
    expect(await (await test.get('/pl/')).text()).not.toMatch(/draft|noindex/);
  });

  it('takes up a changed one, under a new ETag', async () => {
    const etag = (await test.get('/ro/')).headers.get('etag') ?? '';
    await test.write('ro.json', (await test.read('ro.json')).replace('#7B2D8E', '#7B2D8F'));
    await vi.waitFor(async () => {
      const response = await test.get('/ro/', { 'if-none-match': etag });
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('#7B2D8F');
    }, WITHIN);
  });

  it('drops a removed one', async () => {
    await rm(join(test.folder, 'ro.json'));
    await vi.waitFor(async () => expect((await test.get('/ro/')).status).toBe(404), WITHIN);
    expect(Object.keys((await readyz()).body.tenants)).toEqual(['bg', 'pl']);
  });

  it('goes on serving the last good version of a broken one, says so, and stays ready [CFG-49 USE-08]', async () => {
    const good = await test.read('bg.json');
    await test.write('bg.json', good.replace('"cardAcceptance": "on"', '"cardAcceptance": "onn"'));
    await vi.waitFor(async () => expect((await readyz()).body.status).toBe('problems'), WITHIN);
    const { status, body } = await readyz();
    expect(status).toBe(200);
    expect(body.tenants.bg).toMatchObject({
      status: 'problems',
      serves: 'last-good',
      problems: [{ file: 'bg.json', message: expect.stringContaining('Did you mean "on"?') }],
    });
    expect(body.tenants.pl).toEqual({ status: 'ok', serves: 'newest', problems: [], warnings: [] });
    expect(await (await test.get('/bg/account')).text()).toContain('"cardAcceptance":"on"');
    expect(test.log).toContainEqual(
      expect.objectContaining({ event: 'tenant', tenant: 'bg', isServed: true }),
    );
    expect((await test.get('/healthz')).status).toBe(200);
    // What alarms ask says no, in the same words.
    const alarming = await test.get('/status');
    expect([alarming.status, await alarming.json()]).toEqual([503, body]);

    await test.write('bg.json', good);
    await vi.waitFor(async () => expect((await readyz()).body.status).toBe('ok'), WITHIN);
    expect((await test.get('/status')).status).toBe(200);
  });

  it('takes up a file with a warning, says so, and is well [USE-08]', async () => {
    const before = test.log.filter(({ event }) => event === 'tenant-warning');
    expect(before).toEqual([]);
    const good = await test.read('ro.json');
    const changed = good.replace('"symbol": "lei"', '"symbol": "zł"');
    // A connection is nobody's to read, so its place is told and its value is not (threat H4).
    await test.write(
      'ro.json',
      changed.replace('"https://chat.sorvia.example', '"https://chаt.sorvia.example'),
    );
    await vi.waitFor(async () => expect((await readyz()).body.tenants.ro?.warnings).toHaveLength(2), WITHIN);
    const { body } = await readyz();
    expect(body.status).toBe('ok');
    expect(body.tenants.ro).toMatchObject({
      status: 'ok',
      serves: 'newest',
      problems: [],
      warnings: [
        { file: 'ro.json', rule: 'symbol', message: '"zł" is the sign of PLN; the currency is RON.' },
        { rule: 'look-alike', message: expect.stringMatching(/^This value looks like a mistake\./) },
      ],
    });
    expect(body.tenants.pl?.warnings).toEqual([]);
    expect(await (await test.get('/ro/account')).text()).toContain('"symbol":"zł"');
    // An editor's save may be published twice.
    const lines = new Set(
      test.log.flatMap(({ event, tenant, message }) =>
        event === 'tenant-warning' ? `${tenant} ${message}` : [],
      ),
    );
    expect([...lines]).toEqual([
      expect.stringMatching(/^ro ro\.json:\d+:15 \/currency\/symbol warning: "zł"/),
      expect.stringMatching(/^ro ro\.json:\d+:22 \/connections\/prod\/chat\/scriptUrl warning: This/),
    ]);
    await test.write('ro.json', good);
    await vi.waitFor(async () => expect((await readyz()).body.tenants.ro?.warnings).toEqual([]), WITHIN);
  });

  it('names a file that nobody reads for its name, and goes on', async () => {
    await test.write('XX.JSON', '{}');
    await vi.waitFor(async () => expect((await readyz()).body.warnings).toHaveLength(1), WITHIN);
    const { body } = await readyz();
    expect(body.status).toBe('ok');
    expect(body.warnings).toMatchObject([{ file: 'XX.JSON', message: expect.stringContaining('"XX.json"') }]);
    expect(test.log).toContainEqual(
      expect.objectContaining({
        event: 'tenant-warning',
        message: expect.stringContaining('XX.JSON:1:1 / warning:'),
      }),
    );
  });

  it('names a broken file that never was good, and serves the others [USE-08]', async () => {
    await test.write('qq.json', '{"code": "qq",');
    await vi.waitFor(async () => expect((await readyz()).body.tenants.qq?.status).toBe('problems'), WITHIN);
    const { status, body } = await readyz();
    expect([status, body.tenants.qq?.serves]).toEqual([200, 'nothing']);
    expect((await test.get('/qq/')).status).toBe(404);
    expect((await test.get('/pl/')).status).toBe(200);
  });

  it('takes up changed words under a new address and keeps the old one', async () => {
    const addressOf = async () =>
      /crossorigin href="([^"]+)"/.exec(await (await test.get('/ro/login')).text())?.[1] ?? '';
    const old = await addressOf();
    const words = JSON.parse(await test.read('languages/ro.json'));
    words.common.loading = 'Se deschide';
    await test.write('languages/ro.json', JSON.stringify(words));
    await vi.waitFor(async () => expect(await addressOf()).not.toBe(old), WITHIN);
    expect((await (await test.get(await addressOf())).json()).common.loading).toBe('Se deschide');
    expect((await test.get(old)).status).toBe(200);
  });

  it('keeps the last good words of a broken words file, and says so', async () => {
    await test.write('languages/uk.json', '{"a": 5}');
    await vi.waitFor(async () => expect((await readyz()).body.tenants.pl?.status).toBe('problems'), WITHIN);
    const { body } = await readyz();
    expect(body.tenants.pl?.problems.map(({ file }) => file)).toContain('languages/uk.json');
    expect(body.tenants.bg?.status).toBe('ok');
    expect((await test.get('/pl/uk/')).status).toBe(200);
  });
});

describe('a words file that is not whole', () => {
  it('does not go live: the last good words stay, and its tenants go on changing [USE-10]', async () => {
    const { common } = JSON.parse(await test.read('languages/uk.json'));
    await test.write('languages/uk.json', JSON.stringify({ common }));
    await vi.waitFor(async () => expect((await readyz()).body.tenants.pl?.status).toBe('problems'), WITHIN);
    const { status, body } = await readyz();
    expect(status).toBe(200);
    expect(body.tenants.pl).toMatchObject({ serves: 'last-good' });
    expect(body.tenants.pl?.problems).toContainEqual(
      expect.objectContaining({ file: 'languages/uk.json', pointer: '/home', line: 1, column: 1 }),
    );
    await test.write(
      'pl.json',
      (await test.read('pl.json')).replace(/"brand": "#\w{6}"/, '"brand": "#0B5FA5"'),
    );
    await vi.waitFor(
      async () => expect(await (await test.get('/pl/uk/')).text()).toContain('#0B5FA5'),
      WITHIN,
    );
    expect((await readyz()).body.tenants.pl?.problems.every(({ file }) => file === 'languages/uk.json')).toBe(
      true,
    );
  });

  it('is told at the line and column of one broken value, and the text that was good goes on [USE-10]', async () => {
    const good = await test.read('languages/ro.json');
    const { greeting } = JSON.parse(good).cards;
    await test.write('languages/ro.json', good.replace(/("greeting": "[^"]*)\}\}/, '$1}'));
    await vi.waitFor(async () => expect((await readyz()).body.tenants.ro?.status).toBe('problems'), WITHIN);
    const before = good.slice(0, good.indexOf('"greeting": ') + '"greeting": '.length).split('\n');
    expect((await readyz()).body.tenants.ro?.problems).toContainEqual(
      expect.objectContaining({
        file: 'languages/ro.json',
        pointer: '/cards/greeting',
        line: before.length,
        column: (before.at(-1) ?? '').length + 1,
      }),
    );
    const address = /crossorigin href="([^"]+)"/.exec(await (await test.get('/ro/login')).text())?.[1] ?? '';
    const served = [address, address.replace('.json', '-later.json')].map(async (each) =>
      (await test.get(each)).json(),
    );
    expect(JSON.stringify(await Promise.all(served))).toContain(JSON.stringify(greeting));
  });

  it('keeps a country from starting in a language that was never whole, and no other [USE-10]', async () => {
    await test.close();
    test = await startTestHost({}, (folder) =>
      writeFile(join(folder, 'languages/uk.json'), '{ "common": { "loading": "Завантаження" } }'),
    );
    const { status, body } = await readyz();
    expect(status).toBe(200);
    expect(body.tenants.pl).toMatchObject({ status: 'problems', serves: 'nothing' });
    expect((await test.get('/pl/')).status).toBe(404);
    expect((await test.get('/bg/')).status).toBe(200);
    await test.write('languages/uk.json', await readFile('tenant-config/languages/uk.json', 'utf8'));
    await vi.waitFor(async () => expect((await test.get('/pl/uk/')).status).toBe(200), WITHIN);
  });
});

describe('a host that serves nobody', () => {
  const CODES = ['bg', 'pl', 'ro'];

  it('is unready while there are tenant files and none of them was ever good [USE-08]', async () => {
    await test.close();
    const broken = (folder: string) =>
      Promise.all(CODES.map((code) => writeFile(join(folder, `${code}.json`), '{')));
    test = await startTestHost({}, async (folder) => void (await broken(folder)));
    const { status, body } = await readyz();
    expect([status, body.status]).toEqual([503, 'unable']);
    expect(Object.keys(body.tenants)).toEqual(CODES);
    expect((await test.get('/healthz')).status).toBe(200);
  });

  it('is ready where nobody has written a tenant file yet [USE-08]', async () => {
    await test.close();
    test = await startTestHost({}, async (folder) => {
      for (const code of CODES) await rm(join(folder, `${code}.json`));
    });
    expect(await readyz()).toEqual({ status: 200, body: { status: 'ok', tenants: {}, warnings: [] } });
  });
});
