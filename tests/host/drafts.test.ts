import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runTenant } from '../compiler/support/runTenant.ts';
import { wordsFile, writeWords } from '../compiler/support/wordsFile.ts';
import { changeTenant, startTestHost, type TestHost } from './support/startTestHost.ts';

let test: TestHost;
beforeEach(async () => {
  test = await startTestHost({ drafts: true, metricsPort: 0 }, async (folder) => {
    const text = await readFile(join(folder, 'pl.json'), 'utf8');
    const draft = text
      .replace('"code": "pl"', '"code": "xx"')
      .replace('"name"', '"status": "draft",\n  "name"');
    await writeFile(join(folder, 'xx.json'), draft);
  });
});
afterEach(() => test.close());

it('a host that is asked for drafts serves them, and each of their pages says that it is one, in its language', async () => {
  const pages: [string, string][] = [
    ['/xx/', 'To wersja robocza.'],
    ['/xx/en/', 'This is a draft.'],
    ['/xx/account', 'To wersja robocza.'],
  ];
  for (const [path, notice] of pages) {
    const html = await (await test.get(path)).text();
    expect(html).toContain(`<p id="draft" role="note" lang="${path === '/xx/en/' ? 'en' : 'pl'}">${notice}`);
    expect(html).toContain('<meta name="robots" content="noindex">');
    // Who copied what is for the people who write the file.
    expect(html).not.toMatch(/"status":"draft"|inherited/);
  }
  for (const path of ['/pl/', '/pl/account']) {
    expect(await (await test.get(path)).text()).not.toMatch(/id="draft"|noindex|isDraft/);
  }
});

/** Bulgaria with Hungarian as a draft, which lacks a text of the home page. */
async function addDraftLanguage(folder: string): Promise<void> {
  await changeTenant(folder, 'bg.json', '"name":', '"draftLanguages": ["hu"],\n  "name":');
  const { home, ...words } = wordsFile('hu');
  await writeFile(
    join(folder, 'languages/hu.json'),
    writeWords({ ...words, home: { ...(home as object), lead: '' } }),
  );
}

it('a draft language is offered where drafts are asked for: its pages say so, and borrow what it lacks [LOV-66]', async () => {
  await addDraftLanguage(test.folder);
  await expect.poll(async () => (await test.get('/bg/hu/')).text()).toContain('lang="hu"');
  const html = await (await test.get('/bg/hu/')).text();
  expect(html).toMatch(/<p class="draft" role="note" lang="hu" dir="ltr">This language is a draft\./);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('Texts from other languages: English (1)');
  expect(html).toMatch(/<meta name="description" content="\[en\] \w/);
  // Each page has the note, since people change the language there; styles show it in that language alone.
  const bulgarian = await (await test.get('/bg/')).text();
  expect(bulgarian).toContain('html:not([lang="hu"]) .draft[lang="hu"]{display:none}');
  expect(bulgarian).not.toContain('noindex');
  const application = await (await test.get('/bg/hu/account')).text();
  const words = /"hu":"(\/static\/words\/[^"]+)"/.exec(application)?.[1] ?? '';
  expect(await (await test.get(words)).json()).toHaveProperty('common.loading');

  const wrong = JSON.parse(await test.read('languages/hu.json')) as object;
  await test.write('languages/hu.json', writeWords({ ...wrong, nonsense: 'x' }));
  const problemsOf = async () => JSON.stringify(await (await test.get('/readyz')).json());
  await expect.poll(problemsOf).toContain('The portal has no text \\"nonsense\\"');
  // The last words that could be shown go on.
  expect(await (await test.get('/bg/hu/')).text()).toContain('lang="hu"');
});

it('which texts a language borrows is told by the log, once for each version, and by the metrics [LOV-65]', async () => {
  await addDraftLanguage(test.folder);
  const about = { tenant: 'bg', language: 'hu', from: 'en' };
  const told = () => test.log.filter((each) => each.event === 'words-borrowed' && each.from === 'en');
  await expect
    .poll(told)
    .toEqual([{ level: 'info', event: 'words-borrowed', ...about, texts: 1, keys: ['home.lead'] }]);
  const gauge = async () => {
    const text = await (await fetch(test.host.metricsUrl ?? '')).text();
    return text.split('\n').filter((line) => line.startsWith('portal_words_borrowed{'));
  };
  expect(await gauge()).toContain('portal_words_borrowed{tenant="bg",language="hu",from="en"} 1');

  // Another version of the tenant says nothing new; one of the words does.
  const published = () => test.log.filter((each) => each.event === 'published').length;
  const before = published();
  await changeTenant(test.folder, 'bg.json', '"name": "', '"name": "X ');
  await expect.poll(published).toBeGreaterThan(before);
  const words = JSON.parse(await test.read('languages/hu.json')) as { home: object };
  await test.write(
    'languages/hu.json',
    writeWords({ ...words, home: { ...words.home, title: '', lead: '' } }),
  );
  await expect.poll(() => told().map(({ texts }) => texts)).toEqual([1, 2]);
});

it('elsewhere nobody finds a draft language: it is not offered, and its address answers 404', async () => {
  const plain = await startTestHost({}, addDraftLanguage);
  for (const path of ['/bg/hu/', '/bg/hu']) expect((await plain.get(path)).status).toBe(404);
  for (const path of ['/bg/', '/bg/account']) {
    expect(await (await plain.get(path)).text()).not.toMatch(/"hu"|draft/);
  }
  expect(await (await plain.get('/readyz')).json()).toMatchObject({ tenants: { bg: { problems: [] } } });
  await plain.close();
});

it('a new country answers 404 until each place of its list was changed or confirmed, whatever its status says', async () => {
  const plain = await startTestHost();
  const run = async (...words: string[]) => {
    const { code, errors } = await runTenant(plain.folder, words);
    expect([words, code, errors]).toEqual([words, 0, []]);
  };
  const state = async () => (await (await plain.get('/readyz')).json()).tenants.hu;
  const addresses = ['/hu/', '/hu/account', '/hu/gateway/v1/users/1/cards'];
  const answers = () => Promise.all(addresses.map(async (path) => (await plain.get(path)).status));
  const SOON = { timeout: 30_000 };

  await run('new', 'hu', '--country', 'HU');
  await expect.poll(state, SOON).toMatchObject({ status: 'draft', serves: 'nothing' });
  expect(await answers()).toEqual([404, 404, 404]);

  // Who says that it is live has not looked at what it has from its original.
  await changeTenant(plain.folder, 'hu.json', '"status": "draft"', '"status": "live"');
  await expect.poll(state, SOON).toMatchObject({ status: 'problems', serves: 'nothing' });
  const open: string[] = (await state()).problems.map((each: { pointer: string }) => each.pointer);
  expect(open.length).toBeGreaterThan(20);
  expect(await answers()).toEqual([404, 404, 404]);

  const [last, ...others] = open.toSorted().toReversed();
  expect(last).toBe('/words/en/accessibility.authority.text');
  await run('confirm', 'hu', ...others);
  await expect.poll(async () => (await state()).problems.length, SOON).toBe(1);
  expect(await answers()).toEqual([404, 404, 404]);

  await changeTenant(plain.folder, 'hu.json', 'You can complain to', 'In Hungary, write to');
  await expect.poll(state, SOON).toMatchObject({ status: 'ok', problems: [] });
  const [home, account] = await answers();
  expect([home, account]).toEqual([200, 200]);
  await plain.close();
});
