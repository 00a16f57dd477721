/** Words that should not be there: keys in place of texts, and texts of another language. */
import type { BuiltInWords } from '../../../compiler/builtInWords.ts';

/** A shorter piece of a text with places in it may stand in any sentence. */
const SHORTEST_PIECE = 12;
/** Names of merchants are the same in every language; the server has them too. */
const NAMES: ReadonlySet<string> = new Set(['home.sample.merchant']);
const PLACE = /\{\{[^}]*\}\}/;
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/** Keys of the words files, places that were not filled, and what JavaScript says for nothing. */
export function findRawKeys(words: string, builtIn: BuiltInWords): string[] {
  const keys = new Set(
    [...builtIn.values()].flatMap((texts) =>
      [...texts.keys()].flatMap((key) => [key, key.replace(PLURAL, '')]),
    ),
  );
  const raw = (words.match(/[\w-]+(?:\.[\w-]+)+/g) ?? []).filter((token) => keys.has(token));
  return [...raw, ...(words.match(/\{\{[^}]*\}?|\bundefined\b|\bNaN\b|\[object[^\]]*\]/g) ?? [])];
}

/** Texts of another language, each with that language; texts that both have in common are in order. */
export function findForeign(texts: readonly string[], language: string, builtIn: BuiltInWords): string[] {
  const own = [...(builtIn.get(language)?.values() ?? [])].map(plain);
  const ownTexts = new Set(own);
  const ownLine = own.join('\n');
  const found = [...builtIn].flatMap(([other, words]) => {
    if (other === language) return [];
    const theirs = new Set<string>();
    const pieces: string[] = [];
    for (const [key, written] of words) {
      const text = plain(written);
      if (NAMES.has(key)) continue;
      if (!PLACE.test(text)) {
        if (/\p{L}{3}/u.test(text) && !ownTexts.has(text)) theirs.add(text);
        continue;
      }
      const longest =
        text
          .split(PLACE)
          .sort((a, b) => b.length - a.length)[0]
          ?.trim() ?? '';
      if (longest.length >= SHORTEST_PIECE && !ownLine.includes(longest)) pieces.push(longest);
    }
    return texts
      .map(plain)
      .filter((text) => theirs.has(text) || pieces.some((piece) => text.includes(piece)))
      .map((text) => `${other}: ${text.slice(0, 80)}`);
  });
  return [...new Set(found)];
}

function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ').trim();
}
