import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readWords } from '../../../compiler/builtInWords.ts';
import { collectTexts } from '../../../compiler/words/collectTexts.ts';
import { coverWords } from '../../../compiler/words/coverWords.ts';
import { newWords } from '../../../compiler/words/newWords.ts';
import { plainWriter } from '../support/plainWriter.ts';
import { wordsFile, writeWords } from '../support/wordsFile.ts';
import { add, lose, say } from './wordsMistake.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'words-'));
  await cp('tenant-config/languages', folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

async function begin(language: string, from = 'en') {
  const { path, marked } = await newWords(folder, language, from, plainWriter);
  const text = await readFile(path, 'utf8');
  return { path, text, marked, texts: collectTexts(JSON.parse(text)) };
}

const MARK = 'TO TRANSLATE: ';
const without = (text: string) => text.replaceAll(MARK, '');

describe('the words file of a new language', () => {
  it('has every text of its source in the same order and layout, and says what it is called', async () => {
    const { text, path } = await begin('hu');
    expect(path).toBe(join(folder, 'hu.json'));
    const english = await readFile(join(folder, 'en.json'), 'utf8');
    expect(without(text)).toBe(english.replace('"languageName": "English"', '"languageName": "Magyar"'));
  });

  it('begins its name with a capital where the language has such names', async () => {
    for (const [language, name] of [
      ['lt', 'Lietuvių'],
      ['ka', 'ქართული'],
    ] as const)
      expect((await begin(language)).text).toContain(`"languageName": "${name}"`);
  });

  it('marks what is to be translated, and leaves what is no words as it is', async () => {
    const { texts, marked } = await begin('hu');
    const unmarked = [...texts].filter(([, text]) => !text.startsWith(MARK)).map(([key]) => key);
    expect(unmarked).toEqual([
      'languageName',
      'common.copyright',
      'tabTitle',
      'transactions.declinedWith',
      'contactBlock.line',
      'contactBlock.daysAndTimes',
      'contactBlock.times',
      'error-messages.SERVICE_PAUSED',
    ]);
    expect(marked).toBe(texts.size - unmarked.length);
  });

  it('is refused for each marked text and for nothing else, and covers none of them [USE-10]', async () => {
    for (const language of ['ar', 'hu', 'ja', 'lt', 'pt-BR']) {
      const { text, marked } = await begin(language);
      const result = readWords(language, `${language}.json`, text);
      const problems = result.ok ? [] : result.problems;
      expect(problems.map(({ rule }) => rule)).toEqual(Array(marked).fill('words-untranslated'));
      expect(coverWords(language, text)?.missing).toHaveLength(marked);
    }
  });

  it.each([
    ['ar', 'en', ['zero', 'one', 'two', 'few', 'many', 'other']],
    ['hu', 'uk', ['zero', 'one', 'other']],
    ['ja', 'en', ['zero', 'other']],
    ['cs', 'pl', ['zero', 'one', 'few', 'many', 'other']],
  ])('counts as %s does, copied from %s', async (language, from, forms) => {
    const { texts } = await begin(language, from);
    const of = (name: string) => [...texts.keys()].filter((key) => key.startsWith(`${name}_`));
    expect(of('cards.count')).toEqual(forms.map((form) => `cards.count_${form}`));
    // Nobody says there that there is none.
    const own = language === 'ar' ? forms : forms.slice(1);
    expect(of('inMinutes')).toEqual(own.map((form) => `inMinutes_${form}`));
  });

  it('has the number in a form of many numbers, whatever the source leaves out', async () => {
    const english = say('cards.count_one', 'one card')(wordsFile('en'));
    await writeFile(join(folder, 'en.json'), writeWords(english));
    const { texts } = await begin('lt');
    expect(texts.get('cards.count_one')).toBe(`${MARK}{{count}} cards`);
    expect((await begin('hu')).texts.get('cards.count_one')).toBe(`${MARK}one card`);
  });

  it('has what a country has added to the source', async () => {
    const polish = add('products', 'travel', 'Podróże')(wordsFile('pl'));
    await writeFile(join(folder, 'pl.json'), writeWords(polish));
    expect((await begin('cs', 'pl')).texts.get('products.travel')).toBe(`${MARK}Podróże`);
  });

  it.each([
    ['HU', 'hu.json'],
    ['pt_br', 'pt-BR.json'],
    ['iw', 'he.json'],
    ['zh-hant', 'zh-Hant.json'],
  ])('is called after the canonical form of %s', async (written, name) => {
    expect((await begin(written)).path).toBe(join(folder, name));
  });

  it.each([
    ['pl', 'en', 'There is a words file "pl.json" already.'],
    ['PL', 'en', 'There is a words file "pl.json" already.'],
    [
      'hungarian',
      'en',
      'is no language tag, such as "hu", "pt-BR" or "sr-Latn" (BCP 47). Did you mean "hu" (Hungarian)?',
    ],
    ['magyra', 'en', 'Did you mean "hu" (Hungarian)?'],
    ['cz', 'en', 'knows no grammar of a language "cz". Did you mean "cs" (Czech)?'],
    ['xx', 'en', 'knows no grammar of a language "xx".'],
    ['hu-QX', 'en', 'has no name for "hu-QX". Did you mean "hu"?'],
    ['hu-u-nu-latn', 'en', 'says more than the language: name the file after "hu".'],
    ['../x', 'en', 'is no language tag'],
    ['', 'en', 'is no language tag'],
    [
      'hu',
      'eng',
      'There is no words file "eng.json" to copy; there are bg, en, pl, ro, uk. Did you mean "en"?',
    ],
  ])('is not begun for "%s" from "%s"', async (language, from, message) => {
    const before = await readFile(join(folder, 'pl.json'), 'utf8');
    await expect(newWords(folder, language, from, plainWriter)).rejects.toThrow(message);
    expect(await readFile(join(folder, 'pl.json'), 'utf8')).toBe(before);
  });

  it('is not begun from a file that has problems', async () => {
    await writeFile(join(folder, 'pl.json'), writeWords(lose('common.loading')(wordsFile('pl'))));
    await expect(newWords(folder, 'cs', 'pl', plainWriter)).rejects.toThrow(
      /pl\.json has problems; mend them first/,
    );
  });
});
