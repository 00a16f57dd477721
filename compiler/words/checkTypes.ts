import { mendsOf, replaceBy } from '../mend.ts';
import { type Finding, joinPointer } from '../problem.ts';
import { isBlock, joinKey } from './wordsPlace.ts';

/** A words file is texts and blocks of texts, and nothing else. */
export function checkTypes(value: unknown, key: string, pointer: string): Finding[] {
  if (typeof value === 'string' && key !== '') return [];
  if (isBlock(value)) {
    return Object.entries(value).flatMap(([name, member]) =>
      typeof member === 'string' ? [] : checkTypes(member, joinKey(key, name), joinPointer(pointer, name)),
    );
  }
  const what = Array.isArray(value) ? 'a list' : value === null ? 'null' : `a ${nameOf(value)}`;
  const subject = key === '' ? 'This' : `"${key}"`;
  const message = `${subject} is ${what}. A words file holds texts, and blocks of texts in { }, only.`;
  const isPlain = key !== '' && (typeof value === 'number' || typeof value === 'boolean');
  return [{ pointer, rule: 'type', message, ...mendsOf(isPlain ? replaceBy(String(value), true) : null) }];
}

function nameOf(value: unknown): string {
  return typeof value === 'boolean' ? 'switch' : typeof value === 'string' ? 'text alone' : 'number';
}
