import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readWords } from '../../../compiler/builtInWords.ts';
import { coverWords, writeCoverage } from '../../../compiler/words/coverWords.ts';
import { showCoverage } from '../../../compiler/words/showCoverage.ts';
import { placeInWords, wordsFile, writeWords } from '../support/wordsFile.ts';
import { add, all, type Edit, lose, say } from './wordsMistake.ts';

const cover = (language: string, words: object) => coverWords(language, writeWords(words));

it('a whole words file lacks nothing, in the forms of its own grammar', () => {
  for (const language of ['ar', 'bg', 'ja', 'pl'])
    expect(cover(language, wordsFile(language))?.missing).toEqual([]);
  const [arabic, japanese] = ['ar', 'ja'].map(
    (language) => cover(language, wordsFile(language))?.needed ?? 0,
  );
  const plurals = ((arabic ?? 0) - (japanese ?? 0)) / 5;
  expect(plurals).toBeGreaterThan(10);
  expect(Number.isInteger(plurals)).toBe(true);
});

it('what is missing, empty, or still in English is named', () => {
  const edit = all(
    lose('idle.left_few'),
    say('common.loading', ' '),
    say('common.save', 'Save changes'),
    lose('consents'),
  );
  const coverage = cover('pl', edit(wordsFile('pl')));
  expect(coverage?.missing).toEqual(
    expect.arrayContaining(['idle.left_few', 'common.loading', 'consents.termsConds']),
  );
  expect(coverage?.asInEnglish).toContain('common.save');
  expect(coverage?.asInEnglish).not.toContain('common.cancel');
  expect(cover('en', wordsFile('en'))?.asInEnglish).toEqual([]);
});

it('is told in a line and two lists, never as whole before it is', () => {
  const lines = writeCoverage({
    language: 'hu',
    needed: 1000,
    missing: ['home.title'],
    asInEnglish: ['nav.faq', 'footer.gdpr'],
  });
  expect(lines).toEqual([
    'hu: 999 of 1000 texts (99 %)',
    '  missing (1): home.title',
    '  as in English (2): nav.faq, footer.gdpr',
  ]);
});

it('a language without a file is told with those that there are, and a broken file with what says more', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'words-'));
  await writeFile(join(folder, 'pl.json'), writeWords(wordsFile('pl')));
  await writeFile(join(folder, 'ro.json'), '{ "common":');
  await expect(showCoverage(folder, 'ol', false, folder)).rejects.toThrow('there are pl, ro.');
  await expect(showCoverage(folder, 'ro', false, folder)).rejects.toThrow(
    /ro\.json is no JSON: npm run tenant -- validate/,
  );
  const [text = ''] = await showCoverage(folder, 'pl', true, folder);
  expect(JSON.parse(text)).toMatchObject([{ language: 'pl', missing: [] }]);
  await rm(folder, { recursive: true });
});

it('a words file that is a link which leads nowhere is told in words', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'words-'));
  await symlink(join(folder, 'gone.json'), join(folder, 'hu.json'));
  for (const code of ['hu', undefined])
    await expect(showCoverage(folder, code, false, folder)).rejects.toThrow(
      /hu\.json cannot be read: This is a link that leads nowhere\.$/,
    );
  await rm(folder, { recursive: true });
});

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
