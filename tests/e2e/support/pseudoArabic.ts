/** Words in no language, written from right to left: what they look like shows how a page stands that somebody reads so. */
import { readFileSync } from 'node:fs';

type Texts = { [key: string]: string | Texts };

/** By sound, as far as there is one. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{
    a: 'ا',
    b: 'ب',
    c: 'ك',
    d: 'د',
    e: 'ي',
    f: 'ف',
    g: 'ج',
    h: 'ه',
    i: 'ي',
    j: 'ج',
    k: 'ك',
    l: 'ل',
    m: 'م',
  },
  ...{
    n: 'ن',
    o: 'و',
    p: 'ب',
    q: 'ق',
    r: 'ر',
    s: 'س',
    t: 'ت',
    u: 'و',
    v: 'ف',
    w: 'و',
    x: 'خ',
    y: 'ي',
    z: 'ز',
  },
  ...{ '?': '؟', ',': '،', ';': '؛' },
};
/** Values that the program puts in, marks of links, and the block that says whom to turn to. */
const KEPT = /(\{\{[^}]*\}\}|<\/?\d+>|#\w+#)/;
const PLURAL = /_(one|other)$/;
const FORMS = new Intl.PluralRules('ar').resolvedOptions().pluralCategories;

export function pseudoArabic(text: string): string {
  return text
    .split(KEPT)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(/[a-z?,;]/gi, (sign) => LETTERS[sign.toLowerCase()] ?? sign),
    )
    .join('');
}

/** The English words file in Arabic letters, with the forms of Arabic plurals. */
export function pseudoArabicWords(): Texts {
  const english = new URL('../../../tenant-config/languages/en.json', import.meta.url);
  return { ...turn(JSON.parse(readFileSync(english, 'utf8'))), languageName: 'العربية' };
}

function turn(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]): [string, string | Texts][] => {
      if (typeof text !== 'string') return [[key, turn(text)]];
      const said = pseudoArabic(text);
      if (!PLURAL.test(key)) return [[key, said]];
      if (key.endsWith('_one')) return [];
      return FORMS.map((form) => [key.replace(PLURAL, `_${form}`), said]);
    }),
  );
}
