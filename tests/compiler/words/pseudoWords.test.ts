import { describe, expect, it } from 'vitest';
import { readWords } from '../../../compiler/builtInWords.ts';
import { collectTexts } from '../../../compiler/words/collectTexts.ts';
import { PSEUDO_LANGUAGES, pseudoText, pseudoWords } from '../../../compiler/words/pseudoWords.ts';
import { ORIGINAL_TEXTS } from '../../../compiler/wordsReference.ts';
import { lostBy } from '../support/saysTheSame.ts';
import { wordsFile, writeWords } from '../support/wordsFile.ts';

const FILLED = /\{\{[^{}]*\}\}|<\/?\d+>|#CONTACT#|\$t\([^)]*\)/g;
const plain = (text: string) => text.replace(FILLED, '');

describe.each(PSEUDO_LANGUAGES)('the pseudo-language %s', (language) => {
  const words = pseudoWords(language);
  const texts = collectTexts(words);

  it('keeps every rule of words files, and says all that the portal says [USE-10]', () => {
    const result = readWords(language, `${language}.json`, writeWords(words));
    expect(result.ok ? [] : result.problems).toEqual([]);
    const forms = language === 'ar-XB' ? 'ar' : 'en';
    expect(lostBy(language, wordsFile(forms), JSON.parse(writeWords(words)))).toEqual([]);
  });

  it('leaves no plain letter but in what texts are filled with', () => {
    const left = [...texts].filter(([key, text]) => key !== 'languageName' && /[a-z]/i.test(plain(text)));
    expect(left).toEqual([]);
  });

  it('shows where a text begins and ends, and is two fifths longer', () => {
    const letters = (text: string) => plain(text).replace(/\P{L}/gu, '').length;
    let [own, original] = [0, 0];
    for (const [key, text] of texts) {
      const source = ORIGINAL_TEXTS.get(key);
      if (key === 'languageName' || source === undefined) continue;
      expect(text).toMatch(/^⟦.*⟧$/);
      own += letters(text);
      original += letters(source);
    }
    expect(own / original).toBeGreaterThan(1.35);
    expect(own / original).toBeLessThan(1.45);
  });
});

it('is written in its own direction', () => {
  expect(pseudoText('Log in', 'en-XA')).toMatch(/^⟦[\p{Script=Latin} ]+⟧$/u);
  expect(pseudoText('Log in', 'ar-XB')).toMatch(/^⟦[\p{Script=Arabic} ]+⟧$/u);
});

it('keeps values, links, the contact block and names of other texts', () => {
  expect(pseudoText('Hi {{ name }}, {{count, number}} <1>go</1> #CONTACT# $t(paused.title).', 'en-XA')).toBe(
    '⟦Ĥî {{ name }}, {{count, number}} <1>ğöö</1> #CONTACT# $t(paused.title).⟧',
  );
});
