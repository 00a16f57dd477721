import { refuseLostLetters } from '../checks/lostLetters.ts';
import { mendMarks } from '../checks/mendMarks.ts';
import { refuseLostMarks, refuseMarks } from '../checks/refuseMarks.ts';
import { HTML } from '../checks/shownMarkup.ts';
import type { Finding } from '../problem.ts';
import { isBlank, isUntranslated } from '../untranslated.ts';
import type { WordsPlace } from './wordsPlace.ts';

/** Without any of these signs a text holds no value, no mark, no code and nothing that could be a piece of one. */
const SIGNS = /[{}<>$#&]/;

/**
 * Whether a text says something, with the values and marks that the program fills it with.
 * @param originals the text in English, or all forms of its plural
 * @param source the one of them that no value may be lost of
 * @param optional marks that the text may leave out
 */
export function checkText(
  text: string,
  originals: readonly string[],
  source: string,
  { key, pointer }: WordsPlace,
  optional = '',
): Finding[] {
  if (isBlank(text)) return [{ pointer, rule: 'words-blank', message: `The text "${key}" is empty.` }];
  if (isUntranslated(text)) {
    const message = `The text "${key}" is still to be translated: "${text}".`;
    return [{ pointer, rule: 'words-untranslated', message }];
  }
  const lost = refuseLostLetters(text);
  if (lost !== null) return [{ pointer, rule: 'words-encoding', message: lost }];
  if (!SIGNS.test(text) && !SIGNS.test(source)) return [];
  const html = HTML.exec(text);
  const messages = [
    ...refuseMarks(key, text, originals),
    ...refuseLostMarks(text, source, optional),
    ...(html ? [`A text holds no HTML: "${html[0]}" would be shown as it stands.`] : []),
  ];
  if (messages.length === 0) return [];
  const isRight = (each: string) =>
    !isBlank(each) &&
    refuseMarks(key, each, originals).length + refuseLostMarks(each, source, optional).length === 0 &&
    !HTML.test(each);
  const mends = mendMarks(text, { builtIn: [source, ...originals], isRight });
  return messages.map((message) => ({ pointer, rule: 'words-values', message, ...mends }));
}
