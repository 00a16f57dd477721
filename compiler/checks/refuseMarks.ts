import { didYouMean } from '../suggestNearest.ts';

const VALUE = /\{\{\s*-?\s*([A-Za-z0-9_]+)\s*(?:,[^{}]*)?\}\}/g;

/** Only messages of the error catalogue have a place for it (spec section 8). */
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
  if (rest.includes('$t(')) sentences.push('A text cannot name another text with $t( ).');
  if (!builtIn.some((each) => tagsIn(each) === tagsIn(text))) {
    sentences.push(`The marks <1>…</1> of links must be those of the built-in text: "${builtIn[0]}".`);
  }
  if (text.includes('#CONTACT#') && !CONTACT_KEYS.test(key)) {
    sentences.push('#CONTACT# has a meaning in error messages only.');
  }
  return sentences;
}

function valuesIn(text: string): string[] {
  return [...text.matchAll(VALUE)].map(([, name = '']) => name);
}

function tagsIn(text: string): string {
  return (text.match(/<\/?\d+>/g) ?? []).sort().join(' ');
}
