import { describe, expect, it } from 'vitest';
import { collectTexts } from '../../../../compiler/words/collectTexts.ts';
import { newWords } from '../../../../compiler/words/newWords.ts';
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
