/** Finds countries by what somebody types of a name or a calling code. Pure. */

import { foldText } from '../format/foldText.ts';
import { type CallingCode, callingCodes } from './callingCodes.ts';

export interface PrefixEntry extends CallingCode {
  /** In the page's language. */
  readonly name: string;
  /** What it is found by: its name, and after it the English ones and the ISO code. */
  readonly keys: readonly string[];
}

/** Every country with a calling code, in the order of its names. */
export function prefixEntries(language: string): readonly PrefixEntry[] {
  const namesIn = (locale: string, style: 'long' | 'short') =>
    new Intl.DisplayNames([locale], { type: 'region', style });
  const kinds = [
    namesIn(language, 'long'),
    namesIn(language, 'short'),
    namesIn('en', 'long'),
    namesIn('en', 'short'),
  ];
  return callingCodes
    .map((code) => {
      const names = kinds.map((kind) => kind.of(code.country) ?? code.country);
      const [name = code.country] = names;
      return { ...code, name, keys: [...names, code.country].map(foldText) };
    })
    .sort((one, other) => one.name.localeCompare(other.name, language));
}

/**
 * The countries that a text finds, best match first: a name that begins with it, a word in a name, a name in English,
 * then whatever holds it. Of equals those that the tenant knows, and then the shorter one; all of them where nothing is
 * typed, by name.
 * @param known by the prefixes that the tenant has masks for
 */
export function findPrefixes(
  entries: readonly PrefixEntry[],
  typed: string,
  known: Readonly<Record<string, unknown>>,
): readonly PrefixEntry[] {
  const wanted = foldText(typed).replace(/^(?:\+|00)\s*/, '');
  const rankOf = wanted === '' ? () => 0 : /^\d/.test(wanted) ? rankByCode : rankByName;
  return entries
    .map((entry) => ({
      entry,
      order: [
        rankOf(entry, wanted),
        entry.prefix in known ? 0 : 1,
        wanted === '' ? 0 : entry.name.length,
      ] as const,
    }))
    .filter(({ order: [rank] }) => rank < NO_MATCH)
    .sort(({ order: one }, { order: other }) => one[0] - other[0] || one[1] - other[1] || one[2] - other[2])
    .map(({ entry }) => entry);
}

const NO_MATCH = 9;

/** Also where a whole number was typed: by the code that it begins with. */
function rankByCode({ prefix }: PrefixEntry, typed: string): number {
  const wanted = typed.replace(/\D/g, '');
  const code = prefix.slice(1);
  if (code === wanted) return 0;
  return code.startsWith(wanted) ? 1 : wanted.startsWith(code) ? 2 : NO_MATCH;
}

function rankByName({ keys }: PrefixEntry, wanted: string): number {
  const [name = '', ...others] = keys;
  if (name.startsWith(wanted)) return 0;
  if (name.split(/[\s-]/).some((word) => word.startsWith(wanted))) return 1;
  if (others.some((key) => key.startsWith(wanted))) return 2;
  return keys.some((key) => key.includes(wanted)) ? 3 : NO_MATCH;
}
