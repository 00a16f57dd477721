import type { PlainWordsKey } from '../../runtime/tenant/wordsKeys.ts';

/** What stands after `status.`, say, in the keys that begin so. */
export type WordsBelow<Block extends string> = BelowOf<PlainWordsKey, Block>;

type BelowOf<Key extends string, Block extends string> = Key extends `${Block}.${infer Name}` ? Name : never;
