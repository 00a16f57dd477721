/** The files of words that browsers load: two parts for each language. */
import type { WordsFile } from '../../compiler/builtInWords.ts';
import { laterAddress, type WordsPart, wordsOfPart } from '../../runtime/tenant/wordsParts.ts';
import { hashOf } from './hashOf.ts';

type Languages = ReadonlyMap<string, WordsFile>;

/** By language. The name changes with the content of both parts, so both can be kept for ever (threat T4). */
export function firstAddresses(languages: Languages): ReadonlyMap<string, string> {
  return new Map(
    [...languages].map(([language, file]) => [
      language,
      `/static/words/${language}-${hashOfFile(file)}.json`,
    ]),
  );
}

/** Of each words file once, as its parts are. */
const hashesOfFiles = new WeakMap<WordsFile, string>();

function hashOfFile(file: WordsFile): string {
  const known = hashesOfFiles.get(file) ?? hashOf(file.json);
  hashesOfFiles.set(file, known);
  return known;
}

/** Words as JSON, by address. @param addresses of the first parts */
export function wordsFiles(languages: Languages, addresses: ReadonlyMap<string, string>) {
  return new Map(
    [...languages].flatMap(([language, file]) => {
      const first = addresses.get(language) ?? '';
      const parts = partsOf(file);
      return [
        [first, parts.first],
        [laterAddress(first), parts.later],
      ] as const;
    }),
  );
}

type Parts = Readonly<Record<WordsPart, string>>;

/** Of each words file once: tenants change more often than words do. */
const partsOfFiles = new WeakMap<WordsFile, Parts>();

function partsOf(file: WordsFile): Parts {
  const known = partsOfFiles.get(file);
  if (known) return known;
  const all = JSON.parse(file.json) as object;
  const textOf = (part: WordsPart) => JSON.stringify(wordsOfPart(all, part));
  const parts = { first: textOf('first'), later: textOf('later') };
  partsOfFiles.set(file, parts);
  return parts;
}
