/** What is written for translators, and what comes back from them. */
import { describe, expect, it } from 'vitest';
import { pluralBase } from '../../../../compiler/checks/pluralForms.ts';
import { collectTexts } from '../../../../compiler/words/collectTexts.ts';
import { findPlaces } from '../../../../compiler/words/exchange/findPlaces.ts';
import { meaningOf } from '../../../../compiler/words/exchange/valueMeanings.ts';
import { newWords } from '../../../../compiler/words/newWords.ts';
import { ORIGINAL_TEXTS } from '../../../../compiler/wordsReference.ts';
import { manifests } from '../../../../screens/index.ts';
import { plainWriter } from '../../support/plainWriter.ts';
import { placeInWords, wordsFile, writeWords } from '../../support/wordsFile.ts';
import { all, lose, say } from '../wordsMistake.ts';
import { createFolder } from './aFolder.ts';

const folder = createFolder();

describe.each(['xlf', 'csv'])('a file for translators, as .%s', (ending) => {
  it('changes no byte of a words file when it comes back as it went', async () => {
    await newWords(folder.path(''), 'ar', 'en', plainWriter);
    for (const language of ['bg', 'uk', 'ar']) {
      const before = await folder.read(`${language}.json`);
      await folder.export(language, `${language}.${ending}`);
      expect(await folder.import(language, `${language}.${ending}`)).toMatchObject({
        changed: 0,
        outdated: [],
      });
      expect(await folder.read(`${language}.json`)).toBe(before);
    }
  });

  it('brings every sign of a text back: angles, quotes, blanks, formulas, broken lines of marks', async () => {
    const texts = {
      'home.title': '= 1 < 2 & "a" \'b\' – ; , > 5',
      'home.lead': "'=no formula, \u00a0 no blank lost",
      'nav.home': '+48; @home\u200f',
      'cards.greeting': '{{ name }}, {{name}}!',
      'consents.termsConds': '<1>– {x</1>'.replace('{x', 'regulamin'),
    };
    const edits = Object.entries(texts).map(([key, text]) => say(key, text));
    await folder.write('pl.json', writeWords(all(...edits)(wordsFile('pl'))));
    await folder.export('pl', `out.${ending}`);
    await folder.write('pl.json', writeWords(wordsFile('pl')));
    expect(await folder.import('pl', `out.${ending}`)).toMatchObject({ changed: Object.keys(texts).length });
    const after = collectTexts(JSON.parse(await folder.read('pl.json')));
    for (const [key, text] of Object.entries(texts)) expect(after.get(key)).toBe(text);
  });

  it('makes a words file that lacks texts whole, in the order of the original', async () => {
    const whole = writeWords(wordsFile('pl'));
    await folder.export('pl', `out.${ending}`);
    const lost = all(lose('common'), lose('cards.count_few'), lose('nav.main'), lose('languageName'));
    await folder.write('pl.json', writeWords(lost(wordsFile('pl'))));
    await folder.import('pl', `out.${ending}`);
    expect(await folder.read('pl.json')).toBe(whole);
  });

  it('leaves a text as it is that has no translation', async () => {
    const before = writeWords(all(say('common.loading', ' '), lose('nav.main'))(wordsFile('pl')));
    await folder.write('pl.json', before);
    await folder.export('pl', `out.${ending}`);
    await folder.write('pl.json', writeWords(wordsFile('pl')));
    expect(await folder.import('pl', `out.${ending}`)).toEqual({ changed: 0, untranslated: 0, outdated: [] });
  });
});

it('what comes back keeps the layout of the file, and of each text that did not change', async () => {
  const before = (await folder.read('pl.json'))
    .replace('"loading": "Ładowanie"', '"loading" :   "\\u0141adowanie"')
    .replace(/\n/g, '\r\n');
  await folder.write('pl.json', before);
  await folder.write('out.csv', 'key,pl\ncommon.cancel,Zaniechaj\n');
  expect(await folder.import('pl', 'out.csv')).toMatchObject({ changed: 1 });
  expect(await folder.read('pl.json')).toBe(before.replace('"Anuluj"', '"Zaniechaj"'));
});

it('what comes back takes the place of a mark, in the line where it stands', async () => {
  await newWords(folder.path(''), 'hu', 'en', plainWriter);
  const place = placeInWords(wordsFile('hu'), 'common.loading');
  await folder.write('out.csv', 'key;hu\ncommon.loading;Betöltés \n');
  const result = await folder.import('hu', 'out.csv');
  expect(result).toMatchObject({ changed: 1 });
  const lines = (await folder.read('hu.json')).split('\n');
  expect(lines[place.line - 1]).toBe('    "loading": "Betöltés",');
});

it('a text of which the English has changed since is taken, and named', async () => {
  await folder.write('out.csv', 'key,en,pl\ncommon.cancel,Abort,Zaniechaj\ncommon.back, Back ,Wstecz\n');
  expect(await folder.import('pl', 'out.csv')).toMatchObject({ outdated: ['common.cancel'] });
});

/** The unit of a key, without the blanks between its elements. */
async function unitOf(language: string, key: string): Promise<string> {
  const text = await folder.export(language, `${language}-${key}.xlf`);
  const [unit = ''] = new RegExp(`<trans-unit id="${key}".*?</trans-unit>`, 's').exec(text) ?? [];
  return unit.replace(/>\s+</g, '><');
}

describe('a file for translators', () => {
  it('has values as codes that nobody changes, and says what they are', async () => {
    const unit = await unitOf('pl', 'cards.greeting');
    const value = '<ph id="name" ctype="x-value">{{name}}</ph>';
    expect(unit).toContain(`<source>Hello, ${value}</source>`);
    expect(unit).toContain(`<target state="translated">Dzień dobry, ${value}</target>`);
    expect(unit).toContain('{{name}}: the first name of whoever is logged in. Keep it as it is.');
    expect(unit).toContain('Screen: My cards (accountHome)');
  });

  it('has links as codes around words', async () => {
    expect(await unitOf('pl', 'consents.termsConds')).toContain(
      '<source>I accept the <g id="1" ctype="link">terms and conditions</g>.</source>',
    );
  });

  it('says what a form of a plural is for, and has no translation of what is marked', async () => {
    await newWords(folder.path(''), 'ar', 'en', plainWriter);
    const unit = await unitOf('ar', 'idle.left_two');
    expect(unit).toContain('Plural form "two" of Arabic: for 2 alone, so the number may be left out.');
    expect(unit).not.toContain('<target');
    expect(unit).toMatch(/The longest so far has \d+ characters \((?:bg|pl|ro|uk)\); English has \d+\./);
  });

  it('is opened by spreadsheets: a mark of UTF-8, lines that end as theirs do, no formulas', async () => {
    await folder.write('pl.json', (await folder.read('pl.json')).replace('"Anuluj"', '"=Anuluj"'));
    const text = await folder.export('pl', 'out.csv');
    expect(text).toMatch(/^\ufeffkey,en,pl,where,notes\r\n/);
    expect(text).toContain("\r\ncommon.cancel,Cancel,'=Anuluj,");
  });

  it.each([
    ['pl', 'pl.txt', 'pl.txt" is neither XLIFF nor CSV'],
    ['pl', 'pl', 'is neither XLIFF nor CSV'],
    ['pl', 'uk.csv', 'uk.csv" is there already'],
    ['pl', 'none/pl.csv', 'There is no folder'],
    ['en', 'en.csv', '"en" is what all others are translated from'],
  ])('is not written for %s as %s', async (language, name, message) => {
    await folder.write('uk.csv', 'work of days');
    await expect(folder.export(language, name)).rejects.toThrow(message);
    expect(await folder.read('uk.csv')).toBe('work of days');
  });

  it.each([
    ['a byte order mark', (sound: string) => `\ufeff${sound}`],
    ['a mistake in its JSON', (sound: string) => sound.replace(',', '')],
  ])('is not written of a words file with %s, as if nothing were translated', async (_, broken) => {
    await folder.write('pl.json', broken(await folder.read('pl.json')));
    await expect(folder.export('pl', 'out.csv')).rejects.toThrow(/pl\.json has problems; mend them first/);
    await expect(folder.read('out.csv')).rejects.toThrow('ENOENT');
  });
});

describe('what is said of a text', () => {
  it('is where it stands, for nearly every text', async () => {
    const placeOf = await findPlaces(manifests);
    const none = [...ORIGINAL_TEXTS.keys()].filter((key) => placeOf(key) === '');
    expect(none.length).toBeLessThan(ORIGINAL_TEXTS.size / 50);
    expect(placeOf('screens.help')).toMatch(/^Title of the screen help/);
    expect(placeOf('connection.off')).toContain('Around every screen');
    expect(placeOf('help.write.title')).toBe(
      'Screen: Help (help)'.replace('Help', ORIGINAL_TEXTS.get('screens.help') ?? ''),
    );
    expect(placeOf('forms.serialNumber')).toContain('(myCardAdd)');
    expect(placeOf('error-messages.404')).toMatch(/^An error/);
    expect(placeOf('cards.count_other')).toContain('(accountHome)');
  });

  it('is what each of its values is', () => {
    const unknown = [...ORIGINAL_TEXTS].flatMap(([key, text]) =>
      [...text.matchAll(/\{\{\s*(\w+)/g)].flatMap(([, name = '']) =>
        meaningOf(pluralBase(key), name) === null ? [`${key} ${name}`] : [],
      ),
    );
    expect(unknown).toEqual([]);
  });
});
