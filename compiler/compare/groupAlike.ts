import type { Difference } from './difference.ts';
import { highest } from './risks.ts';

/** What a report tells in one sentence. */
export type Told = Pick<
  Difference,
  'sentence' | 'kind' | 'examples' | 'pointer' | 'otherPointers' | 'risk' | 'why' | 'from' | 'until'
>;

/** A way in which sentences are alike. */
interface Likeness {
  /** What is the same in sentences that are told together, and what each has of its own; null for any other sentence. */
  readonly split: (sentence: string) => { readonly same: Same; readonly own: string } | null;
  readonly join: (same: Same, own: readonly string[]) => string;
}

/** In parts: of texts that people have written, no sign tells where one ends. */
type Same = readonly [string, string];

const LIKENESSES: readonly Likeness[] = [
  // The link to A is new/a instead of old/a, the link to B is new/b instead of old/b.
  {
    split(sentence) {
      const [, title, , now = '', old = ''] =
        /^The (.+) (is|leads to) (\S+) instead of (\S+)\.$/.exec(sentence) ?? [];
      const [was, is] = [old.split('/'), now.split('/')];
      if (!title || was.length < 2 || was.length !== is.length) return null;
      const changes = new Set(
        is.flatMap((part, index) =>
          part === was[index] ? [] : `“${part}” stands where “${was[index]}” stood`,
        ),
      );
      const [change] = changes;
      return changes.size === 1 && change ? { same: [change, ''], own: `the ${title}` } : null;
    },
    join: ([change], own) => `In ${own.length} addresses, ${change}: ${listed(own)}.`,
  },
  // The merchant “A” is there, the merchant “B” is there.
  {
    split(sentence) {
      const [, noun, name, rest] = /^The ([a-z][a-z ]*?) (“[^”]*”) ([^“”,]+)\.$/.exec(sentence) ?? [];
      return noun && name && rest ? { same: [noun, rest], own: name } : null;
    },
    join: ([noun, rest], own) => `The ${pluralOf(noun)} ${listed(own)} ${inPlural(rest)}.`,
  },
  // The terms (a) is x instead of none, the terms (b) is y instead of none.
  {
    split(sentence) {
      const [, title, name, now, old] = /^(.+) \(([^()]+)\) is (.+) instead of (.+)\.$/.exec(sentence) ?? [];
      return title && old ? { same: [title, old], own: `${now} (${name})` } : null;
    },
    join: ([title, old], own) => `${title} is ${listed(own)} instead of ${old}.`,
  },
  // The id is a instead of b (test), the id is c instead of d (prod).
  {
    split(sentence) {
      const [, title, change] =
        /^(.+?) is (.+ instead of .+ \((?:dev|test|uat|prod)[^()]*\))\.$/.exec(sentence) ?? [];
      return title && change ? { same: [title, ''], own: change } : null;
    },
    join: ([title], own) => `${title} is ${own.join('; ')}.`,
  },
];

/** Sentences that say the same of several things, as one; it stands in the place of the first. */
export function groupAlike(differences: readonly Difference[]): Told[] {
  const groups = new Map<string, { readonly told: Told[]; readonly own: string[]; join: () => string }>();
  for (const each of differences) {
    const { likeness, split } = likenessOf(each.sentence);
    const key = JSON.stringify([
      each.from,
      each.until,
      each.kind,
      likeness ? LIKENESSES.indexOf(likeness) : -1,
      split?.same ?? each.sentence,
    ]);
    const group = groups.get(key) ?? { told: [], own: [], join: () => each.sentence };
    groups.set(key, group);
    group.told.push(each);
    group.own.push(split?.own ?? '');
    if (likeness && split && group.told.length > 1) group.join = () => likeness.join(split.same, group.own);
  }
  return [...groups.values()].flatMap(({ told, join }) => {
    const [first] = told;
    if (!first) return [];
    const pointers = told.flatMap(({ pointer, otherPointers }) => [pointer, ...otherPointers]);
    const [pointer = '', ...otherPointers] = new Set(pointers);
    const examples = [...new Set(told.flatMap((each) => each.examples))];
    const { risk, why } = highest(told) ?? first;
    return [{ ...first, sentence: join(), examples, pointer, otherPointers, risk, why }];
  });
}

function likenessOf(sentence: string) {
  for (const likeness of LIKENESSES) {
    const split = likeness.split(sentence);
    if (split) return { likeness, split };
  }
  return { likeness: null, split: null };
}

/** `entries`, `sections about the app` */
function pluralOf(noun: string): string {
  const [, first = noun, rest = ''] = /(.+?)( (?:about|of) .*)/.exec(noun) ?? [];
  return `${first.endsWith('y') ? `${first.slice(0, -1)}ies` : `${first}s`}${rest}`;
}

function inPlural(rest: string): string {
  return rest
    .replace(/^is /, 'are ')
    .replace(/^stands /, 'stand ')
    .replace(/^does /, 'do ')
    .replace('its address is', 'their addresses are')
    .replace('it stays in its menus and says', 'they stay in their menus and say');
}

/** Two at least: one alone is told as it was found. */
function listed(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
