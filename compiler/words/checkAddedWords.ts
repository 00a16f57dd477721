import { joinMends, mendsOf, nearestKeys, renameTo, takeOut } from '../mend.ts';
import type { Finding } from '../problem.ts';
import { didYouMean } from '../suggestNearest.ts';
import type { WordsTree } from '../wordsReference.ts';
import { checkText } from './checkText.ts';
import { below, isBlock, type Member, type WordsPlace } from './wordsPlace.ts';

/**
 * What a country adds to an open block has no original, but neighbours: it is a text where they are texts, and a block
 * of the same texts where they are blocks. Nobody fills it with values.
 * @param neighbours the open block as it ships
 */
export function checkAddedWords(
  member: Member | undefined,
  neighbours: WordsTree,
  place: WordsPlace,
): Finding[] {
  const { key, pointer } = place;
  const name = key.slice(key.lastIndexOf('.') + 1);
  if (name.trim() === '' || name.trim() !== name) {
    const message = `The key "${name}" has a blank at its beginning or end, or is empty: nobody can ask for its text.`;
    const mends = mendsOf(name.trim() === '' ? takeOut() : renameTo(name.trim(), true));
    return [{ pointer, rule: 'words-unknown', message, isAboutKey: true, ...mends }];
  }
  const [neighbour = ''] = Object.values(neighbours);
  return checkLike(member, neighbour, place);
}

function checkLike(member: Member | undefined, neighbour: Member, place: WordsPlace): Finding[] {
  const { key, pointer } = place;
  if (typeof member === 'string') {
    if (!isBlock(neighbour)) return checkText(member, [''], '', place);
    const names = Object.keys(neighbour).map((name) => `"${name}"`);
    const message = `"${key}" is a block of texts, like its neighbours: it needs ${names.join(' and ')}.`;
    return [{ pointer, rule: 'words-block', message }];
  }
  if (!isBlock(member)) return [];
  if (!isBlock(neighbour)) {
    const message = `"${key}" is one text, not a block of texts.`;
    return [{ pointer, rule: 'words-block', message }];
  }
  const names = Object.keys(neighbour);
  return [
    ...names.flatMap((name): Finding[] => {
      const here = below(place, name);
      if (Object.hasOwn(member, name)) return checkLike(member[name], neighbour[name] ?? '', here);
      if (place.behind.has(here.key)) return [];
      const message = `The text "${here.key}" is missing: its neighbours have one.`;
      return [{ pointer: here.pointer, rule: 'words-block', message }];
    }),
    ...Object.keys(member).flatMap((name): Finding[] => {
      if (names.includes(name)) return [];
      const here = below(place, name);
      const message = `The portal has no text "${here.key}".${didYouMean(name, names)}`;
      const mends = joinMends(nearestKeys(name, names), mendsOf(takeOut()));
      return [{ pointer: here.pointer, rule: 'words-unknown', message, isAboutKey: true, ...mends }];
    }),
  ];
}
