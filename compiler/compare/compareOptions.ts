import { memberSchema, type SchemaNode, tenantSchema } from '../tenantSchema.ts';
import type { Pair } from './createPair.ts';
import { describeBoth, describeValue } from './describeValue.ts';
import type { Found } from './difference.ts';
import { isWithin, type Leaf } from './listLeaves.ts';
import { GROUP_OF_PART, OPTION_TITLES, type OptionTitle } from './optionTitles.ts';

/**
 * Every difference of options that nothing has described yet: nothing that differs stays undescribed.
 * @param described what the other comparisons found
 */
export function compareOptions({ leaves }: Pick<Pair, 'leaves'>, described: readonly Found[]): Found[] {
  const pointers = described.flatMap(({ pointer, otherPointers = [] }) => [pointer, ...otherPointers]);
  return leaves
    .filter((leaf) => !pointers.some((each) => isWithin(leaf.pointer, each) || isWithin(each, leaf.pointer)))
    .map(describeLeaf);
}

function describeLeaf({ pointer, before, after }: Leaf): Found {
  const { group, title, sentences, ...kind } = titleOf(pointer);
  const values = { group, pointer, before: before ?? null, after: after ?? null };
  if (sentences) return { ...values, sentence: sentences[after === true ? 0 : 1] };
  const [was, is] = describeBoth(before, after, (value) => describeOption(value, kind));
  return { ...values, sentence: `${title} is ${is} instead of ${was}.` };
}

const STATES: Readonly<Record<string, string>> = { on: 'offered', off: 'not offered', paused: 'paused' };

function describeOption(
  value: unknown,
  { values = STATES, isTime }: Pick<OptionTitle, 'values' | 'isTime'>,
): string {
  if (isTime && typeof value === 'number') return `${value / 1000} ${value === 1000 ? 'second' : 'seconds'}`;
  return (typeof value === 'string' ? values[value] : undefined) ?? describeValue(value);
}

function titleOf(pointer: string): OptionTitle {
  const [, ...keys] = pointer.split('/');
  const matches = OPTION_TITLES.filter(([pattern]) => {
    const parts = pattern.split('/').slice(1);
    return parts.length === keys.length && parts.every((part, index) => part === '*' || part === keys[index]);
  });
  // The pattern with the fewest stars is the one that means this option.
  const found = matches.sort(([a], [b]) => a.split('*').length - b.split('*').length)[0];
  if (found) {
    const [pattern, title] = found;
    // Keys of the tenant's own, such as a product's; those of texts stand below the sentence.
    const own = pattern.split('/').flatMap((part, index) => (part === '*' ? (keys[index - 1] ?? []) : []));
    const named = own.filter((key) => !key.includes('.'));
    return named.length === 0 ? title : { ...title, title: `${title.title} (${named.join(', ')})` };
  }
  return { group: GROUP_OF_PART[keys[0] ?? ''] ?? 'behaviour', title: describeSetting(keys) };
}

/** In the schema's words, without what they say to engineers and after the first sentence. */
function describeSetting(keys: readonly string[]): string {
  const said = describe(keys) ?? describe(keys.slice(0, -1)) ?? '';
  const plain = said.replace(/ \([A-Z]{3}-\d[^)]*\)/, '').replace(/[.;:](?: .*)?$/s, '');
  return plain === '' ? 'A setting' : `The setting “${plain}”`;
}

function describe(keys: readonly string[]): string | undefined {
  let node: SchemaNode | null = tenantSchema;
  for (const key of keys) node = node && memberSchema(node, key);
  return node?.description;
}
