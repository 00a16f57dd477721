/** The files of words that browsers load: two parts for each language. */
import type { WordsFile } from '../../compiler/builtInWords.ts';
import { laterAddress, type WordsPart, wordsOfPart } from '../../runtime/tenant/wordsParts.ts';
import { hashOf } from './hashOf.ts';

type Languages = ReadonlyMap<string, WordsFile>;

/** By language. The name changes with what either part holds, so both can be kept for ever (threat T4). */
export function firstAddresses(languages: Languages): ReadonlyMap<string, string> {
  return new Map(
    [...languages].map(([language, file]) => [
      language,
      `/static/words/${language}-${partsOf(file).hash}.json`,
    ]),
  );
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

interface Parts extends Readonly<Record<WordsPart, string>> {
  /** Of what is sent, not of the file: which words stand in which part may change while the file does not. */
  readonly hash: string;
}

/** Of each words file once: tenants change more often than words do. */
const partsOfFiles = new WeakMap<WordsFile, Parts>();

function partsOf(file: WordsFile): Parts {
  const known = partsOfFiles.get(file);
  if (known) return known;
  const all = JSON.parse(file.json) as object;
  const textOf = (part: WordsPart) => JSON.stringify(wordsOfPart(all, part));
  const [first, later] = [textOf('first'), textOf('later')];
  const parts = { first, later, hash: hashOf(JSON.stringify([first, later])) };
  partsOfFiles.set(file, parts);
  return parts;
}
