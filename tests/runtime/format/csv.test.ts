import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvForm, writeCsv } from '../../../runtime/format/csv.ts';

const COMMA = { decimal: ',', separator: ';' };
const POINT = { decimal: '.', separator: ',' };

/** Cells as a spreadsheet program reads them (RFC 4180). */
function readCsv(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const body = text.replace(/^\uFEFF/, '').replace(/\r\n$/, '');
  for (let index = 0; index < body.length; index += 1) {
    const char = body[index];
    if (isQuoted) {
      if (char !== '"') cell += char;
      else if (body[index + 1] === '"') {
        cell += '"';
        index += 1;
      } else isQuoted = false;
    } else if (char === '"') isQuoted = true;
    else if (char === separator) {
      rows.at(-1)?.push(cell);
      cell = '';
    } else if (char === '\r' && body[index + 1] === '\n') {
      rows.at(-1)?.push(cell);
      rows.push([]);
      cell = '';
      index += 1;
    } else cell += char;
  }
  rows.at(-1)?.push(cell);
  return rows;
}

describe('a table for spreadsheet programs', () => {
  it('begins with a mark that keeps Cyrillic and diacritics whole, and ends each line as programs expect [NAV-70]', () => {
    expect(writeCsv([['Хляб', 'Băcănia Cireșului']], COMMA)).toBe('\uFEFFХляб;Băcănia Cireșului\r\n');
  });

  it.each([
    { language: 'ro', form: COMMA },
    { language: 'bg', form: COMMA },
    { language: 'pl', form: COMMA },
    { language: 'uk', form: COMMA },
    { language: 'en', form: POINT },
  ])('is separated as programs in $language take it apart [X7]', ({ language, form }) => {
    expect(csvForm(language)).toEqual(form);
  });

  it.each([
    { minorUnits: -1240, said: '-12,40' },
    { minorUnits: 5, said: '0,05' },
    { minorUnits: 195_583, said: '1955,83' },
    { minorUnits: 0, said: '0,00' },
    { minorUnits: Number.NaN, said: '' },
  ])('writes $minorUnits minor units as the number $said', ({ minorUnits, said }) => {
    expect(writeCsv([[{ minorUnits, decimals: 2 }]], COMMA)).toBe(`\uFEFF${said}\r\n`);
  });

  it('writes whole units without a mark where the currency has no smaller ones', () => {
    expect(writeCsv([[{ minorUnits: -12, decimals: 0 }]], COMMA)).toBe('\uFEFF-12\r\n');
  });

  it('has the marks of Latin digits, whatever digits a language has', () => {
    expect(csvForm('ar-KW')).toEqual(POINT);
  });

  it.each([
    '=HYPERLINK("https://evil.example";"prize")',
    '+1',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '＝1',
    '−1',
  ])('lets no text run as a formula: %j [X7]', (text) => {
    const [[cell = '']] = readCsv(writeCsv([[text]], COMMA), ';') as [string[]];
    expect(cell).toBe(`'${text}`);
  });

  it('keeps every text that is no formula, whatever stands in it [X7]', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 2 }), { minLength: 1 }),
        (rows) => {
          const read = readCsv(writeCsv(rows, COMMA), ';');
          expect(read.map((cells) => cells.map((cell) => cell.replace(/^'/, '')))).toEqual(
            rows.map((cells) => cells.map((cell) => cell.replace(/^'/, ''))),
          );
          for (const cell of read.flat()) expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]/u);
        },
      ),
    );
  });
});
