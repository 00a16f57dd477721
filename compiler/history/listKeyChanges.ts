import { listLeaves } from '../compare/listLeaves.ts';
import { ENVIRONMENTS } from '../environment.ts';
import { parseSource } from '../parseSource.ts';
import { connectionSchema } from '../resolveConnection.ts';
import { memberSchema, type SchemaNode, tenantSchema } from '../tenantSchema.ts';
import { textsOf } from '../textsOf.ts';
import { findSecret, looksRandom } from '../warnings/findSecret.ts';
import type { KeyChange } from './historyRecord.ts';

/**
 * The keys that two texts of a file say differently, with both values. Values that only the host reads, and those that
 * look like secrets, are told to have changed and no more.
 * @param file that has them, as the history calls it
 */
export function listKeyChanges(
  before: string | Uint8Array | null,
  after: string | Uint8Array,
  file: string,
): KeyChange[] {
  const read = (text: string | Uint8Array | null) =>
    text === null ? undefined : parseSource(text).document?.value;
  // Every browser reads texts, whatever block they stand in.
  const isWords = file.startsWith('languages/');
  return listLeaves(read(before) ?? {}, read(after) ?? {}).map((leaf): KeyChange => {
    const isHidden = (!isWords && isHostOnly(leaf.pointer)) || [leaf.before, leaf.after].some(looksSecret);
    const pointer = plainPointer(leaf.pointer);
    return isHidden || pointer !== leaf.pointer ? { pointer, value: 'changed' } : { ...leaf };
  });
}

function looksSecret(value: unknown): boolean {
  return textsOf(value).some(isSecret);
}

function isSecret(text: string): boolean {
  return findSecret(text) !== null || looksRandom(text);
}

/** Up to a key that looks like a secret itself. */
function plainPointer(pointer: string): string {
  const keys = pointer.split('/');
  const secret = keys.findIndex(isSecret);
  return secret < 0 ? pointer : keys.slice(0, secret).join('/');
}

/** Browsers get the connection of their environment: what of it is the host's alone, its own schema says. */
function isHostOnly(pointer: string): boolean {
  const [, first, second, ...rest] = pointer.split('/');
  const environment = ENVIRONMENTS.find((each) => each === second);
  if (first === 'connections') return !environment || isMarked(connectionSchema(environment), rest);
  return isMarked(tenantSchema, pointer.split('/').slice(1));
}

function isMarked(schema: SchemaNode, keys: readonly string[]): boolean {
  let node: SchemaNode | null = schema;
  for (const key of keys) {
    node = node && memberSchema(node, key.replaceAll('~1', '/').replaceAll('~0', '~'));
    if (node?.['x-visibility'] === 'host') return true;
  }
  return false;
}
