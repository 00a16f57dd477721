import { isBlock } from './paths.ts';
import { FORM_WORDS as words } from './words.ts';

/** Members that tell an item from others, the most telling first. */
const TELLING = [
  'title',
  'name',
  'text',
  'label',
  'id',
  'value',
  'item',
  'nameKey',
  'rootUrl',
  'number',
  'from',
  'href',
];

/**
 * What a closed part of the form holds, in a few words.
 * @param count how many values the file sets in it
 */
export function summarize(value: unknown, count: number): string {
  if (value === null) return words.none;
  if (Array.isArray(value)) return words.entries(value.length);
  return (isBlock(value) && tell(value)) || words.valuesSet(count);
}

function tell(value: Readonly<Record<string, unknown>>): string | null {
  for (const key of TELLING) {
    const member = value[key];
    if (typeof member === 'string' && member !== '') return member;
    const [first] = isBlock(member) ? Object.values(member) : [];
    if (typeof first === 'string' && first !== '') return first;
  }
  return null;
}

/** What an item of a list is called where it stands alone. */
export function nameOf(value: unknown): string | null {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return isBlock(value) ? tell(value) : null;
}
