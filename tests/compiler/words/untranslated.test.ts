import { expect, it } from 'vitest';
import { readWords } from '../../../compiler/builtInWords.ts';
import { coverWords } from '../../../compiler/words/coverWords.ts';
import { placeInWords, wordsFile, writeWords } from '../support/wordsFile.ts';
import { add, type Edit, say } from './wordsMistake.ts';

function problemsOf(edit: Edit) {
  const words = edit(wordsFile('hu'));
  const result = readWords('hu', 'hu.json', writeWords(words));
  return { words, problems: result.ok ? [] : result.problems };
}

it.each([
  ['as it is marked', 'TO TRANSLATE: Loading'],
  ['with the translation before it', 'Betöltés TO TRANSLATE: Loading'],
  ['without its colon', 'TO TRANSLATE Loading'],
  ['with a value that the text has', 'TO TRANSLATE: {{name}}'],
])('a text that is still to be translated is refused where it stands: %s [USE-10]', (_, text) => {
  const { words, problems } = problemsOf(say('common.loading', text));
  expect(problems).toEqual([
    expect.objectContaining({
      ...placeInWords(words, 'common.loading'),
      rule: 'words-untranslated',
      message: `The text "common.loading" is still to be translated: "${text}".`,
    }),
  ]);
});

it('is a mark in capitals alone: people may write of translating', () => {
  expect(problemsOf(say('common.loading', 'Time to translate: soon')).problems).toEqual([]);
});

it('a marked text counts as missing, also one that the file need not have', () => {
  const marked = 'TO TRANSLATE: Travel card';
  const words = add('products', 'travel', marked)(say('common.loading', marked)(wordsFile('hu')));
  const [before, after] = [wordsFile('hu'), words].map((each) => coverWords('hu', writeWords(each)));
  expect(after?.missing).toEqual(['common.loading', 'products.travel']);
  expect(after?.needed).toBe((before?.needed ?? 0) + 1);
});
