/** Tables for spreadsheet programs (RFC 4180), in which no cell can run as a formula (threat X7). */

/** What a spreadsheet program takes for the start of a formula, full-width forms too. */
const TRIGGER = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20\u2212]/u;
const NEEDS_QUOTES = /[",;\t\r\n]/;
/** Programs take a file without it for an old local encoding, and break Cyrillic and diacritics. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A number in minor units stays a number; a text never becomes anything else. */
export type Cell = string | { readonly minorUnits: number; readonly decimals: number };

/** What the spreadsheet programs of a language take apart: where the comma is the decimal mark it cannot be the separator. */
export interface CsvForm {
  readonly decimal: string;
  readonly separator: string;
}

export function csvForm(language: string): CsvForm {
  const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(1.5);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  return { decimal, separator: decimal === ',' ? ';' : ',' };
}

/** The whole file as text. An amount that cannot be read is an empty cell. */
export function writeCsv(rows: readonly (readonly Cell[])[], form: CsvForm): string {
  const lines = rows.map((cells) => cells.map((cell) => writeCell(cell, form)).join(form.separator));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

function writeCell(cell: Cell, form: CsvForm): string {
  if (typeof cell !== 'string') return writeNumber(cell, form);
  const safe = TRIGGER.test(cell.trimStart()) || TRIGGER.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function writeNumber(
  { minorUnits, decimals }: { readonly minorUnits: number; readonly decimals: number },
  { decimal }: CsvForm,
): string {
  if (!Number.isSafeInteger(minorUnits)) return '';
  const digits = String(Math.abs(minorUnits)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals);
  return `${minorUnits < 0 ? '-' : ''}${whole}${fraction && decimal}${fraction}`;
}
