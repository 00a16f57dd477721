import type { Tenant } from '../../schemas/tenant.gen.ts';
import { explainFormat } from '../explain/parts/explainFormats.ts';
import { explainMoney } from '../explain/parts/explainMoney.ts';
import type { Pair } from './createPair.ts';
import type { Found } from './difference.ts';

/** How amounts are written, by one example; and how payments are, where these alone differ. */
export function compareMoney(pair: Pair): Found[] {
  const amount = compareExample(pair, (tenant) => explainMoney(tenant).example, 'An amount');
  if (amount.length > 0) return amount;
  return compareExample(pair, (tenant) => explainMoney(tenant).payment, 'A payment');
}

function compareExample(pair: Pair, exampleOf: (tenant: Tenant) => string, what: string): Found[] {
  const [before, after] = [exampleOf(pair.before), exampleOf(pair.after)];
  if (before === after) return [];
  const [pointer, ...otherPointers] = pair.causesOf(exampleOf, ['currency', 'money']);
  const sentence = end(`${what} is written ${after} instead of ${before}`);
  return [{ group: 'money', pointer, otherPointers, before, after, sentence }];
}

/** How days, times and digits are written, in each language that both have. */
export function compareFormats(pair: Pair): Found[] {
  const languages = pair.after.languages.filter((each) => pair.before.languages.includes(each));
  return languages.flatMap((language) =>
    FACTS.flatMap(([fact, what]): Found[] => {
      const factOf = (tenant: Tenant) => explainFormat(tenant, language)[fact];
      // Only what the language is written with: the money itself is told elsewhere.
      const withMoneyOf = (tenant: Tenant) => ({
        ...tenant,
        currency: pair.after.currency,
        money: pair.after.money,
      });
      const [before, after] = [factOf(withMoneyOf(pair.before)), factOf(withMoneyOf(pair.after))];
      if (before === after) return [];
      const [pointer, ...otherPointers] = pair.causesOf(factOf, ['formats']);
      const sentence = end(
        `In “${language}” ${what} is written ${after ?? USUAL} instead of ${before ?? USUAL}`,
      );
      return [{ group: 'behaviour', pointer, otherPointers, before, after, sentence }];
    }),
  );
}

const FACTS = [
  ['day', 'a day'],
  ['heading', 'the day above payments'],
  ['time', 'a time'],
  ['amount', 'an amount'],
] as const;
const USUAL = 'in Latin digits';

/** Some examples end in a point of their own. */
function end(sentence: string): string {
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}
