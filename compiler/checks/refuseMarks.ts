import { didYouMean } from '../suggestNearest.ts';

const VALUE = /\{\{\s*-?\s*([A-Za-z0-9_]+)\s*(?:,[^{}]*)?\}\}/g;

/** Only messages of the error catalogue have a place for it (ERR-26). */
const CONTACT_KEYS = /^error-messages\./;

/**
 * What a text asks for that the program does not give it.
 * @param builtIn the built-in texts of all plural forms that it may replace one of
 * @returns sentences for people
 */
export function refuseMarks(key: string, text: string, builtIn: readonly string[]): string[] {
  const given = [...new Set(builtIn.flatMap(valuesIn))];
  const has = given.length === 0 ? 'it has none' : `it has ${given.map((name) => `{{${name}}}`).join(', ')}`;
  const unknown = valuesIn(text)
    .filter((name) => !given.includes(name))
    .map((name) => `This text has no value {{${name}}}; ${has}.${didYouMean(name, given)}`);
  const rest = text.replace(VALUE, '');
  const sentences = [...unknown];
  if (rest.includes('{{') || rest.includes('}}'))
    sentences.push('A value is written {{name}}, with both braces.');
  const foreign = namedIn(text).filter((name) => !builtIn.some((each) => namedIn(each).includes(name)));
  if (foreign.length > 0) sentences.push('A text cannot name another text with $t( ).');
  const isSame = builtIn.some((each) => tagsIn(each) === tagsIn(text));
  if (!isSame || !areClosed(text)) {
    sentences.push(`The marks <1>…</1> of links must be those of the built-in text: "${builtIn[0]}".`);
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

/** Each mark that is opened is closed, in order, and nothing is cut to a piece of one. */
function areClosed(text: string): boolean {
  const open: string[] = [];
  for (const [, slash, number = ''] of text.matchAll(/<(\/?)(\d+)>/g)) {
    if (slash === '') open.push(number);
    else if (open.pop() !== number) return false;
  }
  return open.length === 0 && !/<\/?\d/.test(text.replace(/<\/?\d+>/g, ''));
}

/** Texts that a text names, as `$t(paused.title)` does. */
function namedIn(text: string): string[] {
  return (text.match(/\$t\([^)]*\)?/g) ?? []).sort();
}

function valuesIn(text: string): string[] {
  return [...text.matchAll(VALUE)].map(([, name = '']) => name);
}

function tagsIn(text: string): string {
  return (text.match(/<\/?\d+>/g) ?? []).sort().join(' ');
}
