import type { Tenant } from '../../schemas/tenant.gen.ts';
import { explainMoney } from '../explain/parts/explainMoney.ts';
import type { Pair } from './createPair.ts';
import type { Found } from './difference.ts';

/** How amounts are written, by one example. */
export function compareMoney(pair: Pair): Found[] {
  const exampleOf = (tenant: Tenant) => explainMoney(tenant).example;
  const [before, after] = [exampleOf(pair.before), exampleOf(pair.after)];
  if (before === after) return [];
  const [pointer, ...otherPointers] = pair.causesOf(exampleOf, ['currency', 'money']);
  const sentence = `An amount is written ${after} instead of ${before}.`;
  return [{ group: 'money', pointer, otherPointers, before, after, sentence }];
}
