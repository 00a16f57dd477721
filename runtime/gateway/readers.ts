import { parsePrice } from '../format/parsePrice.ts';

/**
 * Reads values out of answers. What is not of the kind that the gateway's document names is refused: such an answer is
 * none, and nothing may be concluded from it (USE-24). Fields that the document does not name are passed over.
 */
export type Read<T> = (value: unknown) => T;

/** The fields that the gateway's document names for an answer; of what they hold nothing is known yet. */
export type Fields<Shape extends object> = { readonly [Field in keyof Shape]?: unknown };

/** Ends the reading; the message names what was expected, never what came (threat K10). */
export function refuseAnswer(expected: string): never {
  throw new TypeError(`No ${expected}`);
}

/** A copy of the own keys of an object; empty for anything else (threat X3). */
export function asRecord<Shape extends object = object>(value: unknown): Fields<Shape> {
  return isRecord(value) ? { ...value } : {};
}

function isRecord(value: unknown): value is object {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** Text, or nothing: for lists of offers, from which what cannot be used is left out. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function readRecord<Shape extends object = object>(value: unknown): Fields<Shape> {
  return isRecord(value) ? { ...value } : refuseAnswer('object');
}

export function readText(value: unknown): string {
  return typeof value === 'string' ? value : refuseAnswer('text');
}

/** Names one thing among others: never empty. */
export function readReference(value: unknown): string {
  return readText(value) || refuseAnswer('reference');
}

export function readFlag(value: unknown): boolean {
  return typeof value === 'boolean' ? value : refuseAnswer('flag');
}

export function readList<T>(value: unknown, read: Read<T>): readonly T[] {
  return Array.isArray(value) ? value.map((each) => read(each)) : refuseAnswer('list');
}

/** A field that may be left out, which some gateways write as null. */
export function readOptional<T>(value: unknown, read: Read<T>, absent: T): T {
  return value === undefined || value === null ? absent : read(value);
}

export function readOptionalText(value: unknown): string {
  return readOptional(value, readText, '');
}

/**
 * Minor units: a whole number of them, or a price with its decimals as text. Anything else is NaN, which is shown as
 * a dash: one amount that cannot be read hides no card (threat F4).
 * @param decimals of the minor units of the tenant's currency
 */
export function readMinorUnits(value: unknown, decimals: number): number {
  if (typeof value === 'string' && /[.,]/.test(value)) return parsePrice(value, decimals);
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : Number.NaN;
}

/** What calls answer that only say that something was done. */
export function readDone(value: unknown): void {
  readRecord(value);
}
