/** What numbers are written with. */
export interface Numerals {
  /** From 0 to 9. */
  readonly digits: readonly string[];
  readonly decimal: string;
  readonly grouping: string;
}

const known = new Map<string, Numerals>();

/** Digits and marks of a numbering system other than that of Latin letters (Unicode CLDR), in any language. */
export function numeralsOf(system: string): Numerals {
  const numerals = known.get(system) ?? findNumerals(system);
  known.set(system, numerals);
  return numerals;
}

function findNumerals(system: string): Numerals {
  const format = new Intl.NumberFormat('en', { numberingSystem: system });
  const parts = format.formatToParts(1000.5);
  const mark = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const digits = Array.from({ length: 10 }, (_, digit) => format.format(digit));
  return { digits, decimal: mark('decimal'), grouping: mark('group') };
}

/** A text with its digits in a numbering system. */
export function inDigits(text: string, system: string): string {
  if (system === 'latn') return text;
  const { digits } = numeralsOf(system);
  return text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
}
