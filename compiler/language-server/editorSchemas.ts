/** What editors complete and explain by: the schema of the file, with the names that a schema cannot know. */
import { pluralBase } from '../checks/pluralForms.ts';
import { fileSchema } from '../fileSchema.ts';
import { groupSchema } from '../groups/groupSchema.ts';
import { formsOfLanguage } from '../languageForms.ts';
import { isBlock, pluralIn } from '../words/wordsPlace.ts';
import { ORIGINAL_TEXTS, ORIGINAL_WORDS, type WordsTree } from '../wordsReference.ts';

/** Options that name a screen by its id, or several. */
const OF_SCREENS: ReadonlySet<string> = new Set([
  'endScreen',
  'item',
  'ourNetwork',
  'screen',
  'screens',
  'startScreen',
]);

export function tenantEditorSchema(screenIds: readonly string[]): object {
  return withNames(fileSchema, screenIds) as object;
}

export function groupEditorSchema(screenIds: readonly string[]): object {
  return withNames(groupSchema, screenIds) as object;
}

type Node = Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** Ids of screens as examples, and each built-in text below the own words of a language. */
function withNames(node: unknown, ids: readonly string[], key = ''): unknown {
  if (Array.isArray(node)) return node.map((each) => withNames(each, ids));
  if (!isNode(node)) return node;
  if (key === 'words' && isNode(node.additionalProperties)) {
    const properties = Object.fromEntries([...ORIGINAL_TEXTS].map(([name, text]) => [name, describe(text)]));
    return { ...node, additionalProperties: { ...node.additionalProperties, properties } };
  }
  const inner: Node = Object.fromEntries(
    Object.entries(node).map(([name, value]) => [name, withNames(value, ids, name)]),
  );
  if (!OF_SCREENS.has(key)) return inner;
  if (isNode(inner.items)) return { ...inner, items: { ...inner.items, examples: ids } };
  return 'type' in inner ? { ...inner, examples: ids } : inner;
}

/** Of the words file of a language: each text with what it is in English. */
export function wordsEditorSchema(language: string): object {
  return schemaOfBlock(ORIGINAL_WORDS, formsOfLanguage(language).forms);
}

function schemaOfBlock(block: WordsTree, forms: readonly string[]): object {
  const properties = Object.entries(block).flatMap(([name, value]): [string, object][] => {
    if (isBlock(value)) return [[name, schemaOfBlock(value, forms)]];
    if (pluralIn(block, name) === null) return [[name, describe(value)]];
    const base = pluralBase(name);
    return forms.map((form) => [`${base}_${form}`, describe(String(block[`${base}_other`]))]);
  });
  return { type: 'object', properties: Object.fromEntries(properties) };
}

function describe(text: string): object {
  return { type: 'string', description: `In English: ${text}` };
}
