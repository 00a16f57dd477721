import type { Difference } from '../compare/difference.ts';
import { textsOf } from '../textsOf.ts';
import { findSecret } from '../warnings/findSecret.ts';

const HIDDEN = 'changed';

/** Differences as everybody may read them: of a value that is a secret they say that it changed, and no more. */
export function hideSecrets(differences: readonly Difference[]): Difference[] {
  return differences.map((each) => {
    const texts = [each.sentence, ...textsOf(each.before), ...textsOf(each.after)];
    if (!texts.some((text) => findSecret(text) !== null)) return each;
    const sentence = 'A value that looks like a secret is not the same.';
    return { ...each, before: HIDDEN, after: HIDDEN, examples: [], sentence };
  });
}
