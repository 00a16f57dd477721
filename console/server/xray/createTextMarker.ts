import type { WordsFile } from '../../../compiler/builtInWords.ts';
import type { CompiledTenant } from '../../../compiler/compileTenant.ts';
import { joinPointer } from '../../../compiler/problem.ts';
import type { PublicTenant } from '../../../runtime/tenant/pageData.ts';
import { markText } from '../../frame/xray/marks.ts';

/** Where a marked text comes from. */
export type MarkedSource =
  /** One of the words, whoever says it in which language. */
  | { readonly kind: 'words'; readonly key: string }
  /** A text that a tenant file holds itself; as if nothing of it were dated. */
  | { readonly kind: 'option'; readonly pointer: string };

/** Marks the texts of a preview by where they come from. */
export interface TextMarker {
  /** By the number in the mark. */
  readonly sources: readonly MarkedSource[];
  languages(files: ReadonlyMap<string, WordsFile>): ReadonlyMap<string, WordsFile>;
  tenant(compiled: CompiledTenant): CompiledTenant;
}

/** What files write as texts beside their words; in other places a text is an address, a code or a day. */
const TEXTS: readonly RegExp[] = [
  /^\/name$/,
  /^\/theme\/brandName$/,
  /^\/currency\/(?:secondary\/)?symbol$/,
  /^\/home\/partnerLinks\/\d+\/name$/,
  /^\/home\/(?:banners|appSections)\/\d+\/(?:title|text|action)\/[^/]+$/,
  /^\/notices\/\d+\/(?:title|text)\/[^/]+$/,
];

export function createTextMarker(): TextMarker {
  const sources: MarkedSource[] = [];
  const numbers = new Map<string, number>();
  /** What has not changed since is not marked again. */
  const files = new WeakMap<WordsFile, WordsFile>();

  function mark(name: string, text: string, source: MarkedSource): string {
    if (text === '') return text;
    const number = numbers.get(name) ?? sources.push(source) - 1;
    numbers.set(name, number);
    return markText(number, text);
  }
  const markWord = (key: string, text: string) => mark(key, text, { kind: 'words', key });

  function markFile(file: WordsFile): WordsFile {
    const known = files.get(file);
    if (known) return known;
    const marked = {
      ...file,
      words: new Map([...file.words].map(([key, text]) => [key, markWord(key, text)])),
      json: JSON.stringify(
        mapTexts(JSON.parse(file.json), '', (pointer, text) =>
          markWord(pointer.slice(1).replaceAll('/', '.'), text),
        ),
      ),
    };
    files.set(file, marked);
    return marked;
  }

  function markTenant({ words, ...options }: PublicTenant): PublicTenant {
    const own = Object.entries(words).map(([language, texts]) => [
      language,
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, markWord(key, text)])),
    ]);
    const marked = mapTexts(options, '', (pointer, text) =>
      TEXTS.some((place) => place.test(pointer)) ? mark(pointer, text, { kind: 'option', pointer }) : text,
    );
    return { ...(marked as typeof options), words: Object.fromEntries(own) };
  }

  return {
    sources,
    languages: (all) => new Map([...all].map(([language, file]) => [language, markFile(file)])),
    tenant: (compiled) => ({ ...compiled, publicTenant: markTenant(compiled.publicTenant) }),
  };
}

/** The same value with other texts. */
function mapTexts(value: unknown, pointer: string, put: (pointer: string, text: string) => string): unknown {
  if (typeof value === 'string') return put(pointer, value);
  if (Array.isArray(value)) return value.map((each, at) => mapTexts(each, joinPointer(pointer, at), put));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, mapTexts(member, joinPointer(pointer, key), put)]),
  );
}
