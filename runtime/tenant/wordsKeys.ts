/** Names of the words: types, generated from the English ones (`npm run generate`). */
import type { PlainWordsKey, WordsValues } from '../../schemas/words.gen.ts';

export type { PlainWordsKey };

/** The key of a text, such as `home.title`; a plural by its name alone. */
export type WordsKey = PlainWordsKey | keyof WordsValues;

/** A text by its key, filled with its values. */
export type Translate = <Key extends string>(
  key: Key extends WordsKey ? Key : WordsKey,
  ...values: ValuesOf<Key>
) => string;

/** Nothing where no text has values; those of all of them where the key is one of several. */
type ValuesOf<Key> = [Extract<Key, keyof WordsValues>] extends [never]
  ? []
  : [values: AllOf<WordsValues[Extract<Key, keyof WordsValues>]>];

type AllOf<Values> = (Values extends unknown ? (values: Values) => void : never) extends (
  values: infer All,
) => void
  ? All
  : never;

/** A top group of the words, or a text that stands in none. */
export type WordsGroup = GroupOf<WordsKey>;

type GroupOf<Key extends string> = Key extends `${infer Group}.${string}` ? Group : Key;

/** What stands before `.title`, say, in keys that end so: the names of blocks with such a text, said as it stands. */
export type BlockWith<Part extends string> = BlockOf<PlainWordsKey, Part>;

type BlockOf<Key extends string, Part extends string> = Key extends `${infer Block}.${Part}` ? Block : never;

/** A group within a group, such as `contact.subjects`. */
export type WordsSubgroup = SubgroupOf<WordsKey>;

type SubgroupOf<Key extends string> = Key extends `${infer Group}.${infer Subgroup}.${string}`
  ? `${Group}.${Subgroup}`
  : never;
