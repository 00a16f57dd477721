import { describe, expect, it } from 'vitest';
import { wordsFile, writeWords } from '../../support/wordsFile.ts';
import { say } from '../wordsMistake.ts';
import { createFolder, lineOf } from './aFolder.ts';

const folder = createFolder();

const XLIFF = '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">';

/** One text each line, from the fourth on. */
const xliff = (...units: readonly string[]) =>
  [
    XLIFF,
    '<file source-language="en" target-language="pl">',
    '<body>',
    ...units,
    '</body></file></xliff>',
  ].join('\n');

const unit = (key: string, target: string, state = 'translated') =>
  `<trans-unit id="${key}"><source>Cancel</source><target state="${state}">${target}</target></trans-unit>`;

async function cameBack(name: string, text: string | Uint8Array) {
  const before = await folder.read('pl.json');
  await folder.write(name, text);
  const result = await folder.import('pl', name);
  return { result, isChanged: before !== (await folder.read('pl.json')) };
}

const saved = (rows: readonly (readonly string[])[], delimiter: string, end: string) =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter)).join(end) + end;

const GOOD = [
  ['key', 'en', 'pl'],
  ['common.cancel', 'Cancel', 'Zaniechaj; "teraz", tak'],
];

describe('what a spreadsheet has saved is read', () => {
  it.each([
    ['with commas', saved(GOOD, ',', '\n')],
    ['with semicolons, CRLF and a mark of UTF-8', `\ufeff${saved(GOOD, ';', '\r\n')}`],
    ['with tabs', saved(GOOD, '\t', '\r\n')],
    ['with a line for the spreadsheet itself', `sep=;\r\n${saved(GOOD, ';', '\r\n')}`],
    [
      'with columns in another order and more of them',
      saved(
        GOOD.map(([key = '', en = '', pl = '']) => ['ok', pl, key, en]),
        ';',
        '\n',
      ),
    ],
    ['with a head in capitals and blanks', saved([['Key ', ' EN', 'PL'], ...GOOD.slice(1)], ',', '\n')],
    ['with rows of nothing', saved([...GOOD, ['', '', ''], [' ', '', '']], ',', '\n')],
    [
      'with blanks and a break around a text',
      saved(
        [
          ['key', 'pl'],
          ['common.cancel', ' Zaniechaj; "teraz", tak \n'],
        ],
        ',',
        '\n',
      ),
    ],
  ])('%s', async (_, text) => {
    expect((await cameBack('out.csv', text)).result).toEqual({ changed: 1, untranslated: 0, outdated: [] });
    expect(await folder.read('pl.json')).toContain(`"cancel": ${JSON.stringify('Zaniechaj; "teraz", tak')}`);
  });
});

describe('what a translator’s program has saved is read', () => {
  it.each([
    ['as it is', unit('common.cancel', 'Zaniechaj'), 'Zaniechaj'],
    [
      'in segments',
      unit('common.cancel', '<mrk mtype="seg" mid="1">Zaniechaj</mrk> <mrk mtype="seg" mid="2">tego</mrk>'),
      'Zaniechaj tego',
    ],
    ['with a comment and CDATA', unit('common.cancel', '<!-- ? --><![CDATA[A & B]]>'), 'A & B'],
    [
      'under an id of its own, with the key as a name',
      unit('17" resname="common.cancel', 'Zaniechaj'),
      'Zaniechaj',
    ],
  ])('%s', async (_, text, expected) => {
    expect((await cameBack('out.xlf', xliff(text))).result).toMatchObject({ changed: 1 });
    expect(JSON.parse(await folder.read('pl.json')).common.cancel).toBe(expected);
  });

  it('with codes that have lost their text: they are those of the original', async () => {
    const text = (await folder.export('pl', 'first.xlf')).replace(
      /(<target[^>]*>Dzień dobry, )<ph id="name".*?<\/ph>/,
      '$1<x id="name"/>, witaj',
    );
    expect((await cameBack('out.xlf', text)).result).toMatchObject({ changed: 1 });
    expect(JSON.parse(await folder.read('pl.json')).cards.greeting).toBe('Dzień dobry, {{name}}, witaj');
  });

  it('but what it only put there for somebody to write over is no translation', async () => {
    for (const state of ['new', 'needs-translation'])
      expect(await cameBack('out.xlf', xliff(unit('common.cancel', 'Cancel', state)))).toMatchObject({
        isChanged: false,
      });
    expect(await cameBack('out.xlf', xliff(unit('common.cancel', 'Cancel')))).toMatchObject({
      isChanged: true,
    });
  });
});

describe('a text that a country added under a name with a dot', () => {
  const dotted = (language: string, more: Readonly<Record<string, Readonly<Record<string, unknown>>>>) => {
    const words: Record<string, unknown> = { ...wordsFile(language) };
    for (const [block, added] of Object.entries(more))
      words[block] = { ...(words[block] as object), ...added };
    return folder.write(`${language}.json`, writeWords(words));
  };
  const ADDED = {
    'error-messages': { 'E.12': 'Too late' },
    products: { 'meal.plus': 'More meals' },
    declined: { 'a.b': { text: 'closed', next: 'Call us.' } },
  };
  const rows = (...texts: readonly (readonly [string, string])[]) =>
    saved([['key', 'pl'], ...texts], ';', '\n');

  it.each([
    ['is there', { ...ADDED, declined: { 'a.b': { text: 'x', next: 'y' } } }],
    ['is not there yet', {}],
  ])('has its own place where it %s', async (_, before) => {
    await dotted('en', ADDED);
    await dotted('pl', before);
    const text = rows(
      ['error-messages.E.12', 'Za późno'],
      ['products.meal.plus', 'Więcej'],
      ['declined.a.b.text', 'zamknięty'],
      ['declined.a.b.next', 'Zadzwoń.'],
    );
    expect((await cameBack('out.csv', text)).result).toMatchObject({ changed: 4, untranslated: 0 });
    const words = JSON.parse(await folder.read('pl.json'));
    expect(words['error-messages']).toMatchObject({ 'E.12': 'Za późno' });
    expect(words.products).toMatchObject({ meal: 'Karta lunchowa', 'meal.plus': 'Więcej' });
    expect(words.declined).toMatchObject({ 'a.b': { text: 'zamknięty', next: 'Zadzwoń.' } });
    expect([words['error-messages'].E, words.declined.a]).toEqual([undefined, undefined]);
  });

  it('is refused like any other', async () => {
    await dotted('en', ADDED);
    await dotted('pl', ADDED);
    const { result } = await cameBack('out.csv', rows(['error-messages.E.12', '<b>Za późno</b>']));
    expect(result).toMatchObject([{ line: 2, pointer: '/error-messages/E.12' }]);
  });
});

describe('nothing is written when a text cannot be taken', () => {
  it.each([
    ['a lost value', 'cards.greeting', 'Witaj', 'The value {{name}} of the original is lost'],
    [
      'a value of another text',
      'cards.greeting',
      '{{name}}, {{nmae}}',
      'This text has no value {{nmae}}; it has {{name}}. Did you mean "name"?',
    ],
    [
      'a lost mark',
      'consents.termsConds',
      'Akceptuję <1>regulamin',
      'The marks <1>…</1> of links must be those',
    ],
    ['HTML', 'common.cancel', '<b>Zaniechaj</b>', 'A text holds no HTML'],
    ['two lines', 'common.cancel', 'Zaniechaj\ntego', 'A text stands in one line: take the line break out.'],
    ['a hidden sign', 'common.cancel', 'Zanie\u202echaj', 'hidden control character'],
    ['a mark that is still there', 'common.cancel', 'TO TRANSLATE: Cancel', 'is still to be translated'],
    ['the name of another language', 'languageName', 'Čeština', 'is not what "pl" is called'],
    [
      'a slip in the key',
      'common.cancle',
      'Zaniechaj',
      'The portal has no text "common.cancle". Did you mean "common.cancel"?',
    ],
    ['no key', '', 'Zaniechaj', 'This text has no key.'],
    [
      'a form that the language does not have',
      'cards.count_two',
      '{{count}} karty',
      'The portal has no text "cards.count_two".',
    ],
    [
      'a second text of a key',
      'common.back',
      'Cofnij',
      'The text "common.back" stands in line 2 already, in other words.',
    ],
  ])('%s', async (_, key, target, message) => {
    const text = saved(
      [
        ['key', 'pl'],
        ['common.back', 'Wróć'],
        ['common.save', 'Zachowaj'],
        [key, target],
      ],
      ';',
      '\r\n',
    );
    expect(await cameBack('out.csv', text)).toEqual({
      isChanged: false,
      result: [
        {
          line: 4,
          pointer: key === '' ? '' : `/${key.replaceAll('.', '/')}`,
          message: expect.stringContaining(message),
        },
      ],
    });
  });

  it('and each problem is told at its line, from top to bottom', async () => {
    const text = xliff(
      unit('common.cancel', 'Zaniechaj'),
      unit('cards.greeting', 'Witaj'),
      unit('common.svae', 'x'),
      unit('common.back', 'Wróć <b>x</b>'),
    );
    const { result, isChanged } = await cameBack('out.xlf', text);
    expect(isChanged).toBe(false);
    expect(result).toEqual([
      {
        line: lineOf(text, 'Witaj'),
        pointer: '/cards/greeting',
        message: expect.stringContaining('{{name}}'),
      },
      { line: lineOf(text, 'svae'), pointer: '/common/svae', message: expect.stringContaining('no text') },
      {
        line: lineOf(text, '<b>'),
        pointer: '/common/back',
        message: '<b> has no meaning in a text of the portal.',
      },
    ]);
  });

  it('but problems that the words file has elsewhere are not the translator’s', async () => {
    await folder.write('pl.json', writeWords(say('cards.greeting', 'Witaj')(wordsFile('pl'))));
    expect((await cameBack('out.csv', saved(GOOD, ',', '\n'))).result).toMatchObject({ changed: 1 });
  });
});

describe('a file that cannot be read is told with what is wrong', () => {
  const bytes = (text: string, encoding: BufferEncoding) => Buffer.from(text, encoding);
  it.each<readonly [name: string, text: string | Uint8Array, message: string]>([
    [
      'latin.csv',
      bytes('key;pl\ncommon.cancel;Zanióchaj\n', 'latin1'),
      'The file is not UTF-8 text. Save it as "CSV UTF-8"',
    ],
    ['wide.csv', bytes('\ufeffkey;pl\n', 'utf16le'), 'The file is not UTF-8 text. Save it as "CSV UTF-8"'],
    ['empty.csv', '', 'The first line names no column "key"; it names nothing.'],
    ['other.csv', 'key,en,Polish\n', 'The first line names no column "pl"; it names "key", "en", "Polish".'],
    ['cut.csv', 'key,pl\ncommon.cancel,"Zan', 'This is no table of texts: Quote Not Closed'],
    ['json.xlf', '{}', 'This is no XML: missing root element.'],
    ['cut.xlf', `${XLIFF}<file>`, 'This is no XML: unclosed xml tag(s): xliff, file.'],
    ['page.xlf', '<html/>', 'This is <html>; XLIFF 1.2 is needed'],
    [
      'later.xlf',
      '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0"/>',
      'This is XLIFF of version 2.0; XLIFF 1.2',
    ],
    ['entities.xlf', '<!DOCTYPE xliff [<!ENTITY a "b">]><xliff/>', 'A file of texts has no DOCTYPE.'],
    ['uk.xlf', xliff().replace('"pl"', '"uk"'), 'This file is for the language "uk", not for "pl".'],
  ])('%s', async (name, text, message) => {
    expect(await cameBack(name, text)).toEqual({
      isChanged: false,
      result: [{ line: expect.any(Number), pointer: '', message: expect.stringContaining(message) }],
    });
  });

  it('nor is a words file changed that is broken itself', async () => {
    await folder.write('pl.json', '{ "common": "texts" }');
    await folder.write('out.csv', saved(GOOD, ',', '\n'));
    await expect(folder.import('pl', 'out.csv')).rejects.toThrow(/pl\.json has problems; mend them first/);
    await expect(folder.import('pl', 'none.csv')).rejects.toThrow(/pl\.json has problems/);
    await expect(folder.import('uk', 'none.csv')).rejects.toThrow(/There is no file ".*none\.csv"/);
  });
});
