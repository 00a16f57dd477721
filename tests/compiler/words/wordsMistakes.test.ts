import { describe, expect, it } from 'vitest';
import { readWords } from '../../../compiler/builtInWords.ts';
import { placeInWords, wordsFile, writeWords } from '../support/wordsFile.ts';
import { KEY_MISTAKES } from './keyMistakes.ts';
import { PLURAL_MISTAKES } from './pluralMistakes.ts';
import { SOUND } from './soundWords.ts';
import { SYNTAX_MISTAKES } from './syntaxMistakes.ts';
import { TEXT_MISTAKES } from './textMistakes.ts';

function problemsOf(language: string, text: string) {
  const result = readWords(language, `${language}.json`, text);
  return result.ok ? [] : result.problems.map(({ line, column, message }) => ({ line, column, message }));
}

describe('a words file is refused where the mistake is', () => {
  it.each([...KEY_MISTAKES, ...TEXT_MISTAKES, ...PLURAL_MISTAKES])(
    '$language: $mistake [USE-10]',
    ({ language, edit, at, says }) => {
      const words = edit(wordsFile(language));
      const place = at.startsWith('@') ? placeInWords(words, at.slice(1), true) : placeInWords(words, at);
      const problems = problemsOf(language, writeWords(words));
      expect(problems).toContainEqual({ ...place, message: expect.stringContaining(says) });
      expect(problems.filter(({ message }) => /undefined|\[object|\n/.test(message))).toEqual([]);
    },
  );

  it.each(SYNTAX_MISTAKES)('$mistake [USE-10]', ({ edit, says }) => {
    const { text, offset } = edit(writeWords(wordsFile('en')));
    const lines = text.slice(0, offset).split('\n');
    const place = { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
    expect(problemsOf('en', text)).toContainEqual({ ...place, message: expect.stringContaining(says) });
  });
});

describe('a words file is accepted', () => {
  it.each(SOUND)('for %s: %s [USE-10]', (_, language, edit) => {
    expect(problemsOf(language, writeWords(edit(wordsFile(language))))).toEqual([]);
  });
});
