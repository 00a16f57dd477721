/** A words file may hold only what differs from another one of the same language: the chain is told, never silent. */

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadWordsFiles, type WordsMemory } from '../../../compiler/builtInWords.ts';
import { collectTexts } from '../../../compiler/words/collectTexts.ts';
import { exportWords } from '../../../compiler/words/exchange/exportWords.ts';
import { importWords } from '../../../compiler/words/exchange/importWords.ts';
import { showCoverage } from '../../../compiler/words/showCoverage.ts';
import { checkFallback, mergeChain } from '../../../compiler/words/wordsFallback.ts';
import type { WordsTree } from '../../../compiler/wordsReference.ts';
import { plainWriter } from '../support/plainWriter.ts';
import { placeInWords, type Tree, wordsFile, writeWords } from '../support/wordsFile.ts';
import { all, lose, say } from './wordsMistake.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'words-'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (language: string, words: Tree) =>
  writeFile(join(folder, `${language}.json`), writeWords(words));
async function read(files: Readonly<Record<string, Tree>>, memory?: WordsMemory) {
  for (const [language, words] of Object.entries(files)) await write(language, words);
  const results = await loadWordsFiles(folder, memory);
  return new Map(results.map((each) => [each.ok ? each.file.language : each.language, each]));
}
const problemsIn = (
  result: Awaited<ReturnType<typeof read>> extends Map<string, infer R> ? R | undefined : never,
) => (result === undefined || result.ok ? [] : result.problems);

const PT = { ...wordsFile('pt-BR'), languageName: 'Português' };
const BR = { $fallback: 'pt', languageName: 'Português (Brasil)', home: { title: 'Seus benefícios' } };

describe('a chain of words files', () => {
  it('is one whole file: the texts in front win, and it is told how many come from where [LOV-65]', async () => {
    const found = await read({ en: wordsFile('en'), pt: PT, 'pt-BR': BR });
    const brazil = found.get('pt-BR');
    if (!brazil?.ok) throw new Error(JSON.stringify(problemsIn(brazil)));
    const { words, json, sources, borrowed } = brazil.file;
    expect(words.get('home.title')).toBe('Seus benefícios');
    expect(words.get('common.loading')).toBe('Loading');
    const served = JSON.parse(json) as { $fallback?: string; home: { title: string; lead: string } };
    expect(served.$fallback).toBeUndefined();
    expect(served.home.title).toBe('Seus benefícios');
    expect(served.home.lead).toBe(collectTexts(PT).get('home.lead'));
    const total = [...sources.values()].reduce((sum, each) => sum + each, 0);
    expect([...sources]).toEqual([
      ['pt-BR', 2],
      ['pt', total - 2],
    ]);
    expect([...borrowed.keys()]).toEqual(['pt']);
    expect(borrowed.get('pt')).toHaveLength(total - 2);
    expect(borrowed.get('pt')).not.toContain('home.title');
    expect(await showCoverage(folder, 'pt-BR', false, folder)).toContain(
      `pt-BR: ${total} of ${total} texts (100 %), 2 texts of its own and ${total - 2} of "pt"`,
    );
  });

  it('lacks what none of its files has, and never takes it from English', async () => {
    const gaps = all(lose('common.loading'), say('common.save', 'TO TRANSLATE: Save'))(PT);
    const found = await read({ en: wordsFile('en'), pt: gaps, 'pt-BR': BR });
    const messages = problemsIn(found.get('pt-BR')).map(({ message }) => message);
    expect(messages).toEqual([
      'The text "common.loading" is missing. In English it is "Loading".',
      expect.stringContaining('The text "common.save" is missing.'),
    ]);
    const mended = { ...BR, common: { loading: 'Carregando', save: 'Salvar' } };
    expect((await read({ 'pt-BR': mended })).get('pt-BR')?.ok).toBe(true);
  });

  it('shows the text behind where the one in front is still to be translated', async () => {
    const behind = say('common.save', 'Salvar')(PT);
    const marked = { ...BR, common: { save: 'TO TRANSLATE: Save', close: ' ' } };
    const found = await read({ en: wordsFile('en'), pt: behind, 'pt-BR': marked });
    const brazil = found.get('pt-BR');
    const draft = brazil?.ok ? null : brazil?.draft;
    expect(draft?.words.get('common.save')).toBe('Salvar');
    expect(draft?.words.get('common.close')).toBe(collectTexts(PT).get('common.close'));
    expect(draft?.borrowed.get('pt')).toEqual(expect.arrayContaining(['common.save', 'common.close']));
  });

  it.each([
    ['leaves it out', {}],
    ['has it still to be translated', { languageName: 'TO TRANSLATE: English' }],
  ])(
    'calls a draft by its own name where its file %s, and never by that of the file behind',
    async (_, name) => {
      const { languageName: __, ...nameless } = BR;
      const found = await read({ en: wordsFile('en'), pt: PT, 'pt-BR': { ...nameless, ...name } });
      const brazil = found.get('pt-BR');
      const draft = brazil?.ok ? null : brazil?.draft;
      expect(draft?.words.get('languageName')).toBe('Português (Brasil)');
      expect(JSON.parse(draft?.json ?? '{}')).toMatchObject({ languageName: 'Português (Brasil)' });
      expect(draft?.borrowed.get('pt')).not.toContain('languageName');
    },
  );

  it('is whole though a file in its middle has marks where the last one says the text', () => {
    const layer = (language: string, tree: WordsTree) => ({ language, tree, texts: collectTexts(tree) });
    const chain = [
      layer('pt-BR', { $fallback: 'pt-AO', home: { lead: 'c' } }),
      layer('pt-AO', {
        $fallback: 'pt',
        home: { title: 'TO TRANSLATE: b', lead: '' },
        save: 'TO TRANSLATE: s',
      }),
      layer('pt', { home: { title: 'a' } }),
    ];
    expect(mergeChain(chain)).toEqual({ home: { title: 'a', lead: 'c' }, save: 'TO TRANSLATE: s' });
  });

  it.each(['csv', 'xlf'])(
    'goes out to translators whole as %s, and takes in only what is another text',
    async (format) => {
      await read({ en: wordsFile('en'), pt: PT, 'pt-BR': BR });
      const path = join(folder, 'pt-BR.json');
      const file = join(folder, `out.${format}`);
      // A sentence for none is offered, and no language needs it.
      expect(await exportWords(folder, 'pt-BR', file, [])).toMatchObject({ untranslated: 1 });
      const before = await readFile(path, 'utf8');
      expect(await importWords(folder, 'pt-BR', file, plainWriter)).toMatchObject({
        ok: true,
        changed: 0,
        untranslated: 0,
      });
      expect(await readFile(path, 'utf8')).toBe(before);
      const returned = (await readFile(file, 'utf8')).replaceAll('Seus benefícios', 'Os seus benefícios');
      await writeFile(file, returned);
      expect(await importWords(folder, 'pt-BR', file, plainWriter)).toMatchObject({
        ok: true,
        changed: 1,
        untranslated: 0,
      });
      const after = JSON.parse(await readFile(path, 'utf8'));
      expect(after).toEqual({ ...BR, home: { title: 'Os seus benefícios' } });
    },
  );

  it('is read again when a file behind it has changed, and otherwise stays the same object', async () => {
    const memory: WordsMemory = new Map();
    const first = (await read({ pt: PT, 'pt-BR': BR }, memory)).get('pt-BR');
    expect((await read({}, memory)).get('pt-BR')).toBe(first);
    const next = (await read({ pt: say('common.loading', 'A carregar')(PT) }, memory)).get('pt-BR');
    expect(next?.ok && next.file.words.get('common.loading')).toBe('A carregar');
  });
});

const LONE = (fallback: unknown): Tree => ({ ...wordsFile('pt-BR'), $fallback: fallback });

it.each<[string, Record<string, Tree>, string, string]>([
  ['a file that is not there', { 'pt-BR': LONE('pt') }, 'pt-BR', 'There is no words file languages/pt.json'],
  ['itself', { 'pt-BR': LONE('pt-BR') }, 'pt-BR', 'cannot fall back to itself'],
  [
    'another language',
    { en: wordsFile('en'), 'pt-BR': LONE('en') },
    'pt-BR',
    'Only one in the same language and script',
  ],
  [
    'another script',
    { sr: {}, 'sr-Latn': { $fallback: 'sr' } },
    'sr-Latn',
    '"sr" is not what people who read "sr-Latn"',
  ],
  [
    'no tag',
    { 'pt-BR': LONE('the other one') },
    'pt-BR',
    '"the other one" is not what people who read "pt-BR"',
  ],
  ['a circle', { pt: { ...PT, $fallback: 'pt-BR' }, 'pt-BR': LONE('pt') }, 'pt-BR', 'in turn'],
  [
    'a file with problems',
    { pt: say('cards.greeting', 'Olá!')(PT), 'pt-BR': LONE('pt') },
    'pt-BR',
    'has problems of its own',
  ],
  [
    'anything, where it is the original',
    { en: { ...wordsFile('en'), $fallback: 'en-GB' } },
    'en',
    'the original, and whole by itself',
  ],
  ['a list', { 'pt-BR': LONE(['pt']) }, 'pt-BR', '"$fallback" is a list'],
])('a words file cannot fall back to %s [USE-10]', async (_, files, language, message) => {
  const found = await read(files);
  const place = placeInWords(files[language], '/$fallback');
  // Each of a circle is told: which of the two depends on their order.
  const told =
    message === 'in turn' ? [...found.values()].flatMap(problemsIn) : problemsIn(found.get(language));
  expect(told).toContainEqual(
    expect.objectContaining({
      ...(message !== 'in turn' && place),
      message: expect.stringContaining(message),
    }),
  );
});

it.each([
  ['en-GB', 'en'],
  ['zh-TW', 'zh-Hant'],
  ['zh-Hant-HK', 'zh-Hant'],
  ['pt-AO', 'pt-PT'],
  ['sr-Latn-ME', 'sr-Latn'],
])('%s can fall back to %s', (language, fallback) => {
  const find = () => ({ chain: [], isWrong: false });
  expect(checkFallback(language, { $fallback: fallback }, find)).toEqual([]);
});
