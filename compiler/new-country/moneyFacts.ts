import { isBlank } from '../untranslated.ts';
import { ownersOfSymbol } from '../warnings/currencySymbols.ts';
import { bankDigits, shownDigits } from '../warnings/minorUnits.ts';

/** How people of a country write money (Unicode CLDR), in the terms of a tenant file. */
export interface MoneyFacts {
  readonly currency: {
    readonly code: string;
    readonly symbol: string;
    readonly decimals: number;
    /** Where people see fewer. */
    readonly shownDecimals?: number;
  };
  readonly money: {
    readonly decimal: '.' | ',';
    readonly grouping: string;
    readonly position: 'after' | 'before';
    readonly space: 'noBreak' | 'narrow' | 'none';
    readonly sign: 'beforeAll' | 'beforeNumber' | 'afterNumber';
  };
}

const NARROW = '\u202f';
const MARKS = /[\u200e\u200f\u061c]/g;
/** Between thousands, as the schema names them. */
const GROUPINGS: Readonly<Record<string, string>> = { '\u00a0': ' ', ' ': ' ', [NARROW]: 'narrow' };
const KNOWN_GROUPINGS = ['', '.', ',', ' ', "'", '’', 'narrow'];

/**
 * @param locale of the main language in the country, such as `hu-HU`
 * @param languages that pages are in: who reads them takes no other currency's sign for this one
 */
export function moneyFacts(currency: string, locale: string, languages: readonly string[]): MoneyFacts {
  const decimals = bankDigits(currency) ?? 2;
  const shown = shownDigits(currency) ?? decimals;
  const parts = partsOf(currency, locale);
  const kinds = parts.map(({ type }) => type);
  const textOf = (wanted: Intl.NumberFormatPartTypes) =>
    parts.find(({ type }) => type === wanted)?.value ?? '';
  const [symbolAt, numberAt, minusAt] = [
    kinds.indexOf('currency'),
    kinds.indexOf('integer'),
    kinds.indexOf('minusSign'),
  ];
  const isBefore = symbolAt < numberAt;
  const grouping = GROUPINGS[textOf('group')] ?? textOf('group');
  const between = parts
    .slice(Math.min(symbolAt, numberAt), Math.max(symbolAt, kinds.lastIndexOf('fraction')) + 1)
    .filter(({ type }) => type === 'literal')
    .map(({ value }) => value)
    .join('');
  const isInside = isBefore && minusAt > symbolAt && minusAt < numberAt;
  const symbol = textOf('currency').replace(MARKS, '').trim();
  const isClear =
    !isBlank(symbol) && [...symbol].length <= 6 && ownersOfSymbol(symbol, currency, languages).length === 0;
  return {
    currency: {
      code: currency,
      symbol: isClear ? symbol : currency,
      decimals,
      ...(shown < decimals && { shownDecimals: shown }),
    },
    money: {
      decimal: textOf('decimal') === ',' ? ',' : '.',
      grouping: KNOWN_GROUPINGS.includes(grouping) ? grouping : '',
      position: isBefore ? 'before' : 'after',
      space: between === NARROW ? 'narrow' : between.replace(MARKS, '') === '' ? 'none' : 'noBreak',
      sign: isInside ? 'beforeNumber' : minusAt > kinds.lastIndexOf('fraction') ? 'afterNumber' : 'beforeAll',
    },
  };
}

/** A negative amount with thousands and decimals, in Latin digits. */
function partsOf(currency: string, locale: string): Intl.NumberFormatPart[] {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: 'always',
    numberingSystem: 'latn',
  }).formatToParts(-1_234_567.5);
}
