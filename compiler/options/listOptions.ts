import { GROUP_OF_PART, OPTION_TITLES, type OptionTitle } from '../compare/optionTitles.ts';
import { THIRD_PARTIES } from '../explain/parts/explainConnection.ts';
import { joinPointer } from '../problem.ts';
import { followRef, isDated, type SchemaNode, type Visibility, visibilityOf } from '../tenantSchema.ts';
import { exampleOf } from './exampleOf.ts';

/** One row of the table of options: a key of a tenant file, and all that the schema says of it. */
export interface OptionRow {
  /** As in a file; `*` is any name of the tenant's own, `-` any entry of a list, `{a,b}` each of several keys alike. */
  readonly pointer: string;
  readonly meaning: string;
  readonly schema: SchemaNode;
  /** A block of further keys, which have rows of their own. */
  readonly isBlock: boolean;
  readonly isRequired: boolean;
  /** Undefined: there is none. */
  readonly example: unknown;
  readonly isDated: boolean;
  /** Null is a mistake of the schema: the key has no mark, nor has anything around it. */
  readonly visibility: Visibility | null;
  /** What differs on a screen, in the words of `diff`. */
  readonly shows: Pick<OptionTitle, 'group'> & { readonly sentence: string | null };
}

interface Place {
  readonly pointer: string;
  readonly visibility: Visibility | null;
  readonly isDated: boolean;
  /** Examples of what stands around, each reaching down to this place. */
  readonly examples: readonly unknown[];
  readonly isRequired: boolean;
}

/** Every key that the schema describes, in its order. What stands in keys that are alike is told once. */
export function listOptions(schema: SchemaNode): OptionRow[] {
  const start = { pointer: '', visibility: null, isDated: false, examples: [], isRequired: true };
  return listMembers(schema, start);
}

function listMembers(schema: SchemaNode, place: Place): OptionRow[] {
  const node = wholeOf(schema);
  const { properties = {}, required = [], additionalProperties, items } = node;
  const below = (key: string, name: string, option: SchemaNode, isRequired: boolean): OptionRow[] =>
    listKey(option, {
      ...place,
      pointer: joinPointer(place.pointer, name),
      examples: place.examples.flatMap((each) => membersOf(each, key)),
      isRequired,
    });
  return [
    ...joinAlike(properties).flatMap((names) => {
      const rows = names.map((each) => below(each, each, properties[each] ?? {}, required.includes(each)));
      const [first = ''] = names;
      if (names.length === 1) return rows.flat();
      const joined = `{${names.join(',')}}`;
      // What stands in each of them is told once.
      return [
        ...rows.flatMap((each) => each.slice(0, 1)),
        ...below(first, joined, properties[first] ?? {}, false).slice(1),
      ];
    }),
    ...(typeof additionalProperties === 'object' && hasKeys(additionalProperties)
      ? below('*', '*', additionalProperties, false)
      : []),
    // The row of a list tells of its entries.
    ...(items && hasKeys(items) ? below('-', '-', items, false).slice(1) : []),
  ];
}

function listKey(option: SchemaNode, place: Place): OptionRow[] {
  const node = wholeOf(option);
  const visibility = visibilityOf(option, place.visibility);
  const dated = place.isDated || isDated(option);
  const examples = [...(option.examples ?? followRef(option).examples ?? []), ...place.examples];
  const members = listMembers(option, { ...place, visibility, isDated: dated, examples });
  const row = {
    pointer: place.pointer,
    meaning: option.description ?? node.description ?? '',
    schema: { ...node, ...option },
    isBlock: members.length > 0,
    isRequired: place.isRequired,
    example: exampleOf({ ...node, ...option }, examples),
    isDated: dated,
    visibility,
    shows: showsOf(place.pointer),
  };
  return [row, ...members];
}

/** Keys beside each other with the same definition: the four environments, the menus, the fields of a form. */
function joinAlike(properties: NonNullable<SchemaNode['properties']>): string[][] {
  const joined: string[][] = [];
  for (const [key, option] of Object.entries(properties)) {
    const last = joined.at(-1);
    const isAlike =
      option.$ref !== undefined && option.$ref === properties[last?.[0] ?? '']?.$ref && hasKeys(option);
    if (last && isAlike) last.push(key);
    else joined.push([key]);
  }
  return joined;
}

/** The definition behind a reference, and of "null or this" the one that is not null. */
function wholeOf(schema: SchemaNode): SchemaNode {
  const node = followRef(schema);
  const branch = node.anyOf?.find((each) => followRef(each).type !== 'null');
  return branch ? wholeOf(branch) : node;
}

function hasKeys(schema: SchemaNode): boolean {
  const { properties, additionalProperties, items } = wholeOf(schema);
  return (
    properties !== undefined ||
    (typeof additionalProperties === 'object' && hasKeys(additionalProperties)) ||
    (items !== undefined && hasKeys(items))
  );
}

function membersOf(value: unknown, key: string): unknown[] {
  if (value === null || typeof value !== 'object') return [];
  if (key === '*' || key === '-') return Object.values(value);
  return Object.hasOwn(value, key) ? [(value as Readonly<Record<string, unknown>>)[key]] : [];
}

/** By the option's own title, else by that of the block that it stands in. */
function showsOf(pointer: string): OptionRow['shows'] {
  const keys = pointer
    .split('/')
    .slice(1)
    .map((key) => key.replace(/^\{([^,}]+).*\}$/, '$1'))
    .map((key) => (key === '-' ? '*' : key));
  for (let length = keys.length; length > 0; length -= 1) {
    const title = titleAt(keys.slice(0, length));
    if (title)
      return {
        group: title.group,
        sentence: title.sentences?.join(' Or: ') ?? title.title.replace(/,$/, ''),
      };
  }
  const party = Object.entries(THIRD_PARTIES).find(([name]) => name === keys[2]);
  if (party && keys[0] === 'connections') return { group: 'thirdParties', sentence: party[1].title };
  return { group: GROUP_OF_PART[keys[0] ?? ''] ?? 'behaviour', sentence: null };
}

function titleAt(keys: readonly string[]): OptionTitle | undefined {
  const wanted = `/${keys.join('/')}`;
  const exact = OPTION_TITLES.find(([pattern]) => pattern === wanted);
  if (exact) return exact[1];
  const parent = `/${[...keys.slice(0, -1), '*'].join('/')}`;
  return OPTION_TITLES.find(([pattern]) => pattern === parent)?.[1];
}
