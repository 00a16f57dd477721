/**
 * Keys that have a successor. The schema keeps such a key for a while, `"deprecated": true`, and says under
 * `x-successor` where its value belongs; nothing but this folder knows the old place.
 */
import { isCompatible } from '../../runtime/tenant/isCompatible.ts';
import { readWrittenEntries } from '../datedPlaces.ts';
import { type Mend, mendsOf, takeOut as offerTakingOut } from '../mend.ts';
import { type Finding, joinPointer, keysOf } from '../problem.ts';
import { memberSchema, type SchemaNode, type Successor, tenantSchema } from '../tenantSchema.ts';

/** A value that stands under a key that has a successor. */
export interface OldKey {
  readonly pointer: string;
  /** Where it belongs. */
  readonly target: string;
  readonly successor: Successor;
}

/** Every old key of a file, of whatever date, from top to bottom. Works on broken files too. */
export function listOldKeys(value: unknown, schema: SchemaNode = tenantSchema): OldKey[] {
  return [schema, tenantSchema].some(namesSuccessors) ? listBelow(value, schema, '') : [];
}

const naming = new WeakMap<SchemaNode, boolean>();

/** Most of the time no key has a successor, and no file has to be walked for one. */
function namesSuccessors(schema: SchemaNode): boolean {
  const known = naming.get(schema) ?? JSON.stringify(schema).includes('"x-successor":');
  naming.set(schema, known);
  return known;
}

function listBelow(value: unknown, schema: SchemaNode, pointer: string): OldKey[] {
  const dated = readWrittenEntries(value, schema, pointer);
  if (dated) {
    const { 'x-dated': _, ...undated } = schema;
    return dated.flatMap((each) => listBelow(each.value, undated, joinPointer(each.pointer, 'value')));
  }
  if (value === null || typeof value !== 'object') return [];
  const members: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return members.flatMap(([key, member]): OldKey[] => {
    const described = memberSchema(schema, key);
    if (!described) return [];
    const place = joinPointer(pointer, key);
    const successor = described['x-successor'];
    if (!successor) return listBelow(member, described, place);
    // `./name` stands beside the old key, wherever that is: in a list, or in each environment.
    const target = successor.pointer.replace(/^\.\//, `${pointer}/`);
    return [{ pointer: place, target, successor }];
  });
}

export interface TakenKeys {
  readonly problems: readonly Finding[];
  readonly warnings: readonly Finding[];
  /** Where a value stands in the file that is read at another place. */
  placeInFile(pointer: string): string;
}

interface TakeOptions {
  /** Of the portal. */
  readonly version: string;
  readonly schema?: SchemaNode | undefined;
}

/**
 * Takes the values of old keys to where they belong.
 * @param value of a file as it was written; changed in place, so that it holds no old key
 */
export function takeOldKeys(value: unknown, { version, schema }: TakeOptions): TakenKeys {
  const [problems, warnings]: [Finding[], Finding[]] = [[], []];
  const moved: OldKey[] = [];
  for (const old of listOldKeys(value, schema)) {
    const { pointer, target, successor } = old;
    const taken = takeOut(value, pointer);
    const refusal = refuse(old, value, moved, version);
    const mend: Mend = { kind: 'move', to: target, title: `Write it as ${target}`, isSafe: true };
    if (refusal !== null) {
      const isGiven = hasValue(value, target) || moved.some((each) => each.target === target);
      const mends = isGiven ? mendsOf(offerTakingOut(`Take it out, and keep ${target}`)) : mendsOf(mend);
      problems.push({ pointer, rule: 'deprecated', message: refusal, isAboutKey: true, ...mends });
      continue;
    }
    if (!putIn(value, target, taken)) continue;
    moved.push(old);
    const message = `${called(old)} since ${successor.since}; the old key is taken until ${successor.until}. npm run tenant -- migrate rewrites the file.`;
    warnings.push({ pointer, rule: 'deprecated', message, isAboutKey: true, ...mendsOf(mend) });
  }
  return {
    problems,
    warnings,
    placeInFile(pointer) {
      const old = moved.find(({ target }) => pointer === target || pointer.startsWith(`${target}/`));
      return old ? old.pointer + pointer.slice(old.target.length) : pointer;
    },
  };
}

/** Why a value cannot be taken to where it belongs; null when it can. */
function refuse(old: OldKey, value: unknown, moved: readonly OldKey[], version: string): string | null {
  const { target, successor } = old;
  if (!isCompatible(version, { atLeast: '0.0.0', below: successor.until })) {
    return `${called(old)} since ${successor.since}, and the old key is not taken any more.`;
  }
  const isGiven = hasValue(value, target) || moved.some((each) => each.target === target);
  return isGiven
    ? `${called(old)}, and that is given as well: two values for one thing. Take one of the two out.`
    : null;
}

function called({ pointer, target }: OldKey): string {
  return `The key "${keysOf(pointer).at(-1)}" is now ${target}`;
}

type Block = Record<string, unknown>;

function blockAt(value: unknown, keys: readonly string[]): Block | null {
  let node = value;
  for (const key of keys) {
    if (node === null || typeof node !== 'object' || !Object.hasOwn(node, key)) return null;
    node = (node as Block)[key];
  }
  return node !== null && typeof node === 'object' ? (node as Block) : null;
}

export function hasValue(value: unknown, pointer: string): boolean {
  const keys = keysOf(pointer);
  const block = blockAt(value, keys.slice(0, -1));
  return block !== null && Object.hasOwn(block, keys.at(-1) ?? '');
}

function takeOut(value: unknown, pointer: string): unknown {
  const keys = keysOf(pointer);
  const [block, key] = [blockAt(value, keys.slice(0, -1)), keys.at(-1) ?? ''];
  const taken = block?.[key];
  if (block) delete block[key];
  return taken;
}

/** @returns false where something else than a block is in the way: the structure check tells it */
function putIn(value: unknown, pointer: string, taken: unknown): boolean {
  const keys = keysOf(pointer);
  let node = value as Block;
  for (const key of keys.slice(0, -1)) {
    const next = Object.hasOwn(node, key) ? node[key] : {};
    if (next === null || typeof next !== 'object') return false;
    node[key] = next;
    node = next as Block;
  }
  node[keys.at(-1) ?? ''] = taken;
  return true;
}
