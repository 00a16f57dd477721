/** Words files one behind the other, and how far one has come, without a folder around them. */
import { describe, expect, it } from 'vitest';
import { collectTexts } from '../../../compiler/words/collectTexts.ts';
import { coverWords, keysFor, writeCoverage } from '../../../compiler/words/coverWords.ts';
import {
  checkFallback,
  countSources,
  type FindBehind,
  fallbackOf,
  findBorrowed,
  listSources,
  mergeChain,
  mergeTrees,
  textsBehind,
  withoutName,
} from '../../../compiler/words/wordsFallback.ts';
import { ORIGINAL_TEXTS, type WordsTree } from '../../../compiler/wordsReference.ts';

const layer = (language: string, tree: WordsTree) => ({ language, tree, texts: collectTexts(tree) });
const MARKED = 'TO TRANSLATE: x';

describe('the language that a words file falls back to', () => {
  it.each<[unknown, string | null]>([
    [{ $fallback: 'pt' }, 'pt'],
    [{}, null],
    [{ $fallback: 7 }, null],
    [Object.create({ $fallback: 'pt' }), null],
    [null, null],
    ['pt', null],
    [['pt'], null],
  ])('is of %j: %j', (tree, language) => expect(fallbackOf(tree)).toBe(language));

  const check = (language: string, said: unknown, found: ReturnType<FindBehind> = 'none') =>
    checkFallback(language, said === undefined ? {} : { $fallback: said }, () => found);
  const refused = (message: string) => [{ pointer: '/$fallback', rule: 'words-fallback', message }];

  it('need not be said, and is no text that says nothing', () => {
    expect([check('pt-BR', undefined), check('pt-BR', 7), checkFallback('pt', null, () => 'none')]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it.each<[string, unknown, ReturnType<FindBehind>, string]>([
    [
      'pt-BR',
      { a: 'b' },
      'none',
      '"$fallback" is the language of another words file, such as "pt": no block of texts.',
    ],
    ['en', 'en-GB', 'none', '"en" is the original, and whole by itself: nothing stands behind it.'],
    ['pt', 'pt', 'none', 'A words file cannot fall back to itself: "pt".'],
    [
      'pt-BR',
      'es',
      'none',
      '"es" is not what people who read "pt-BR" would read. Only one in the same language and script can stand behind a file, as "pt" behind "pt-BR".',
    ],
    ['pt-BR', 'pt', 'none', 'There is no words file languages/pt.json to stand behind this one.'],
    [
      'pt-BR',
      'pt',
      'circle',
      'languages/pt.json falls back to this file in turn: one of them must stand alone.',
    ],
    [
      'pt-BR',
      'pt',
      { chain: [], isWrong: true },
      'languages/pt.json, which stands behind this file, has problems of its own.',
    ],
  ])('of %s is not %j (%j)', (language, said, found, message) => {
    expect(check(language, said, found)).toEqual(refused(message));
  });

  it.each([
    ['sr-Latn', 'sr'],
    ['pt-BR', 'the other one'],
  ])('of %s is not %s, which is written otherwise or is none', (language, said) => {
    expect(check(language, said, { chain: [], isWrong: false })).toHaveLength(1);
    expect(check('sr-Latn-ME', 'sr-Latn', { chain: [], isWrong: false })).toEqual([]);
  });
});

describe('a chain of words files', () => {
  const front = layer('pt-BR', {
    $fallback: 'pt',
    languageName: 'BR',
    a: 'A',
    b: ' ',
    c: MARKED,
    n: { x: 'X' },
  });
  const middle = layer('pt', { languageName: 'PT', b: 'B', n: { x: 'no', y: 'Y' }, e: MARKED });
  const last = layer('pt-PT', { a: 'no', c: 'C', d: 'D', e: 'E', n: 'text' });
  const chain = [front, middle, last];

  it('says a text in its first file that has it', () => {
    expect([...textsBehind([middle, last])].sort()).toEqual([
      ['a', 'no'],
      ['b', 'B'],
      ['c', 'C'],
      ['d', 'D'],
      ['e', 'E'],
      ['languageName', 'PT'],
      ['n', 'text'],
      ['n.x', 'no'],
      ['n.y', 'Y'],
    ]);
    expect(mergeChain(chain)).toEqual({
      ...{ languageName: 'BR', a: 'A', b: 'B', c: 'C', d: 'D', e: 'E', n: { x: 'X', y: 'Y' } },
    });
    expect(mergeChain([])).toEqual({});
    expect(mergeChain([layer('pt', { a: MARKED, b: '' })])).toEqual({ a: MARKED, b: '' });
  });

  it('is told by where each text is from', () => {
    const keys = ['languageName', 'a', 'b', 'c', 'd', 'e', 'f'];
    expect([...findBorrowed(keys, chain)]).toEqual([
      ['pt', ['b']],
      ['pt-PT', ['c', 'd', 'e']],
    ]);
    expect([...countSources(keys, chain)]).toEqual([
      ['pt-BR', 2],
      ['pt', 1],
      ['pt-PT', 3],
    ]);
    expect([...findBorrowed(['a'], []), ...countSources(['a'], [])]).toEqual([]);
  });

  it.each([
    [[], '0 texts of its own'],
    [[['pt-BR', 1]], '1 text of its own'],
    [
      [
        ['pt-BR', 2],
        ['pt', 792],
      ],
      '2 texts of its own and 792 of "pt"',
    ],
    [
      [
        ['pt-BR', 0],
        ['pt', 1],
        ['pt-PT', 3],
      ],
      '0 texts of its own and 1 of "pt" and 3 of "pt-PT"',
    ],
  ] as const)('is counted in words: %j', (sources, told) => {
    expect(listSources(new Map(sources))).toBe(told);
  });

  it('has the names of languages each in its own file', () => {
    const { language, tree, texts } = withoutName(middle);
    expect([language, tree.languageName, texts.has('languageName')]).toEqual(['pt', undefined, false]);
    expect([tree.b, texts.get('b')]).toEqual(['B', 'B']);
    expect(middle.tree.languageName).toBe('PT');
  });

  it('is laid over block by block, and leaves what it is made of as it is', () => {
    const [back, over] = [
      { a: 'A', n: { x: 'X', y: 'Y' }, t: 'T', m: { z: 'Z' } },
      { n: { y: 'y' }, t: { u: 'U' }, m: 'M', q: 'Q' },
    ];
    expect(mergeTrees(back, over)).toEqual({
      ...{ a: 'A', n: { x: 'X', y: 'y' }, t: { u: 'U' }, m: 'M', q: 'Q' },
    });
    expect(back.n).toEqual({ x: 'X', y: 'Y' });
  });
});

describe('how far a words file has come', () => {
  it('is nothing of one that is no JSON', () => {
    expect(coverWords('hu', '{')).toBeNull();
  });

  it('is by the texts that its language needs, and what it has that is still to be translated', () => {
    const needed = keysFor('hu').length;
    expect(coverWords('hu', '{}')).toEqual({
      language: 'hu',
      needed,
      missing: keysFor('hu'),
      asInEnglish: [],
    });
    const own = {
      common: { loading: ' ', save: ORIGINAL_TEXTS.get('common.save'), cancel: MARKED, own: MARKED },
    };
    const covered = coverWords('hu', JSON.stringify(own));
    const missing = covered?.missing ?? [];
    expect([covered?.language, covered?.needed]).toEqual(['hu', needed + 1]);
    expect(missing).toEqual(expect.arrayContaining(['common.loading', 'common.cancel', 'common.own']));
    expect([missing.length, missing.includes('common.save')]).toEqual([needed, false]);
    expect(covered?.asInEnglish).toEqual(['common.save']);
  });

  it('counts what stands behind it, and says where from', () => {
    const own = { $fallback: 'pt', common: { save: 'Salvar' } };
    const behind = layer('pt', { common: { save: 'no', cancel: 'Cancelar' } });
    const found = coverWords('pt-BR', JSON.stringify(own), [layer('pt-BR', own), behind]);
    expect(found?.sources).toEqual({ 'pt-BR': 1, pt: 1 });
    expect(found?.missing).toHaveLength((found?.needed ?? 0) - 2);
    expect(coverWords('pt-BR', '{}', [layer('pt-BR', {})])).not.toHaveProperty('sources');
  });

  const told = { language: 'hu', needed: 200, missing: [], asInEnglish: [] };
  it('is told in a line, with what is behind it and who offers it as a draft', () => {
    expect(writeCoverage(told)).toEqual(['hu: 200 of 200 texts (100 %)']);
    expect(writeCoverage({ ...told, sources: { hu: 1, de: 2 }, draftOf: ['bg', 'ro'] })).toEqual([
      'hu: 200 of 200 texts (100 %), 1 text of its own and 2 of "de", a draft in bg, ro',
    ]);
  });

  it('is told by blocks where more than sixty texts are missing', () => {
    const missing = ['tabTitle', ...Array.from({ length: 59 }, (_, index) => `home.a${index}`)];
    expect(writeCoverage({ ...told, missing }).join(' ')).toContain('home.a58');
    expect(writeCoverage({ ...told, missing: [...missing, 'nav.faq'] }).slice(1)).toEqual([
      '  missing (61): tabTitle, home: 59, nav: 1',
    ]);
  });

  it.each([
    ['hu', ['cards.count_one', 'cards.count_other']],
    ['ja', ['cards.count_other']],
    ['pl', ['cards.count_one', 'cards.count_few', 'cards.count_many', 'cards.count_other']],
  ])('of %s needs each plural in its own forms, and every other text once', (language, forms) => {
    const keys = keysFor(language);
    expect(keys.filter((key) => key.startsWith('cards.count_'))).toEqual(forms);
    expect([new Set(keys).size, keys.filter((key) => key === 'home.title')]).toEqual([
      keys.length,
      ['home.title'],
    ]);
  });
});
