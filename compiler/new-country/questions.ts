import { followRef, tenantSchema } from '../tenantSchema.ts';
import { ORIGINAL_TEXTS } from '../wordsReference.ts';

/** A question about a feature, in words. */
export interface FeatureQuestion {
  /** Key of `features`. */
  readonly feature: string;
  readonly question: string;
}

/** A product that a tenant may have, by its reference at the gateway. */
export interface ProductChoice {
  readonly product: string;
  readonly name: string;
}

const QUESTIONS: Readonly<Record<string, string>> = {
  cardAcceptance: 'Can people look up where their card is accepted?',
  balances: 'Can people see the balance of each wallet on a card?',
  merchandisingPartners: 'Do cards have partners with offers, on a page of their own?',
  blockAndReplace: 'Can people block a card for good and order another in one step?',
  exportTransactions: 'Can people save their transactions as a file?',
  newUserNotice: 'Are people asked before their first login whether they are new?',
};

/** Each switch of the schema; one without a question here is asked by what the schema says of it. */
export function listFeatureQuestions(): FeatureQuestion[] {
  return Object.entries(tenantSchema.properties?.features?.properties ?? {}).map(([feature, option]) => ({
    feature,
    question: QUESTIONS[feature] ?? option.description ?? feature,
  }));
}

/** Products that the built-in words name and that have an art of their own. */
export function listProductChoices(): ProductChoice[] {
  const arts = followRef({ $ref: '#/$defs/art' }).enum ?? [];
  return arts.map(String).flatMap((product) => {
    const name = ORIGINAL_TEXTS.get(`products.${product}`);
    return name === undefined ? [] : [{ product, name }];
  });
}
