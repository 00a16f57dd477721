import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { placeOf } from './support/compileText.ts';
import { runTenant } from './support/runTenant.ts';

let folder: string;
let [out, errors]: [string[], string[]] = [[], []];

async function run(...words: string[]): Promise<number> {
  const ended = await runTenant(folder, words);
  [out, errors] = [ended.out, ended.errors];
  return ended.code;
}

async function change(name: string, from: string, to: string): Promise<string> {
  const path = join(folder, name);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(from);
  await writeFile(path, text.replace(from, to));
  return path;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tenants-'));
  await cp('tenant-config', folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

const FAQ = (code: string) => `"faq": "https://www.sorvia.example/${code}/faq"`;
const ownHost = (host: string, more = '') => `"hosts": { "singleTenant": ["${host}"]${more} },\n  "timeZone"`;

/** What is written in one file, and perhaps in another, and the warning that `validate` gives of the first. */
const folders: readonly {
  readonly name: string;
  readonly changes: readonly (readonly [file: string, from: string, to: string])[];
  readonly at: string;
  readonly message: RegExp;
}[] = [
  {
    name: 'the identifier of another tenant',
    changes: [['ro.json', '"tenant:ro-ben"', '"tenant:pl-ben"']],
    at: '"tenant:pl-ben"',
    message: /\/identifier warning: The identifier "tenant:pl-ben" is that of pl\.json as well/,
  },
  {
    name: 'a path of another tenant',
    changes: [['ro.json', FAQ('ro'), '"faq": "/pl/help"']],
    at: '"/pl/help"',
    message: /\/links\/faq warning: "\/pl\/help" leads to the portal of another tenant, "pl"/,
  },
  {
    name: 'a banner that leads to another tenant',
    changes: [['ro.json', '"href": "https://offers.sorvia.example/ro/lunch"', '"href": "/bg?a=b"']],
    at: '"/bg?a=b"',
    message: /\/home\/banners\/0\/href warning: .* another tenant, "bg"/,
  },
  {
    name: 'a host of another tenant',
    changes: [
      ['ro.json', FAQ('ro'), '"faq": "https://karty.sorvia.example/help"'],
      ['pl.json', '"timeZone"', ownHost('karty.sorvia.example')],
    ],
    at: '"https://karty.sorvia.example/help"',
    message: /another tenant, "pl"/,
  },
  {
    name: 'another tenant’s path on its own host',
    changes: [
      ['ro.json', FAQ('ro'), '"faq": "https://carduri.sorvia.example/pl/help"'],
      ['ro.json', '"timeZone"', ownHost('carduri.sorvia.example')],
    ],
    at: '"https://carduri.sorvia.example/pl/help"',
    message: /another tenant, "pl"/,
  },
  {
    name: 'its own host under the ending of another tenant',
    changes: [
      ['ro.json', FAQ('ro'), '"faq": "https://cards.sorvia.pl/"'],
      ['ro.json', '"timeZone"', ownHost('cards.sorvia.ro')],
      ['pl.json', '"timeZone"', ownHost('karty.sorvia.pl', ', "domainExtension": true')],
    ],
    at: '"https://cards.sorvia.pl/"',
    message: /another tenant, "pl"/,
  },
];

describe('npm run tenant -- validate', () => {
  it.each(folders)('warns of $name, at its place, and goes on', async ({ changes, at, message }) => {
    for (const each of changes) await change(...each);
    expect(await run('validate')).toBe(0);
    const { line, column } = placeOf(await readFile(join(folder, 'ro.json'), 'utf8'), at);
    const own = errors.filter((each) => each.startsWith(join(folder, `ro.json:${line}:${column} `)));
    expect(own).toEqual([expect.stringMatching(message)]);
    expect(errors.every((each) => / warning: /.test(each))).toBe(true);
    expect(await run('validate', join(folder, 'ro.json'))).toBe(0);
    expect(errors).toEqual(own);
  });

  it.each([
    ['a page for each country on a site of the company', 'ro.json', FAQ('ro'), FAQ('pl')],
    ['a path that only begins like a code', 'ro.json', FAQ('ro'), '"faq": "/plans/faq"'],
    ['its own path', 'ro.json', FAQ('ro'), '"faq": "/ro/accessibility"'],
    ['an identifier that begins like another', 'ro.json', '"tenant:ro-ben"', '"tenant:pl-ben-ro"'],
  ])('does not warn of %s', async (_, file, from, to) => {
    await change(file, from, to);
    expect([await run('validate'), errors]).toEqual([0, []]);
  });

  it('does not warn of what ships, nor of a tenant that was made by a copy', async () => {
    for (const from of ['bg', 'pl', 'ro']) expect(await run('new', `${from}copy`, '--from', from)).toBe(0);
    expect([await run('validate', '--strict'), errors]).toEqual([0, []]);
    expect(out[0]).toMatch(/6 tenant files .*: all is well\.$/);
  });

  it('warns of files that nobody reads for the capitals of their names', async () => {
    await rename(join(folder, 'ro.json'), join(folder, 'ro.JSON'));
    await writeFile(join(folder, 'languages', 'fr.Json'), '{}');
    // What editors and systems leave behind is nobody's mistake.
    for (const name of ['.bg.JSON', 'bg.json.bak', 'notes.txt']) await writeFile(join(folder, name), '{}');
    expect(await run('validate')).toBe(0);
    expect(errors.sort()).toEqual([
      `${join(folder, 'languages', 'fr.Json')}:1:1 / warning: Nobody reads this file: its name ends in ".Json". Call it "fr.json".`,
      `${join(folder, 'ro.JSON')}:1:1 / warning: Nobody reads this file: its name ends in ".JSON". Call it "ro.json".`,
    ]);
    expect(await run('validate', join(folder, 'ro.JSON'))).toBe(0);
    expect(errors.join()).toContain('Call it "ro.json"');
    expect(await run('validate', '--strict')).toBe(1);
  });

  it('warns of what is left over in a words file that a tenant offers', async () => {
    const path = await change('languages/uk.json', '"loading": "', '"loading": "TODO ');
    const text = await readFile(path, 'utf8');
    const { line, column } = placeOf(text, '"TODO ');
    expect(await run('validate')).toBe(0);
    expect(errors).toEqual([
      `${path}:${line}:${column} /common/loading warning: "TODO" looks like something still to be written.`,
    ]);
    expect(await run('validate', join(folder, 'pl.json'))).toBe(0);
    expect(errors).toHaveLength(1);
    expect([await run('validate', join(folder, 'ro.json')), errors]).toEqual([0, []]);
  });

  it('counts its warnings, marks them in JSON, and takes them for problems with --strict', async () => {
    const path = await change('ro.json', '"symbol": "lei"', '"symbol": "zł"');
    const warning = {
      file: path,
      line: expect.any(Number),
      column: 15,
      pointer: '/currency/symbol',
      rule: 'symbol',
      message: expect.stringContaining('PLN'),
    };
    expect(await run('validate')).toBe(0);
    expect(out.join()).toMatch(/: no problem, 1 warning\.$/);
    expect(await run('validate', '--json')).toBe(0);
    expect(JSON.parse(out.join('\n'))).toEqual([{ ...warning, severity: 'warning' }]);
    expect(await run('validate', '--strict')).toBe(1);
    expect([out, errors]).toEqual([[], [expect.stringMatching(/\/currency\/symbol "zł" is the sign/)]]);
    expect(await run('validate', '--strict', '--json')).toBe(1);
    expect(JSON.parse(out.join('\n'))).toEqual([warning]);
  });

  it('says that a folder has no tenant, and which folder is not there', async () => {
    for (const code of ['bg', 'pl', 'ro']) await rm(join(folder, `${code}.json`));
    expect([await run('validate'), out]).toEqual([2, []]);
    expect(errors).toEqual([
      `There is no tenant file in ${folder}: a tenant is one file, CODE.json, in that folder.`,
    ]);
    expect([await run('validate', '--json'), out]).toEqual([2, ['[]']]);
    const missing = join(folder, 'none');
    const there = folder;
    folder = missing;
    expect([await run('validate'), errors]).toEqual([2, [`There is no such folder: ${missing}`]]);
    folder = there;
  });
});
