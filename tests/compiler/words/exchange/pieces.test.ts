/** What a file for translators is made of: the cells of a table, and the pieces of a text that are never changed. */
import { describe, expect, it } from 'vitest';
import { readCsv, writeCsv } from '../../../../compiler/words/exchange/csv.ts';
import { editWords } from '../../../../compiler/words/exchange/editWords.ts';
import { piecesOf } from '../../../../compiler/words/exchange/inlineCodes.ts';
import type { Unit } from '../../../../compiler/words/exchange/listUnits.ts';

const unit = (source: string, target: string | null, more: Partial<Unit> = {}): Unit =>
  Object.assign({} as Unit, { key: 'home.title', source, target, where: 'Home', notes: [], ...more });

describe('a table of texts', () => {
  it('begins with a mark and the names of its columns, and ends its lines as spreadsheets do', () => {
    const units = [unit('Home', 'Otthon', { notes: ['One.', 'Two.'] }), unit('A, "b"', null, { key: 'a' })];
    expect(writeCsv('hu', units)).toBe(
      '\ufeffkey,en,hu,where,notes\r\nhome.title,Home,Otthon,Home,One. Two.\r\na,"A, ""b""",,Home,\r\n',
    );
    expect(writeCsv('hu', [])).toBe('\ufeffkey,en,hu,where,notes\r\n');
  });

  it.each(['=1+1', '+48', '-1', '@home', '\tA', "'=1", "''+"])(
    'keeps %j a text, and gives it back',
    (text) => {
      const written = writeCsv('hu', [unit(text, text)]);
      expect(written).toContain(`'${text}`);
      expect(readCsv(written.slice(1), 'hu').texts).toMatchObject([{ source: text, target: text }]);
    },
  );

  it.each(['a=1', "'a", "'", '', ' =1'])('leaves %j as it is', (text) => {
    const written = writeCsv('hu', [unit('A', text)]);
    expect(written).toContain(`A,${text},Home`);
    expect(readCsv(written.slice(1), 'hu').texts[0]?.target).toBe(text);
  });

  it('is read with its lines, whatever a text breaks, and without rows of nothing', () => {
    const { texts, refused } = readCsv('key,en,hu\na,A,"Á\ná"\n,,\nb,B,Bé\n', 'hu');
    expect(refused).toEqual([]);
    expect(texts).toEqual([
      { key: 'a', source: 'A', target: 'Á\ná', line: 2, column: 1 },
      { key: 'b', source: 'B', target: 'Bé', line: 5, column: 1 },
    ]);
    const own = readCsv('SEP=;\r\nkey;hu\r\na;Á\r\nb;Bé\r\n', 'hu');
    expect(own.texts).toEqual([
      { key: 'a', source: null, target: 'Á', line: 3, column: 1 },
      { key: 'b', source: null, target: 'Bé', line: 4, column: 1 },
    ]);
  });

  it('is read by the mark that its first line has most of', () => {
    expect(readCsv('key;hu;a,b\na;Á, é;c', 'hu').texts).toMatchObject([{ key: 'a', target: 'Á, é' }]);
    expect(readCsv('key\thu\na\tÁ; é', 'hu').texts).toMatchObject([{ key: 'a', target: 'Á; é' }]);
    expect(readCsv('hu,key\rÁ,a', 'hu').texts).toMatchObject([{ key: 'a', target: 'Á' }]);
  });

  it('is read by its first line alone, in whatever order its columns stand, with blanks around a key', () => {
    expect(readCsv('en,key,hu\nA; b; c; d, a ,Á\n', 'hu').texts).toEqual([
      { key: 'a', source: 'A; b; c; d', target: 'Á', line: 2, column: 1 },
    ]);
    expect(readCsv('sep=;\nkey;hu\n ; \na;Á\n', 'hu').texts).toEqual([
      { key: 'a', source: null, target: 'Á', line: 4, column: 1 },
    ]);
  });

  it('has a text without a key, and a key without a text', () => {
    expect(readCsv('key,hu\n,Á\nb\n', 'hu').texts).toEqual([
      { key: '', source: null, target: 'Á', line: 2, column: 1 },
      { key: 'b', source: null, target: '', line: 3, column: 1 },
    ]);
  });

  it.each([
    ['', 'The first line names no column "key"; it names nothing.'],
    ['kez,hu', 'The first line names no column "key"; it names "kez", "hu". Did you mean "kez"?'],
    ['key, HU2', 'The first line names no column "hu"; it names "key", "HU2".'],
    ['hu', 'The first line names no column "key"; it names "hu".'],
  ])('is none in %j', (text, message) => {
    expect(() => readCsv(text, 'hu')).toThrow(message);
  });

  it('that breaks off is told of in the line where it does', () => {
    expect(() => readCsv('key,hu\na,b\nc,"d', 'hu')).toThrow(
      expect.objectContaining({
        message: expect.stringMatching(/^This is no table of texts: Quote Not Closed.*\.$/),
        at: { line: 3, column: 1 },
      }),
    );
  });
});

describe('the pieces of a text', () => {
  const words = (text: string) => ({ kind: 'words', text });

  it('are its words alone where nothing is filled in', () => {
    expect([piecesOf('Two words.'), piecesOf(''), piecesOf('<1>a</2> { b }')]).toEqual([
      [words('Two words.')],
      [],
      [words('<1>a</2> { b }')],
    ]);
  });

  it('are values, the contact block and other texts, each by its name, with a number from the second on', () => {
    expect(piecesOf('{{ name }}, {{name}}: #CONTACT#$t(paused.title) {{count, number}}!')).toEqual([
      { kind: 'code', text: '{{ name }}', id: 'name', type: 'x-value' },
      words(', '),
      { kind: 'code', text: '{{name}}', id: 'name-2', type: 'x-value' },
      words(': '),
      { kind: 'code', text: '#CONTACT#', id: 'contact', type: 'x-contact' },
      { kind: 'code', text: '$t(paused.title)', id: 'text', type: 'x-text' },
      words(' '),
      { kind: 'code', text: '{{count, number}}', id: 'count', type: 'x-value' },
      words('!'),
    ]);
  });

  it('are links around their own pieces, which are numbered with the others', () => {
    expect(piecesOf('{{a}} <1>the\n{{a}}</1> or <12></12>')).toEqual([
      { kind: 'code', text: '{{a}}', id: 'a', type: 'x-value' },
      words(' '),
      {
        kind: 'link',
        id: '1',
        pieces: [words('the\n'), { kind: 'code', text: '{{a}}', id: 'a-2', type: 'x-value' }],
      },
      words(' or '),
      { kind: 'link', id: '12', pieces: [] },
    ]);
  });
});

describe('texts that are written into a words file', () => {
  const ORDER = ['languageName', 'home.title', 'home.lead', 'common.ok', 'common.no'];
  const write = (file: string, texts: Readonly<Record<string, string>>) =>
    editWords(file, new Map(Object.entries(texts)), ORDER);

  it('take the place of those that stand there, and leave all else as it was written', () => {
    const file = '{ "home" : {"title":"A",\n\n"lead": "B"},\n  "own": [1 ] }';
    expect(write(file, { 'home.lead': 'Új "B"', 'home.title': 'Á' })).toBe(
      '{ "home" : {"title":"Á",\n\n"lead": "Új \\"B\\""},\n  "own": [1 ] }',
    );
    expect(write(file, {})).toBe(file);
  });

  it('stand behind the neighbours that the original has before them', () => {
    const file = '{\n  "languageName": "Magyar",\n  "common": {\n    "no": "Nem"\n  }\n}\n';
    expect(write(file, { 'common.ok': 'Jó', 'home.lead': 'B', 'home.title': 'A' })).toBe(
      [
        '{',
        '  "languageName": "Magyar",',
        '  "home": {\n    "title": "A",\n    "lead": "B"\n  },',
        '  "common": {\n    "ok": "Jó",\n    "no": "Nem"\n  }',
        '}\n',
      ].join('\n'),
    );
  });

  it('stand at the end where the original does not have them', () => {
    expect(write('{\n  "home": {\n    "title": "A"\n  }\n}', { 'home.own': 'C', 'home.lead': 'B' })).toBe(
      '{\n  "home": {\n    "title": "A",\n    "lead": "B",\n    "own": "C"\n  }\n}',
    );
  });

  it('have the line breaks of the file', () => {
    expect(write('{\r\n  "home": {\r\n    "title": "A"\r\n  }\r\n}', { 'home.lead': 'B' })).toBe(
      '{\r\n  "home": {\r\n    "title": "A",\r\n    "lead": "B"\r\n  }\r\n}',
    );
  });
});
