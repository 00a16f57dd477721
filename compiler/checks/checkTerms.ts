import { type Finding, joinPointer } from '../problem.ts';
import type { TenantCheck } from './tenantCheck.ts';

/** Where each product has a page of terms, each product says where it is (CFG-33). */
export const checkTerms: TenantCheck = {
  reads: ['terms', 'card'],
  run({ terms, card }) {
    if (terms.cardTerms !== 'perProduct') return [];
    return Object.entries(card.products).flatMap(([reference, { termsUrl }]): Finding[] => {
      if (termsUrl !== undefined) return [];
      const pointer = joinPointer('/card/products', reference);
      const message = `terms.cardTerms is "perProduct", and the product "${reference}" has no termsUrl.`;
      return [{ pointer, rule: 'terms', message }];
    });
  },
};
