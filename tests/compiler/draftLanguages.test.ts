/** A language whose texts are not all there is offered as a draft; what is wrong in it is a problem all the same. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadWordsFiles, wordsOf } from '../../compiler/builtInWords.ts';
import { compileTenant } from '../../compiler/compileTenant.ts';
import { shownWords } from '../../compiler/drafts/wordsOfDrafts.ts';
import { manifests } from '../../screens/index.ts';
import { runTenant } from './support/runTenant.ts';
import { placeInWords, wordsFile, writeWords } from './support/wordsFile.ts';
import { all, type Edit, lose, say } from './words/wordsMistake.ts';

let folder: string;
let [out, errors]: [string[], string[]] = [[], []];

async function run(...words: string[]): Promise<number> {
  const ended = await runTenant(folder, words);
  [out, errors] = [ended.out, ended.errors];
  return ended.code;
}

const tenant = (change: Readonly<Record<string, unknown>>) =>
  readFile('tenant-config/bg.json', 'utf8').then((text) => ({ ...JSON.parse(text), ...change }));
const writeTenant = async (change: Readonly<Record<string, unknown>>) =>
  writeFile(join(folder, 'bg.json'), JSON.stringify(await tenant(change), null, 2));
const writeHungarian = (edit: Edit) =>
  writeFile(join(folder, 'languages/hu.json'), writeWords(edit(wordsFile('hu'))));

const GAPS = all(lose('common.loading'), lose('idle.left_one'), lose('footer'), say('home.lead', ' '));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tenants-'));
  await cp('tenant-config', folder, { recursive: true });
});
beforeEach(async () => {
  await writeHungarian(GAPS);
  await writeTenant({ draftLanguages: ['hu'] });
});
afterAll(() => rm(folder, { recursive: true }));

describe('a draft language', () => {
  it('lacks texts without being refused: validate and explain list them with their places', async () => {
    expect(await run('validate')).toBe(0);
    expect(errors).toEqual([]);
    const lines = out.join('\n');
    expect(lines).toMatch(
      /"hu" is a draft in bg\. These \d+ texts must be there before it can stand in "lang/,
    );
    const { line, column } = placeInWords(GAPS(wordsFile('hu')), 'home.lead');
    expect(lines).toContain(`hu.json:${line}:${column} /home/lead The text "home.lead" is empty.`);
    expect(lines).toContain('The text "common.loading" is missing. In English it is "Loading".');
    expect(lines).toMatch(/bg\.json:\d+:\d+ \/home\/banners\S* This text is missing in the language "hu"/);

    expect(await run('explain', 'bg')).toBe(0);
    expect(out.join('\n')).toMatch(/A draft language: Magyar \(\/bg\/hu\/\)\n.*The text "common\.loading"/s);
    expect(await run('explain', 'bg', '--json')).toBe(0);
    expect(JSON.parse(out.join('\n'))).toMatchObject({
      languages: [{ code: 'bg' }, { code: 'en' }],
      draftLanguages: [{ code: 'hu', home: '/bg/hu/' }],
    });
    expect(await run('validate', join(folder, 'languages/hu.json'))).toBe(0);
    expect(await run('words', 'hu')).toBe(0);
    expect(out[0]).toMatch(/^hu: \d+ of \d+ texts \(9\d %\), a draft in bg$/);
  });

  it.each([
    ['live', { languages: ['bg', 'en', 'hu'], draftLanguages: [] }],
    ['live elsewhere', { languages: ['bg', 'hu'], draftLanguages: ['en'] }],
    ['nowhere at all', {}],
  ])('is refused with the same points when it is %s', async (_, change) => {
    await writeTenant(change);
    expect(await run('validate')).toBe(1);
    expect(errors.join('\n')).toContain('The text "common.loading" is missing. In English it is "Loading".');
  });

  it.each<[string, Edit, RegExp]>([
    ['a lost value', say('cards.greeting', 'Szia!'), /value \{\{name\}\} of the original is lost/],
    ['an unknown text', (words) => ({ ...words, homee: 'x' }), /The portal has no text "homee"/],
    ['HTML', say('home.title', '<b>Szia</b>'), /A text holds no HTML/],
    ['a form of another grammar', say('idle.left_other', 7), /"idle\.left_other" is a number/],
  ])('is refused with %s, and with that alone', async (_, edit, message) => {
    await writeHungarian(all(GAPS, edit));
    expect(await run('validate')).toBe(1);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(message);
  });

  it('that lacks nothing is said to be ready', async () => {
    await writeHungarian((words) => words);
    await writeTenant({ draftLanguages: ['hu'], notices: [], home: undefined });
    expect(await run('validate', join(folder, 'bg.json'))).toBe(0);
    expect(out).toContain('"hu" is a draft in bg, and can stand in "languages".');
  });
});

describe('where drafts are asked for', () => {
  it('each text that is missing is shown in another language with its code in front, and never as a key', async () => {
    const results = await loadWordsFiles(join(folder, 'languages'));
    const words = shownWords(results, new Set(['hu'])).get('hu')?.words;
    expect(words?.get('common.loading')).toBe('[en] Loading');
    expect(words?.get('home.lead')).toMatch(/^\[en\] \w/);
    expect(words?.get('idle.left_one')).toMatch(/^\[en\] /);
    expect(words?.get('languageName')).toBe('Magyar');
    expect([...(words?.keys() ?? [])].sort()).toEqual(
      [...(wordsOf(results).get('hu')?.keys() ?? [])].filter((key) => words?.has(key)).sort(),
    );

    const products = { meal: { nameKey: 'products.travel' } };
    const file = await tenant({ draftLanguages: ['hu'] });
    const made = { ...file, card: { ...file.card, products }, words: { en: {} } };
    const bulgarian = new Map([...(wordsOf(results).get('bg') ?? []), ['products.travel', 'Пътуване']]);
    const english = new Map([...(wordsOf(results).get('en') ?? []), ['products.travel', 'Travel']]);
    const compiled = compileTenant({
      text: JSON.stringify(made),
      file: 'bg.json',
      environment: 'dev',
      variables: {},
      screens: manifests,
      version: '3.10.4',
      today: () => '2026-11-21',
      words: new Map([...wordsOf(results), ['bg', bulgarian], ['en', english]]),
      drafts: true,
    });
    if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems));
    const { publicTenant, draftLanguages } = compiled;
    expect(publicTenant.languages).toEqual(['bg', 'en', 'hu']);
    expect(publicTenant.words.hu).toMatchObject({ 'products.travel': '[bg] Пътуване' });
    expect(draftLanguages[0]?.points.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('There is no text "products.travel" in languages/hu.json.'),
    );
    expect(JSON.stringify(publicTenant.home)).toContain('"hu":"[bg] ');
  });
});
