/**
 * What words files are checked and filled with, piece by piece: blocks, marks, plurals, other blocks, and drafts. Over 250
 * lines: what each of eight pieces finds, and what it offers.
 */
import { describe, expect, it } from 'vitest';
import type { WordsFile } from '../../../compiler/builtInWords.ts';
import { formsOfLanguage } from '../../../compiler/languageForms.ts';
import { borrowedTexts } from '../../../compiler/words/borrowedTexts.ts';
import { checkAddedWords } from '../../../compiler/words/checkAddedWords.ts';
import { checkTypes } from '../../../compiler/words/checkTypes.ts';
import { collectTexts } from '../../../compiler/words/collectTexts.ts';
import { fillDraft } from '../../../compiler/words/fillDraft.ts';
import { markText, markWords } from '../../../compiler/words/markWords.ts';
import { insertName, insertWords, mendUnknown } from '../../../compiler/words/mendWords.ts';
import { otherBlocks } from '../../../compiler/words/otherBlocks.ts';
import type { Member } from '../../../compiler/words/wordsPlace.ts';
import { ORIGINAL_WORDS, type WordsTree } from '../../../compiler/wordsReference.ts';
import { replacedBy, TAKEN_OUT } from '../support/findingsOf.ts';

const ENGLISH = formsOfLanguage('en');
const at = (key: string, tree: WordsTree = {}, behind: ReadonlyMap<string, string> = new Map()) => ({
  key,
  pointer: key === '' ? '' : `/${key.replaceAll('.', '/')}`,
  language: ENGLISH,
  tree,
  behind,
});

describe('the kinds of what a words file holds', () => {
  const only = 'A words file holds texts, and blocks of texts in { }, only.';

  it.each<[unknown, string]>([
    [[], `This is a list. ${only}`],
    [null, `This is null. ${only}`],
    ['text', `This is a text alone. ${only}`],
    [7, `This is a number. ${only}`],
    [true, `This is a switch. ${only}`],
  ])('are not those of the whole file %j, and nothing else is offered', (value, message) => {
    expect(checkTypes(value, '', '')).toEqual([{ pointer: '', rule: 'type', message }]);
  });

  it('are texts and blocks, however deep', () => {
    expect(checkTypes({ a: 'b', c: { d: 'e', f: {} } }, '', '')).toEqual([]);
    expect(checkTypes('text', 'a', '/a')).toEqual([]);
    const wrong = { a: { 'b/c': 7, d: [1] }, e: false };
    expect(checkTypes(wrong, '', '')).toEqual([
      {
        pointer: '/a/b~1c',
        rule: 'type',
        message: `"a.b/c" is a number. ${only}`,
        mends: [replacedBy('7', true)],
      },
      { pointer: '/a/d', rule: 'type', message: `"a.d" is a list. ${only}` },
      {
        pointer: '/e',
        rule: 'type',
        message: `"e" is a switch. ${only}`,
        mends: [replacedBy('false', true)],
      },
    ]);
  });
});

describe('the texts of a words file', () => {
  it('have full keys, in its order; what is none is left out, and so is the language behind it', () => {
    const tree = {
      $fallback: 'pt',
      home: { title: 'A', 'a.b': 'B', deep: { x: '' } },
      n: 7,
      l: ['c'],
      z: 'Z',
    };
    expect([...collectTexts(tree)]).toEqual([
      ['home.title', 'A'],
      ['home.a.b', 'B'],
      ['home.deep.x', ''],
      ['z', 'Z'],
    ]);
    expect([...collectTexts(null), ...collectTexts(['a'])]).toEqual([]);
  });
});

describe('what a country adds', () => {
  const check = (member: Member | undefined, neighbours: WordsTree, key = 'products.gift', behind = {}) =>
    checkAddedWords(member, neighbours, at(key, {}, new Map(Object.entries(behind))));
  const blocks = { lost: { text: 'a', next: 'b' } };

  it('is a text where its neighbours are, and is checked as one', () => {
    expect(check('Gift', { meal: 'Meal' })).toEqual([]);
    expect(check('', { meal: 'Meal' })).toMatchObject([{ rule: 'words-blank', pointer: '/products/gift' }]);
    expect(check('{{name}}', { meal: '{{name}}' })).toMatchObject([{ rule: 'words-values' }]);
    expect(check({ a: 'Gift' }, { meal: 'Meal' })).toEqual([
      {
        pointer: '/products/gift',
        rule: 'words-block',
        message: '"products.gift" is one text, not a block of texts.',
      },
    ]);
  });

  it('is a block of the same texts where its neighbours are', () => {
    expect(check({ text: 'c', next: 'd' }, blocks)).toEqual([]);
    expect(check('c', blocks)).toEqual([
      {
        pointer: '/products/gift',
        rule: 'words-block',
        message: '"products.gift" is a block of texts, like its neighbours: it needs "text" and "next".',
      },
    ]);
    expect(check({ text: '', nexd: 'd' }, blocks)).toEqual([
      expect.objectContaining({ pointer: '/products/gift/text', rule: 'words-blank' }),
      {
        pointer: '/products/gift/next',
        rule: 'words-block',
        message: 'The text "products.gift.next" is missing: its neighbours have one.',
      },
      {
        pointer: '/products/gift/nexd',
        rule: 'words-unknown',
        message: 'The portal has no text "products.gift.nexd". Did you mean "next"?',
        isAboutKey: true,
        mends: [{ kind: 'key', name: 'next', title: 'Replace by "next"', isSafe: true }, TAKEN_OUT],
      },
    ]);
  });

  it('need not have what a file behind it has', () => {
    expect(check({ text: 'c' }, blocks, 'declined.a', { 'declined.a.next': 'd' })).toEqual([]);
  });

  it.each([
    ['products.', 'The key ""', TAKEN_OUT],
    ['products. ', 'The key " "', TAKEN_OUT],
    [
      'products. gift',
      'The key " gift"',
      { kind: 'key', name: 'gift', title: 'Replace by "gift"', isSafe: true },
    ],
  ])('has a name that can be asked for, not that of %j', (key, subject, mend) => {
    const message = `${subject} has a blank at its beginning or end, or is empty: nobody can ask for its text.`;
    expect(check('Gift', { meal: 'Meal' }, key)).toEqual([
      expect.objectContaining({ rule: 'words-unknown', message, isAboutKey: true, mends: [mend] }),
    ]);
  });

  it('is told of by its kind alone where it is neither', () => {
    expect(check(undefined, blocks)).toEqual([]);
  });
});

describe('a text that is to be translated', () => {
  const mark = (text: string) => `TO TRANSLATE: ${text}`;

  it.each(['{{name}}', '© {{year}}', '<1></1> – #CONTACT#', '$t(home.title)', '12:00', ''])(
    'is none where no words are in it: %j',
    (text) => expect(markText(text)).toBe(text),
  );

  it.each(['Home', '{{name}}, hello', 'Ж'])('is marked: %j', (text) =>
    expect(markText(text)).toBe(mark(text)),
  );

  const one = { count_one: 'one card', count_other: '{{count}} cards' };
  it('stands in the forms of its language, and is counted', () => {
    const made = { count: 0 };
    const block = { languageName: 'English', a: { ...one, b: '{{c}}', d: 'E' } };
    expect(markWords(block, formsOfLanguage('pl'), made)).toEqual({
      languageName: 'English',
      a: {
        count_one: mark('one card'),
        count_few: mark('{{count}} cards'),
        count_many: mark('{{count}} cards'),
        count_other: mark('{{count}} cards'),
        b: '{{c}}',
        d: mark('E'),
      },
    });
    expect(made.count).toBe(5);
  });

  it('says the number where its form is of many numbers', () => {
    const lithuanian = markWords(one, formsOfLanguage('lt'));
    expect([lithuanian.count_one, lithuanian.count_other]).toEqual([
      mark('{{count}} cards'),
      mark('{{count}} cards'),
    ]);
    const alone = { count_one: 'a card', count_other: 'cards' };
    expect(markWords(alone, formsOfLanguage('lt')).count_one).toBe(mark('a card'));
    const both = { count_one: '{{count}} card', count_other: '{{count}} cards' };
    expect(markWords(both, formsOfLanguage('lt')).count_one).toBe(mark('{{count}} card'));
  });

  it('has a sentence for none where its source has one', () => {
    const none = { ...one, count_zero: 'no card' };
    expect(Object.entries(markWords(none, formsOfLanguage('hu')))).toEqual([
      ['count_zero', mark('no card')],
      ['count_one', mark('one card')],
      ['count_other', mark('{{count}} cards')],
    ]);
  });
});

describe('what is offered for a key of a words file', () => {
  it('is the missing text or block, marked', () => {
    expect(insertWords('Home', ENGLISH)).toEqual({
      mends: [
        {
          kind: 'insert',
          value: 'TO TRANSLATE: Home',
          title: 'Insert the missing text, marked to be translated',
        },
      ],
    });
    expect(insertWords({ a: 'Home' }, ENGLISH)).toEqual({
      mends: [
        {
          kind: 'insert',
          value: { a: 'TO TRANSLATE: Home' },
          title: 'Insert the missing block, marked to be translated',
        },
      ],
    });
  });

  it('is what its speakers call a language, where that is known', () => {
    expect(insertName('hu')).toEqual({
      mends: [{ kind: 'insert', value: 'Magyar', title: 'Insert "Magyar"', isSafe: true }],
    });
    expect(insertName('qq')).toEqual({});
  });

  const { home, common } = ORIGINAL_WORDS as Readonly<Record<string, WordsTree>>;
  const unknown = (name: string, block: WordsTree, key = 'home', tree: WordsTree = { ...ORIGINAL_WORDS }) =>
    mendUnknown(name, home ?? {}, block, at(key, tree)).mends;
  const { title: _, ...untitled } = home ?? {};

  it('is the name that was meant, where the file lacks it', () => {
    const meant = { kind: 'key', name: 'title', title: 'Replace by "title"', isSafe: true };
    expect(unknown('titel', { ...untitled, titel: 'A' })).toEqual([meant, TAKEN_OUT]);
    expect(unknown('titel', { ...home, titel: 'A' })).toEqual([TAKEN_OUT]);
  });

  it('is its own block, or the place that its whole name says', () => {
    const { loading: __, ...rest } = common ?? {};
    const lost = { ...ORIGINAL_WORDS, common: rest };
    expect(unknown('loading', { ...home, loading: 'A' }, 'home', lost)).toEqual([
      { kind: 'move', to: '/common/loading', title: 'Move it to "common"' },
      TAKEN_OUT,
    ]);
    expect(
      mendUnknown('common.loading', ORIGINAL_WORDS, { ...ORIGINAL_WORDS, 'common.loading': 'A' }, at(''))
        .mends,
    ).toEqual([{ kind: 'move', to: '/common/loading', title: 'Move it to "common"' }, TAKEN_OUT]);
    expect(unknown('tabTitle', { ...home, tabTitle: 'A' })).toEqual([
      { kind: 'move', to: '/tabTitle', title: 'Move it to the top of the file' },
      TAKEN_OUT,
    ]);
  });
});

describe('a key of another block', () => {
  it('belongs where the portal asks for it', () => {
    expect(otherBlocks('cancel', 'A', {})).toBe(' "cancel" belongs in the block "common".');
    expect(otherBlocks('save', 'A', {})).toBe(' "save" belongs in "common" or "myData".');
    expect(otherBlocks('tabTitle', 'A', {})).toBe(' "tabTitle" belongs at the top of the file.');
    expect(otherBlocks('common', {}, {})).toBe(' "common" belongs at the top of the file.');
    expect(otherBlocks('count_few', 'A', {})).toBe(' "count_few" belongs in the block "cards".');
  });

  it('belongs where the file lacks it', () => {
    const has = { common: { save: 'A' } };
    expect(otherBlocks('save', 'B', has)).toBe(' "save" belongs in the block "myData".');
    expect(otherBlocks('save', 'B', { ...has, myData: { save: 'C' } })).toBe(
      ' "save" belongs in "common" or "myData".',
    );
    expect(otherBlocks('save', 'B', { ...has, myData: 'no block' })).toBe(
      ' "save" belongs in the block "myData".',
    );
  });

  it('belongs nowhere that could be told where many blocks have one of its name', () => {
    expect(otherBlocks('title', 'A', {})).toBeNull();
  });

  it('belongs nowhere where nothing of that kind has its name', () => {
    expect([
      otherBlocks('nothing', 'A', {}),
      otherBlocks('common', 'A', {}),
      otherBlocks('cancel', {}, {}),
      otherBlocks('cancel_few', 'A', {}),
    ]).toEqual([null, null, null, null]);
  });
});

describe('a draft of a language', () => {
  const english = {
    languageName: 'English',
    home: { title: 'Home', lead: 'Lead' },
    cards: { count_one: 'one', count_other: 'many' },
  };

  it('has each text that it lacks in English, marked, and each plural in its own forms', () => {
    const words = { home: { title: 'Otthon', lead: 'TO TRANSLATE: Lead' }, cards: { count_one: ' ' } };
    expect(fillDraft('pl', words, english)).toEqual({
      languageName: 'Polski',
      home: { title: 'Otthon', lead: '[en] Lead' },
      cards: {
        count_one: '[en] one',
        count_few: '[en] many',
        count_many: '[en] many',
        count_other: '[en] many',
      },
    });
  });

  it('is called as it says, where it says so', () => {
    const named = (languageName: Member) => fillDraft('hu', { languageName }, {}).languageName;
    expect(['Our words', 'TO TRANSLATE: English', ' ', { a: 'b' }].map(named)).toEqual([
      'Our words',
      'Magyar',
      'Magyar',
      'Magyar',
    ]);
  });

  it('shows what it alone has, without a mark that is left, and a dash for nothing', () => {
    const own = {
      home: { own: 'Saját', marked: 'TO TRANSLATE: Own', none: 'TO TRANSLATE: ' },
      block: { a: '' },
    };
    const filled = fillDraft('hu', own, english);
    expect(filled.home).toEqual({
      title: '[en] Home',
      lead: '[en] Lead',
      own: 'Saját',
      marked: '[en] Own',
      none: '[en] —',
    });
    expect(filled.block).toEqual({ a: '[en] —' });
  });

  it('is a block where the original has one, whatever it says there', () => {
    expect(fillDraft('hu', { home: 'Otthon' }, english).home).toEqual({
      title: '[en] Home',
      lead: '[en] Lead',
    });
  });
});

describe('texts that people read in another language', () => {
  const file = (borrowed: Readonly<Record<string, readonly string[]>>) =>
    ({ borrowed: new Map(Object.entries(borrowed)) }) as Partial<WordsFile> as WordsFile;
  const of = (
    words: Readonly<Record<string, Readonly<Record<string, string>>>>,
    borrowed?: Readonly<Record<string, readonly string[]>>,
    draftLanguages: readonly string[] = [],
  ) => [...borrowedTexts({ languages: ['bg'], draftLanguages, words }, 'uk', borrowed && file(borrowed))];

  it('are those of the files behind, but what the tenant says itself', () => {
    expect(of({}, { en: ['a', 'b'], pt: ['c'] })).toEqual([
      ['en', ['a', 'b']],
      ['pt', ['c']],
    ]);
    expect(of({ uk: { a: 'A', c: 'C' }, bg: { b: 'B' } }, { en: ['a', 'b'], pt: ['c'] })).toEqual([
      ['en', ['b']],
    ]);
    expect(of({}, undefined)).toEqual([]);
  });

  it('are of a draft those that the tenant says in its own language alone as well', () => {
    const words = { uk: { a: '[bg] A', b: 'B', c: '⟦[bg] C⟧' } };
    expect(of(words, {}, ['uk'])).toEqual([['bg', ['a', 'c']]]);
    expect(of(words, { bg: ['d'] }, ['uk'])).toEqual([['bg', ['d', 'a', 'c']]]);
    expect(of(words, {})).toEqual([]);
    expect(of({}, {}, ['uk'])).toEqual([]);
  });
});
