/** What a planted defect is: one small edit of one file, and the tests that have to fail for it. */

export interface Defect {
  /** What the product then does, as the end of a sentence that begins with "when". */
  readonly name: string;
  /** Path from the project's root. */
  readonly file: string;
  /** @throws where the text that it changes does not stand in the file exactly once */
  readonly edit: (text: string) => string;
  /** Unit tests of the file's own room, or the bounded matrix. */
  readonly tests: string;
  /** Part of a title: only these tests of the file are run. */
  readonly title?: string;
}

/** Puts one text in the place of another that stands there once. */
export function replaced(before: string, after: string): Defect['edit'] {
  return (text) => {
    requireOnce(text, before);
    return text.replace(before, () => after);
  };
}

/** Lets two texts, each of which stands there once, change places. */
export function swapped(one: string, other: string): Defect['edit'] {
  return (text) => {
    for (const each of [one, other]) requireOnce(text, each);
    const [before = '', after = ''] = text.split(one);
    const swap = (part: string) => part.replace(other, () => one);
    return swap(before) + other + swap(after);
  };
}

/** Lets the values of two keys of a JSON file change places; a key is `"name": ` once in the file. */
export function swappedValues(one: string, other: string): Defect['edit'] {
  return (text) => {
    const read = (key: string) => {
      requireOnce(text, `"${key}": `);
      return new RegExp(`"${key}": (.+?),?\n`).exec(text)?.[1] ?? '';
    };
    const [first, second] = [read(one), read(other)];
    if (first === second) throw new Error(`"${one}" and "${other}" have the same value.`);
    return text
      .replace(`"${one}": ${first}`, () => `"${one}": ${second}`)
      .replace(`"${other}": ${second}`, () => `"${other}": ${first}`);
  };
}

/** Changes all of one value of a JSON file in which it stands several times. @param nth which of them, from 0 */
export function replacedNth(before: string, after: string, nth: number): Defect['edit'] {
  return (text) => {
    const parts = text.split(before);
    if (parts.length < nth + 2) throw new Error(`"${before}" does not stand there ${nth + 1} times.`);
    return parts.slice(0, nth + 1).join(before) + after + parts.slice(nth + 1).join(before);
  };
}

function requireOnce(text: string, part: string): void {
  const found = text.split(part).length - 1;
  if (found !== 1) throw new Error(`"${part}" stands there ${found} times, where it has to stand once.`);
}
