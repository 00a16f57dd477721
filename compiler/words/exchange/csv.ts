import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { didYouMean } from '../../suggestNearest.ts';
import { ORIGINAL_LANGUAGE } from '../../wordsReference.ts';
import type { Unit } from './listUnits.ts';
import { CannotImport, type Returned } from './returned.ts';

/** Spreadsheets take what begins so for a formula; an apostrophe keeps it a text. */
const FORMULA = /^'*[=+\-@\t]/;

/** UTF-8 with a mark that says so, and CRLF (RFC 4180): spreadsheets open it by a double click. */
export function writeCsv(language: string, units: readonly Unit[]): string {
  const rows = units.map(({ key, source, target, where, notes }) => [
    key,
    source,
    target ?? '',
    where,
    notes.join(' '),
  ]);
  return stringify(
    [['key', ORIGINAL_LANGUAGE, language, 'where', 'notes'], ...rows.map((row) => row.map(guard))],
    { bom: true, record_delimiter: '\r\n' },
  );
}

function guard(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

function unguard(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

interface Row {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/**
 * Reads what a spreadsheet has saved: commas, semicolons or tabs, whichever stand in its first line; columns in any
 * order, and more of them.
 * @throws CannotImport when it is no table with the keys and that language
 */
export function readCsv(written: string, language: string): Returned {
  // A line that some spreadsheets begin with, for themselves.
  const [first = ''] = /^sep=.\r?\n/i.exec(written) ?? [];
  const [head, ...rows] = parseRows(written.slice(first.length));
  const names = head?.record.map((name) => name.trim()) ?? [];
  const columnOf = (name: string) => names.findIndex((each) => each.toLowerCase() === name.toLowerCase());
  const keys = columnOf('key');
  const targets = columnOf(language);
  const missing = keys < 0 ? 'key' : language;
  if (keys < 0 || targets < 0) {
    const message = `The first line names no column "${missing}"; it names ${names.map((name) => `"${name}"`).join(', ') || 'nothing'}.`;
    throw new CannotImport(
      message +
        didYouMean(
          missing,
          names.filter((name) => name.length > 2),
        ),
    );
  }
  const sources = columnOf(ORIGINAL_LANGUAGE);
  let end = (head?.info.lines ?? 1) + (first === '' ? 0 : 1);
  const texts = rows.flatMap(({ record, info }) => {
    // A text may stand on several lines: its first one is where people look.
    const line = end + 1;
    end = info.lines + (first === '' ? 0 : 1);
    const cell = (column: number) => unguard(record[column] ?? '');
    const key = cell(keys).trim();
    if (record.every((each) => each.trim() === '')) return [];
    return [{ key, source: sources < 0 ? null : cell(sources), target: cell(targets), line, column: 1 }];
  });
  return { texts, refused: [] };
}

function parseRows(text: string): readonly Row[] {
  const [head = ''] = text.split(/\r?\n|\r/, 1);
  const [delimiter = ','] = [',', ';', '\t'].sort(
    (one, other) => head.split(other).length - head.split(one).length,
  );
  try {
    const rows: Row[] = [];
    parse(text, {
      delimiter,
      relax_column_count: true,
      on_record: (record: string[], info) => {
        rows.push({ record, info });
        return null;
      },
    });
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number(error.lines) || 1;
    throw new CannotImport(`This is no table of texts: ${error.message}.`, { line, column: 1 });
  }
}
