import { type Mendable, mendsOf } from './mend.ts';
import { joinPointer } from './problem.ts';
import { followRef, type SchemaNode, tenantSchema } from './tenantSchema.ts';

/** Of a key that stands in more blocks than this nobody can tell which was meant. */
const MOST = 3;

/** Nobody means what stands in there. */
const WRITTEN_BY_COMMANDS: ReadonlySet<string> = new Set(['inherited']);

interface Home {
  /** Steps to the block: `*` stands for any key of a block, or any entry of a list. */
  readonly block: readonly string[];
  readonly schema: SchemaNode;
}

let homes: ReadonlyMap<string, readonly Home[]> | null = null;

/** Where the schema has each key. */
function homesOf(key: string): readonly Home[] {
  if (homes === null) {
    const found = new Map<string, Home[]>();
    collect(tenantSchema, [], found);
    homes = found;
  }
  return homes.get(key) ?? [];
}

function collect(node: SchemaNode, block: readonly string[], found: Map<string, Home[]>): void {
  const target = followRef(node);
  for (const branch of target.anyOf ?? []) collect(branch, block, found);
  for (const [key, schema] of Object.entries(target.properties ?? {})) {
    const known = found.get(key) ?? [];
    found.set(key, known);
    known.push({ block, schema });
    if (!WRITTEN_BY_COMMANDS.has(key)) collect(schema, [...block, key], found);
  }
  if (target.items) collect(target.items, [...block, '*'], found);
  if (typeof target.additionalProperties === 'object') {
    collect(target.additionalProperties, [...block, '*'], found);
  }
}

/**
 * A sentence for a key that the schema has in another block.
 * @param value what was written there: it tells a text from a block of the same name
 * @param pointer of the block in which it was written
 * @returns empty when it belongs nowhere, or in too many blocks to say which
 */
export function belongsElsewhere(key: string, value: unknown, pointer: string): string {
  const places = [...new Set(placesOf(key, value, pointer).map(nameOf))];
  if (places.length === 0 || places.length > MOST) return '';
  return ` "${key}" belongs ${places.join(' or ')}.`;
}

/** The same, for the one block that it can be taken to; nothing where there are several. */
export function moveElsewhere(key: string, value: unknown, pointer: string): Mendable {
  const [place, ...others] = [...new Set(placesOf(key, value, pointer).map((steps) => steps.join('/')))];
  if (place === undefined || others.length > 0 || place.includes('*')) return {};
  const to = joinPointer(place === '' ? '' : `/${place}`, key);
  return mendsOf({
    kind: 'move',
    to,
    title: `Move it to ${place === '' ? 'the top of the file' : `/${place}`}`,
  });
}

function placesOf(key: string, value: unknown, pointer: string): (readonly string[])[] {
  const here = pointer.split('/').slice(1);
  const known = homesOf(key);
  const fitting = known.filter(({ schema }) => fits(value, schema));
  return (fitting.length > 0 ? fitting : known).map(({ block }) => inEnvironment(block, here));
}

/** The environment in which it was written is the one that is meant. */
function inEnvironment(block: readonly string[], here: readonly string[]): readonly string[] {
  const [first, , ...rest] = block;
  const isConnection = first === 'connections' && block.length > 1;
  const environment = here[0] === 'connections' ? (here[1] ?? '*') : '*';
  return isConnection ? [first, environment, ...rest] : block;
}

function nameOf(steps: readonly string[]): string {
  if (steps.length === 0) return 'at the top of the file';
  return `in ${steps.includes('*') ? 'each ' : ''}/${steps.join('/')}`;
}

function fits(value: unknown, schema: SchemaNode): boolean {
  const { type, anyOf, enum: choices } = followRef(schema);
  if (anyOf) return anyOf.some((branch) => fits(value, branch));
  if (choices) return choices.includes(value);
  const types: readonly string[] = type === undefined ? [] : [type].flat();
  return types.length === 0 || types.includes(kindOf(value));
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value !== 'number') return typeof value;
  return Number.isInteger(value) ? 'integer' : 'number';
}
