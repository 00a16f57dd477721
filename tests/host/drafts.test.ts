import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestHost, type TestHost } from './support/startTestHost.ts';

let test: TestHost;
beforeEach(async () => {
  test = await startTestHost({ drafts: true }, async (folder) => {
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
  expect(await (await test.get('/pl/')).text()).not.toMatch(/id="draft"|noindex|isDraft/);
});
