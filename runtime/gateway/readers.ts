import { parsePrice } from '../format/parsePrice.ts';

/** Reads values out of answers that may lack anything (spec-notes 18: the client tolerates missing lists and extra fields). */

/** A copy of the own keys of an object; empty for anything else (threat X3). */
export function asRecord(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? { ...value } : {};
}

export function readText(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

export function readFlag(value: unknown): boolean {
  return value === true;
}

/** Minor units: a whole number of them, or a price as text; NaN for anything else, which is shown as a dash (threat F4). */
export function readMinorUnits(value: unknown): number {
  if (typeof value === 'string') return parsePrice(value);
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : Number.NaN;
}

export function readList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
