/** Phone numbers as people write them, browsers fill them in and telephones dictate them (USE-01). Pure. */
import { type Masks, type PhoneNumber, roomIn } from './phoneNumber.ts';
import { plainSigns, withoutSeparators } from './plainText.ts';

/** What a tenant says of numbers, by prefix. */
export interface PhonePlan {
  readonly masks: Masks;
  readonly otherMask: string;
  /** Exact numbers of digits: one, or any of several. */
  readonly lengths: Readonly<Record<string, number | readonly number[]>>;
  /** Digits that a number may begin with. */
  readonly starts: Readonly<Record<string, readonly string[]>>;
}

/** Calling codes of one and two digits; all others have three (ITU-T E.164). None is the beginning of another. */
const CALLING_CODE =
  /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|2[1-69]\d|3[578]\d|42\d|5[09]\d|6[7-9]\d|8[0578]\d|9[679]\d)/;

/** Where a 0 is dialled inside the country alone (ITU-T E.164, list of national prefixes). */
const TRUNK_ZERO =
  /^\+(?:2[07]|21[23]|23[34]|25[14-6]|26[03]|3[1-3]|35[3589]|37[34]|38[0-35-79]|4[013469]|421|6[0-46]|8[1246]|88[06]|9[0-58]|96[1-467]|97[01267]|99[456])$/;
/** Italy and the two that share its numbering: the 0 is part of the number, whatever people write around it. */
const KEEPS_ZERO = /^\+3(?:9|7[89])$/;

/** Shortest number that can be told from one that is still being typed, where the tenant names no length. */
const SHORTEST = 6;

/** `tel:`, `T.`, `Мобилен `; a letter at the digits may stand for one of them, so that is no label. */
const LABEL = /^(?:\p{L}[:.]|\p{L}{2}[^\d+]*[^\p{L}\d+])/u;
/** `plus 48`, `Телефон: плюс 359`. */
const SAID_PLUS = /(^|[^\p{L}])(?:plus|плюс)\s*(?=\d)/iu;

/** Most digits that a number after this prefix has. */
export function mostDigits(
  prefix: string,
  { masks, otherMask }: Pick<PhonePlan, 'masks' | 'otherMask'>,
): number {
  return roomIn(masks[prefix] ?? otherMask);
}

export interface PhoneReading extends PhoneNumber {
  /** Whether this is surely what was meant; else the digits are those that were typed, for the rules to judge. */
  readonly isClear: boolean;
}

/**
 * What is meant by a number typed after a prefix: the prefix follows a calling code that stands in the number, a 0 that
 * is only dialled inside the country goes. No digit is ever lost.
 */
export function understandPhone(typed: PhoneNumber, plan: PhonePlan): PhoneReading {
  const { prefix } = typed;
  const text = plainSigns(typed.number).replace(SAID_PLUS, '$1+').replace(LABEL, '');
  const [, sign, digits] = /^(\+|00)?(\d*)$/.exec(withoutSeparators(text)) ?? [];
  if (digits === undefined) return { ...typed, isClear: false };
  const isZeroMarked = /\(\s*0\s*\)/.test(text);
  const fits = (code: string, number: string) => {
    const exact = plan.lengths[code];
    const { length } = number;
    const isLong =
      exact === undefined
        ? length >= SHORTEST && length <= mostDigits(code, plan)
        : [exact].flat().includes(length);
    return isLong && !number.startsWith('0') && (plan.starts[code]?.includes(number.charAt(0)) ?? true);
  };
  /** The number of a country, without the 0 of calls inside it; what does not fit stays as it is. */
  const national = (code: string, number: string, isAfterCode: boolean): PhoneReading => {
    const rest = number.replace(/^0/, '');
    // After its calling code, where the tenant knows how long a number is, a 0 cannot be part of it.
    const isZeroOutside = isZeroMarked || (isAfterCode && plan.lengths[code] !== undefined);
    const mayDrop = TRUNK_ZERO.test(code) || (isZeroOutside && !KEEPS_ZERO.test(code));
    if (mayDrop && fits(code, rest)) return { prefix: code, number: rest, isClear: true };
    return { prefix: code, number, isClear: fits(code, number) };
  };

  if (sign !== undefined) {
    const [code] = CALLING_CODE.exec(digits) ?? [];
    if (code === undefined) return { ...typed, isClear: false };
    const number = digits.slice(code.length);
    // Too little for any country, and no rule of the tenant's says so: the plus stays, and the rules report it.
    if (plan.lengths[`+${code}`] === undefined && number.length < SHORTEST)
      return { ...typed, isClear: false };
    return national(`+${code}`, number, true);
  }
  const own = national(prefix, digits, false);
  if (own.isClear) return own;
  // A calling code without its plus: only where the number is wrong with it and right without, in one way.
  const readings = [...new Set([prefix, ...Object.keys(plan.lengths)])]
    .filter((code) => code !== '' && digits.startsWith(code.slice(1)))
    .map((code) => national(code, digits.slice(code.length - 1), true))
    .filter(({ isClear }) => isClear);
  const [only] = readings;
  return only && readings.length === 1 ? only : own;
}
