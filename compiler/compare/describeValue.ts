/** Longest value that a sentence quotes whole. */
const LONGEST = 120;

export function quote(text: string): string {
  return `“${shorten(text)}”`;
}

/** A value of a tenant file as a sentence names it. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'string') return isPlain(value) ? value : quote(value);
  if (Array.isArray(value)) {
    if (value.length === 0) return 'none';
    return value.every((each) => each === null || typeof each !== 'object')
      ? value.map(describeValue).join(', ')
      : shorten(JSON.stringify(value));
  }
  if (typeof value !== 'object') return Object.is(value, -0) ? '-0' : String(value);
  const isFlat = Object.values(value).every((each) => each === null || typeof each !== 'object');
  const parts = Object.entries(value).map(([key, each]) => `${key} ${describeValue(each)}`);
  return isFlat ? parts.join(', ') : shorten(JSON.stringify(value));
}

/** What stands before the first difference of two long texts. */
const LEAD = 20;

/**
 * Two values that differ as a sentence names them. Where it would say the same of both, as of 10 and "10", of a space and
 * one that does not break, or of long texts with another end, they stand as a file has them, from where they differ.
 */
export function describeBoth(
  before: unknown,
  after: unknown,
  describe: (value: unknown) => string = describeValue,
): readonly [before: string, after: string] {
  const [was, is] = [describe(before), describe(after)];
  if (asSeen(was) !== asSeen(is)) return [was, is];
  const [old, now] = [charactersOf(before), charactersOf(after)];
  const first = old.findIndex((character, index) => character !== now[index]);
  const start = Math.max(0, first - LEAD);
  const cut = (characters: readonly string[]) =>
    shorten(`${start > 0 ? '…' : ''}${characters.slice(start).join('')}`);
  return [cut(old), cut(now)];
}

/** One space is seen as another, and signs without a shape not at all. */
function asSeen(text: string): string {
  return text.normalize('NFC').replace(/\p{Z}/gu, ' ').replace(/\p{C}/gu, '');
}

/** As a file has it; signs that nobody sees, or that go into the one before them, by their numbers. */
function charactersOf(value: unknown): string[] {
  const written = value === undefined ? 'nothing' : JSON.stringify(value);
  return [...written].map((character) =>
    /[^\P{Z} ]|[\p{C}\p{M}]/u.test(character)
      ? character.replace(/./gs, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      : character,
  );
}

/** Addresses, colours, names of keys and the like need no quotation marks. */
function isPlain(text: string): boolean {
  return /^[\w#$+{}:/.-]{2,}$/.test(text) && text.length <= LONGEST;
}

function shorten(text: string): string {
  const characters = [...text];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}…` : text;
}
