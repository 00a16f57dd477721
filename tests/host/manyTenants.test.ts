import { promises } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readChanges } from '../../host/serve/folderChanges.ts';
import { startTestHost, type TestHost } from './support/startTestHost.ts';

const WITHIN = { timeout: 30_000, interval: 20 };
const COUNT = 40;
const { readFile } = promises;

let test: TestHost;
let read: string[];

const codeOf = (index: number) => `many${'abcdefgh'[index >> 3]}${'abcdefgh'[index & 7]}`;

describe(`a change among ${COUNT} tenants`, () => {
  beforeEach(async () => {
    test = await startTestHost({}, async (folder) => {
      const text = await readFile(join(folder, 'ro.json'), 'utf8');
      for (let index = 0; index < COUNT; index += 1) {
        const code = codeOf(index);
        const own = text
          .replace('"code": "ro"', `"code": "${code}"`)
          .replace('tenant:ro-ben', `tenant:${code}`);
        await promises.writeFile(
          join(folder, `${code}.json`),
          own.replaceAll('"RO_', `"${code.toUpperCase()}_`),
        );
      }
    });
    await vi.waitFor(
      () => expect(test.log.filter(({ event }) => event === 'published')).toHaveLength(1),
      WITHIN,
    );
    read = [];
    // What Node itself reads by: who imported it sees the one that counts.
    promises.readFile = (async (...args: Parameters<typeof readFile>) => {
      read.push(relative(test.folder, String(args[0])));
      return readFile(...args);
    }) as typeof readFile;
    syncBuiltinESMExports();
  });
  afterEach(async () => {
    promises.readFile = readFile;
    syncBuiltinESMExports();
    await test.close();
  });

  it('reads the file that changed, and no other of the folder', async () => {
    const name = `${codeOf(17)}.json`;
    await test.write(name, (await test.read(name)).replace('#7B2D8E', '#7B2D8F'));
    read = [];
    const page = async () => (await test.get(`/${codeOf(17)}/`)).text();
    await vi.waitFor(async () => expect(await page()).toContain('#7B2D8F'), WITHIN);
    const ofFolder = read.filter((path) => !path.startsWith('..'));
    expect(new Set(ofFolder)).toEqual(new Set([name]));
    expect((await test.get(`/${codeOf(18)}/`)).status).toBe(200);
  });

  it('is judged beside the others, and they beside it: a host name that two claim is neither’s', async () => {
    const claim = async (code: string) => {
      const text = (await test.read(`${code}.json`)).replace(/"hosts": .*\n/, '');
      const hosts = '"hosts": { "singleTenant": ["shared.sorvia.example"] },\n  "timeZone"';
      await test.write(`${code}.json`, text.replace('"timeZone"', hosts));
    };
    const problemsOf = async (code: string) => {
      const { tenants } = await (await test.get('/readyz')).json();
      return tenants[code].problems.map(({ message }: { message: string }) => message);
    };
    await claim(codeOf(1));
    await claim(codeOf(2));
    await vi.waitFor(async () => expect(await problemsOf(codeOf(2))).toHaveLength(1), WITHIN);
    expect(await problemsOf(codeOf(1))).toEqual([
      `The host name "shared.sorvia.example" is claimed by ${codeOf(2)}.json as well.`,
    ]);
    await promises.rm(join(test.folder, `${codeOf(2)}.json`));
    await vi.waitFor(async () => expect(await problemsOf(codeOf(1))).toEqual([]), WITHIN);
  });
});

/** What a watch tells, and what is read again for it. */
const told: readonly (readonly [
  what: string,
  paths: readonly string[],
  read: readonly string[] | 'all' | 'words',
])[] = [
  ['a tenant file', ['/t/hu.json'], ['hu.json']],
  [
    'a file that an editor has replaced',
    ['/t/hu.json.tmp', '/t/hu.json', '/t/4913', '/t/.hu.json.swp'],
    ['hu.json'],
  ],
  ['two files', ['/t/hu.json', '/t/cz.json'], ['hu.json', 'cz.json']],
  ['a picture', ['/t/assets/hu/logo.svg'], ['hu.json']],
  ['a words file', ['/t/languages/hu.json'], 'words'],
  ['the folder itself, when the watch does not know the name', ['/t'], 'all'],
  ['the link of mounted configuration', ['/t/..data'], 'all'],
  ['a new folder of pictures', ['/t/assets'], 'all'],
  ['more than the system tells for certain', Array.from({ length: 1_001 }, (_, n) => `/t/t${n}.json`), 'all'],
];

describe('what is read again', () => {
  it.each(told)('after a change of %s', (_, paths, expected) => {
    const changes = readChanges('/t', new Set(paths), false);
    expect(changes.isAll).toBe(expected === 'all');
    if (expected === 'all') return;
    expect(changes.hasWords).toBe(expected === 'words');
    expect([...changes.tenants]).toEqual(expected === 'words' ? [] : expected);
  });

  it('is everything where a tenant file is a link, and something that is no tenant file has changed', () => {
    expect(readChanges('/t', new Set(['/t/shared.txt']), true).isAll).toBe(true);
    expect(readChanges('/t', new Set(['/t/hu.json']), true)).toMatchObject({ isAll: false });
  });
});
