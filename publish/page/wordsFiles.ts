/** The files of words that browsers load: two parts for each language. */
import type { WordsFile } from '../../compiler/builtInWords.ts';
import { laterAddress, type WordsPart, wordsOfPart } from '../../runtime/tenant/wordsParts.ts';
import { hashOf } from './hashOf.ts';

type Languages = ReadonlyMap<string, WordsFile>;

/** By language. The name changes with the content of both parts, so both can be kept for ever (threat T4). */
export function firstAddresses(languages: Languages): ReadonlyMap<string, string> {
  return new Map(
    [...languages].map(([language, { json }]) => [
      language,
      `/static/words/${language}-${hashOf(json)}.json`,
    ]),
  );
}

/** Words as JSON, by address. @param addresses of the first parts */
export function wordsFiles(languages: Languages, addresses: ReadonlyMap<string, string>) {
  return new Map(
    [...languages].flatMap(([language, { json }]) => {
      const first = addresses.get(language) ?? '';
      const all = JSON.parse(json) as object;
      const partOf = (part: WordsPart) => JSON.stringify(wordsOfPart(all, part));
      return [
        [first, partOf('first')],
        [laterAddress(first), partOf('later')],
      ] as const;
    }),
  );
}
