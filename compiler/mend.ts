/**
 * What would make a problem go away, as data, from whoever found it. What that means for the text of the file is for
 * compiler/repairs to say.
 */
import { isSlip, nearestOf } from './suggestNearest.ts';

export type Mend = Change & {
  /** For people, such as `Replace by "currency"`. */
  readonly title: string;
  /** It is what was meant, and nothing that somebody wrote is lost: it may be taken unseen. */
  readonly isSafe?: true;
  /** Where, below the place of the problem, such as `/uk`; the place itself unless given. */
  readonly below?: string;
};

type Change =
  /** Another value. */
  | { readonly kind: 'value'; readonly value: unknown }
  /** Another name for the key. */
  | { readonly kind: 'key'; readonly name: string }
  /** The member or the entry goes. */
  | { readonly kind: 'remove' }
  /** A member that is not there yet. */
  | { readonly kind: 'insert'; readonly value: unknown }
  /** The member goes to another place of the file. */
  | { readonly kind: 'move'; readonly to: string }
  /** A piece of the text itself, in UTF-16 units: of a file that is no JSON yet. */
  | { readonly kind: 'text'; readonly edits: readonly TextEdit[] };

/** A change of a text, in UTF-16 units of the text before it. */
export interface TextEdit {
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

/** What a finding has beside its message; nothing where nobody can say what was meant. */
export interface Mendable {
  readonly mends?: readonly Mend[];
}

/** More than these are no help. */
const MOST_OFFERED = 4;

/** Another value, as it is written in the file. */
export function replaceBy(value: unknown, isSafe = false): Mend {
  const title = `Replace by ${JSON.stringify(value)}`;
  return { kind: 'value', value, title, ...(isSafe && { isSafe: true }) };
}

export function renameTo(name: string, isSafe = false): Mend {
  return { kind: 'key', name, title: `Replace by "${name}"`, ...(isSafe && { isSafe: true }) };
}

export function takeOut(title = 'Take it out'): Mend {
  return { kind: 'remove', title };
}

/**
 * The values that are nearest to what was written.
 * @param leastLetters of a value that may be taken unseen
 */
export function nearestValues(
  written: string,
  candidates: readonly string[],
  leastLetters?: number,
): Mendable {
  return nearest(written, candidates, replaceBy, leastLetters);
}

/** The keys that are nearest to the one that was written. */
export function nearestKeys(written: string, candidates: readonly string[]): Mendable {
  return nearest(written, candidates, renameTo);
}

function nearest(
  written: string,
  candidates: readonly string[],
  offer: (name: string, isSafe: boolean) => Mend,
  leastLetters?: number,
): Mendable {
  const found = nearestOf(written, candidates);
  // Of two that are equally near, and of another word, only its author knows what was meant.
  const [first, ...others] = found;
  return mendsOf(
    ...(first === undefined ? [] : [first, ...others])
      .slice(0, MOST_OFFERED)
      .map((each) => offer(each, others.length === 0 && isSlip(written, each, leastLetters))),
  );
}

/** What is near and may be something else nonetheless, as codes of languages are: for its author to choose. */
export function offeredOnly({ mends = [] }: Mendable): Mendable {
  return mendsOf(...mends.map(({ isSafe: _, ...mend }) => mend));
}

/** Nothing at all for no mend. */
export function mendsOf(...mends: readonly (Mend | null)[]): Mendable {
  const found = mends.filter((each) => each !== null);
  return found.length === 0 ? {} : { mends: found };
}

/** Several offers for one problem. */
export function joinMends(...all: readonly Mendable[]): Mendable {
  return mendsOf(...all.flatMap(({ mends = [] }) => mends));
}
