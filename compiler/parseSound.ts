/** Keys that reach an object's prototype when somebody merges carelessly (threat X3). */
export const FORBIDDEN_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/**
 * Control characters, lone surrogates, breaks of lines (U+2028, U+2029), a byte order mark within a text, and marks that
 * turn the writing direction of what follows (threat X8).
 */
export const HIDDEN_CHARACTERS = /[\p{Cc}\p{Cs}\u2028-\u202E\u2066-\u2069\uFEFF]/u;

/** One string at a time, so that what stands within one is no key; with its colon where it is one. */
const STRINGS = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g;

/**
 * The value of a text of which there is nothing to say: in a tenth of the time that it takes to know where everything stands.
 * @returns null where something may be wrong with the text: no JSON, a key that is given twice or is forbidden, a hidden
 * character, a number too large
 */
export function parseSound(text: string): { readonly value: unknown } | null {
  const value = readValue(text);
  const keys = countKeys(value);
  if (keys === null) return null;
  // Of two members with one key, only the last is there.
  for (const [, colon] of text.matchAll(STRINGS)) if (colon !== undefined) keys.written += 1;
  return keys.written === keys.read ? { value } : null;
}

function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** How many members the objects in a value have; null where something in it may be wrong. */
function countKeys(value: unknown): { read: number; written: number } | null {
  if (value === undefined) return null;
  const keys = { read: 0, written: 0 };
  const isSound = (each: unknown): boolean => {
    if (typeof each === 'string') return !HIDDEN_CHARACTERS.test(each);
    if (typeof each === 'number') return Number.isFinite(each);
    if (each === null || typeof each !== 'object') return true;
    if (Array.isArray(each)) return each.every(isSound);
    return Object.entries(each).every(([key, member]) => {
      keys.read += 1;
      return !FORBIDDEN_KEYS.includes(key) && isSound(member);
    });
  };
  return isSound(value) ? keys : null;
}
