import type { Tenant } from '../../schemas/tenant.gen.ts';
import { compareConnections } from './compareConnections.ts';
import { compareForms } from './compareForms.ts';
import { compareLanguages, compareWords } from './compareLanguages.ts';
import { compareLists } from './compareLists.ts';
import { compareMenus } from './compareMenus.ts';
import { compareFormats, compareMoney } from './compareMoney.ts';
import { compareOptions } from './compareOptions.ts';
import { comparePhoneLines } from './comparePhoneLines.ts';
import { compareScreens } from './compareScreens.ts';
import { type CompareContext, createPair } from './createPair.ts';
import type { Difference, DifferenceKind, Found } from './difference.ts';
import { riskOf } from './risks.ts';

const COMPARISONS = [
  compareLanguages,
  compareWords,
  compareScreens,
  compareMenus,
  compareMoney,
  compareFormats,
  compareForms,
  compareLists,
  comparePhoneLines,
  compareConnections,
];

/**
 * What is not the same between two tenants, each as it is on one day: read off what is assembled of them, then every
 * option that this did not describe. Pure.
 */
export function compareTenants(before: Tenant, after: Tenant, context: CompareContext): Difference[] {
  const pair = createPair(before, after, context);
  if (pair.leaves.length === 0) return [];
  const described = COMPARISONS.flatMap((compare) => compare(pair));
  return [...described, ...compareOptions(pair, described)].map(rate);
}

/** A difference with what it would cost to be mistaken, today. */
export function rate(found: Found): Difference {
  return {
    group: found.group,
    pointer: found.pointer,
    otherPointers: found.otherPointers ?? [],
    before: found.before,
    after: found.after,
    sentence: found.sentence,
    kind: found.kind ?? kindOf(found),
    examples: found.examples ?? [],
    ...riskOf(found),
    from: null,
    until: null,
  };
}

function kindOf({ before, after }: Pick<Found, 'before' | 'after'>): DifferenceKind {
  const isThere = (value: unknown) => value !== null && value !== undefined && value !== 'absent';
  if (isThere(before) === isThere(after)) {
    // A third party that is loaded, a switch that is on.
    if (before === false && after === true) return 'added';
    return before === true && after === false ? 'removed' : 'changed';
  }
  return isThere(after) ? 'added' : 'removed';
}
