import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runTenant } from '../support/runTenant.ts';

let folder: string;
let [out, errors]: [string[], string[]] = [[], []];

/** `FOLDER/` in an argument stands for the folder of tenant files. */
async function run(...args: string[]): Promise<number> {
  const ended = await runTenant(folder, ['words', ...args.map((each) => each.replace('FOLDER', folder))]);
  [out, errors] = [ended.out, ended.errors];
  return ended.code;
}

const read = (name: string) => readFile(join(folder, name), 'utf8');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tenants-'));
  await cp('tenant-config', folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

it('takes a language from its beginning to a file that is whole [USE-10 USE-28]', async () => {
  expect(await run('--new', 'hu', '--from', 'en')).toBe(0);
  expect(out[0]).toBe(join(folder, 'languages', 'hu.json'));
  expect(out[1]).toMatch(/^\d+ texts are marked "TO TRANSLATE"/);
  // Of nine hundred lines alike nobody reads more than a few.
  const { code, errors: told } = await runTenant(folder, ['validate', join(folder, 'languages', 'hu.json')]);
  expect([code, told.length]).toEqual([1, 21]);
  expect(told.at(-1)).toMatch(
    /hu\.json: \d+ more texts are still to be translated: npm run tenant -- words hu$/,
  );
  expect(await run('hu')).toBe(0);
  expect(out.join('\n')).toMatch(/^hu: 8 of \d+ texts \(0 %\)\n {2}missing \(\d+\): common: \d+, nav: \d+,/);
  expect(await run('hu', '--export', 'FOLDER/hu.xlf')).toBe(0);
  expect(out[0]).toMatch(/hu\.xlf: \d+ texts, \d+ of them to be translated\.$/);
  // Somebody translates each text, here by its own words.
  const sent = (await read('hu.xlf')).replace(
    /<source>(.*?)<\/source>(?!\s*<target)/g,
    '$&<target>$1</target>',
  );
  await writeFile(join(folder, 'back.xlf'), sent);
  expect(await run('hu', '--import', 'FOLDER/back.xlf')).toBe(0);
  expect(out).toEqual([expect.stringMatching(/hu\.json: \d+ texts changed, 0 still to be translated\.$/)]);
  expect((await read('languages/hu.json')).replace('Magyar', 'English')).toBe(
    await read('languages/en.json'),
  );
});

it('tells a few of what a words file lacks, and where all of it is told; as JSON all of it [USE-28]', async () => {
  const file = join(folder, 'languages', 'hu.json');
  await writeFile(file, '{ "languageName": "Magyar", "common": { "loading": "Betöltés" } }');
  const { code, errors: told } = await runTenant(folder, ['validate', file]);
  expect([code, told.length]).toEqual([1, 21]);
  expect(told.at(-1)).toMatch(
    /hu\.json: \d+ more texts are still to be translated: npm run tenant -- words hu$/,
  );
  const { out: json } = await runTenant(folder, ['validate', '--json', file]);
  expect(JSON.parse(json.join('\n')).length).toBeGreaterThan(50);
});

it('writes nothing for one bad text, and says where it is [USE-28]', async () => {
  const before = await read('languages/pl.json');
  await run('pl', '--export', 'FOLDER/pl.csv');
  const sent = (await read('pl.csv'))
    .replace('Zamknij', 'Zamknij to')
    .replace('Dzień dobry, {{name}}', 'Witaj');
  await writeFile(join(folder, 'back.csv'), sent);
  expect(await run('pl', '--import', 'FOLDER/back.csv')).toBe(1);
  expect(errors).toEqual([
    expect.stringMatching(/back\.csv:\d+:1 \/cards\/greeting The value \{\{name\}\} of the original is lost/),
    'Nothing was written. A text whose translation is taken out of the file is left as it is.',
  ]);
  expect(await read('languages/pl.json')).toBe(before);
});

it('writes pseudo-languages that keep every rule [USE-10]', async () => {
  expect(await run('--pseudo', 'FOLDER/languages')).toBe(0);
  expect(out).toEqual(['en-XA', 'ar-XB'].map((name) => join(folder, 'languages', `${name}.json`)));
  expect(await run('ar-XB')).toBe(0);
  expect(out[0]).toMatch(/^ar-XB: (\d+) of \1 texts \(100 %\)$/);
});

it.each([
  [['--new', 'pl'], 1, /There is a words file "pl\.json" already/],
  [['--new', 'cz'], 1, /Did you mean "cs" \(Czech\)\?/],
  [['--new', ''], 1, /no language tag/],
  [['--new'], 2, /option '--new <LANGUAGE>' argument missing\n+Usage/],
  [['--nwe', 'hu'], 2, /unknown option '--nwe'\n\(Did you mean --new\?\)/],
  [['pl', '--new', 'hu'], 2, /"pl" is one language too many\n+Usage/],
  [['--from', 'en'], 2, /give --new as well\n+Usage/],
  [['--export', 'FOLDER/pl.csv'], 2, /name the language, such as: words hu --export hu\.xlf\n+Usage/],
  [['pl', '--export', 'a.csv', '--import', 'a.csv'], 2, /cannot be used with option '--import <FILE>'/],
  [['pl', '--export', 'FOLDER/pl.json'], 1, /its name has to end in \.xlf, \.xliff or \.csv/],
  [['plx', '--export', 'FOLDER/pl.csv'], 2, /there are bg, en, pl, ro, uk\. Did you mean "pl"\?/],
  [['hr', '--import', 'FOLDER/hr.csv'], 2, /words --new hr --from en" begins one/],
  [['pl', '--import', 'FOLDER/none.xlf'], 2, /There is no file ".*none\.xlf"/],
  [['pl', '--import', 'FOLDER/pl.xlsx'], 1, /neither XLIFF nor CSV/],
])('answers %j with exit code %i [USE-28]', async (args, code, message) => {
  expect(await run(...args)).toBe(code);
  expect(errors.join('\n')).toMatch(message);
  expect(errors.join('\n')).not.toMatch(/\n\s+at /);
});

it('says with --help what can be done, with examples [USE-28]', async () => {
  expect(await run('--help')).toBe(0);
  expect(out.join('\n')).toMatch(
    /--new <LANGUAGE>.*--export <FILE>.*--import <FILE>.*--pseudo <FOLDER>.*words hu --import hu\.xlf/s,
  );
});
