import { explainPhoneLines } from '../explain/parts/explainPhoneLines.ts';
import type { Pair } from './createPair.ts';
import { describeBoth } from './describeValue.ts';
import type { Found } from './difference.ts';

const POINTER = '/contact/phoneLine';

/** Several phone lines as they are read; one against one is told option by option. */
export function comparePhoneLines({ before, after, foldOf, labelsOf }: Pair): Found[] {
  if (![before, after].some(({ contact }) => Array.isArray(contact.phoneLine))) return [];
  const [was, is] = [before, after].map((tenant) => explainPhoneLines(foldOf(tenant), labelsOf(tenant)));
  if (was?.join() === is?.join()) return [];
  const [old, now] = describeBoth(was, is);
  const sentence = `The phone lines are ${now} instead of ${old}.`;
  return [{ group: 'content', pointer: POINTER, before: was, after: is, sentence }];
}
