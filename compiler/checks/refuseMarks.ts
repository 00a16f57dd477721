import { didYouMean } from '../suggestNearest.ts';

/** Both braces, and all that stands between them. */
const VALUE = /\{\{([^{}]*)\}\}/g;

/** `name`, `- name` or `name, number`, as i18next reads it. */
const WELL_FORMED = /^-?\s*(\w+)\s*(?:,\s*(\w+)\s*)?$/;

/** Signs that values, marks and names of texts are written with. */
const SIGNS = /[{}<>$#]/;

/** Of a link: `<1>` or `</1>`. */
const MARK = /<(\/?)(\d+)>/g;

/** Only messages of the error catalogue have a place for it (ERR-26). */
const CONTACT_KEYS = /^error-messages\./;

/**
 * What a text asks for that the program does not give it.
 * @param builtIn the built-in texts of all plural forms that it may replace one of
 * @returns sentences for people
 */
export function refuseMarks(key: string, text: string, builtIn: readonly string[]): string[] {
  // As most texts are, of which a tenant may have thousands.
  if (!SIGNS.test(text) && builtIn.some((each) => !each.includes('<'))) return [];
  const sentences = refuseValues(text, builtIn);
  const foreign = namedIn(text).filter((name) => !builtIn.some((each) => namedIn(each).includes(name)));
  if (foreign.length > 0) sentences.push('A text cannot name another text with $t( ).');
  const isSame = builtIn.some((each) => tagsIn(each) === tagsIn(text));
  if (!isSame || !areClosed(text)) {
    sentences.push(`The marks <1>…</1> of links must be those of the built-in text: "${builtIn[0]}".`);
  } else if (/<(\d+)>\s*<\/\1>/.test(text)) {
    sentences.push('The marks <1>…</1> stand around the words of a link; there are none between them.');
  }
  if (text.includes('#CONTACT#') && !CONTACT_KEYS.test(key)) {
    sentences.push('#CONTACT# has a meaning in error messages only.');
  }
  return sentences;
}

/**
 * What a translation has lost of its original.
 * @param optional marks that it may leave out
 * @returns sentences for people
 */
export function refuseLostMarks(text: string, original: string, optional: string): string[] {
  const kept = [...valuesIn(text), ...valuesIn(optional)];
  const lost = [...new Set(valuesIn(original))].filter((name) => !kept.includes(name));
  const sentences = lost.map((name) => `The value {{${name}}} of the original is lost: "${original}".`);
  if (original.includes('#CONTACT#') && !text.includes('#CONTACT#')) {
    sentences.push(`The contact block #CONTACT# of the original is lost: "${original}".`);
  }
  return sentences;
}

function refuseValues(text: string, builtIn: readonly string[]): string[] {
  const known = builtIn.flatMap(readValues);
  const given = [...new Set(known.flatMap(({ name }) => name ?? []))];
  const has = given.length === 0 ? 'it has none' : `it has ${given.map((name) => `{{${name}}}`).join(', ')}`;
  const sentences = readValues(text).flatMap(({ inside, name, format }): string[] => {
    if (name === undefined || !given.includes(name)) {
      const unknown = name ?? inside;
      return [`This text has no value {{${unknown}}}; ${has}.${didYouMean(unknown, given)}`];
    }
    const isOfOriginal = known.some((each) => each.name === name && each.format === format);
    // A number may be grouped wherever something is counted.
    if (format === undefined || isOfOriginal || (name === 'count' && format === 'number')) return [];
    return [`The value {{${name}}} has no format "${format}" here: write {{${name}}}.`];
  });
  if (/[{}]/.test(text.replace(VALUE, ''))) {
    sentences.push('A value is written {{name}}, with both braces.');
  }
  return sentences;
}

/** Each mark that is opened is closed before the next one is, and nothing is cut to a piece of one. */
function areClosed(text: string): boolean {
  let open: string | null = null;
  for (const [, slash, number = ''] of text.matchAll(MARK)) {
    if (slash === '' ? open !== null : open !== number) return false;
    open = slash === '' ? number : null;
  }
  const rest = text.replace(MARK, '');
  // Beside marks any angle is a piece of one; alone it may be a sign such as "less than".
  const isWhole = rest === text ? !/<\/?\d|<[\s/]*\d+[\s/]*>/.test(rest) : !/[<>]/.test(rest);
  return open === null && isWhole;
}

/** Texts that a text names, as `$t(paused.title)` does. */
function namedIn(text: string): string[] {
  return (text.match(/\$t\([^)]*\)?/g) ?? []).sort();
}

interface Value {
  /** What stands between the braces. */
  readonly inside: string;
  /** Undefined when that is no value. */
  readonly name: string | undefined;
  readonly format: string | undefined;
}

function readValues(text: string): Value[] {
  return [...text.matchAll(VALUE)].map(([, inside = '']) => {
    const [, name, format] = WELL_FORMED.exec(inside) ?? [];
    return { inside, name, format };
  });
}

function valuesIn(text: string): string[] {
  return readValues(text).flatMap(({ name }) => name ?? []);
}

function tagsIn(text: string): string {
  return (text.match(MARK) ?? []).sort().join(' ');
}
