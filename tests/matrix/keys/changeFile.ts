/** Tenant files in which one key has another value, and nothing else but what would contradict it. */
import type { CompiledTenant } from '../../../compiler/compileTenant.ts';
import type { World } from '../world.ts';
import { changesOf } from './changeValue.ts';
import type { Key } from './listKeys.ts';
import { get, joinPath, nodeAt, pathOf, put } from './schemaOf.ts';

export interface ChangedFile {
  readonly value: unknown;
  readonly file: unknown;
  readonly compiled: CompiledTenant;
}

/** How many further values of one other key are tried when it contradicts the change. */
const REPAIRS = 12;

/**
 * Valid ones only, the likeliest to be seen first; lazily, for each costs a compilation.
 * @param skipped how many values come after all others
 */
export function* changeFile(
  world: World,
  file: unknown,
  { path, node }: Key,
  skipped = 0,
): Generator<ChangedFile, void> {
  const environment = path[0] === 'connections' ? (path[1] as 'dev') : 'dev';
  const compile = (changed: unknown) => world.compile(changed, { environment });
  const values = changesOf(node, get(file, path), namesIn(file, world));
  for (const value of [...values.slice(skipped), ...values.slice(0, skipped)]) {
    const changed = put(file, path, value);
    const result = compile(changed);
    if (result.ok) {
      yield { value, file: changed, compiled: result };
      continue;
    }
    const others = [...new Set(result.problems.map(({ pointer }) => pointer))].filter(
      (pointer) => !pointer.startsWith(joinPath(path)),
    );
    const repaired = others.length > 0 && others.length <= 6 ? repair(changed, others, compile) : null;
    if (repaired) yield { value, ...repaired };
  }
}

type Compile = (file: unknown) => ReturnType<World['compile']>;

/** Takes out what contradicts the change, or gives it another value. */
function repair(
  file: unknown,
  pointers: readonly string[],
  compile: Compile,
): Omit<ChangedFile, 'value'> | null {
  const without = pointers.reduce((made, pointer) => put(made, pathOf(pointer), undefined), file);
  const result = compile(without);
  if (result.ok) return { file: without, compiled: result };
  const [pointer] = pointers;
  const node = pointer === undefined || pointers.length > 1 ? null : nodeAt(pointer);
  if (pointer === undefined || !node) return null;
  for (const value of changesOf(node, get(file, pathOf(pointer))).slice(0, REPAIRS)) {
    const changed = put(file, pathOf(pointer), value);
    const again = compile(changed);
    if (again.ok) return { file: changed, compiled: again };
  }
  return null;
}

/** What a key of this file may name: screens, and what the file itself lists. */
function namesIn(file: unknown, { manifests }: World): string[] {
  const listed = new Set<string>();
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    if (Array.isArray(value)) for (const each of value) if (typeof each === 'string') listed.add(each);
    for (const each of Object.values(value)) visit(each);
  };
  visit(file);
  return [...listed, ...manifests.map(({ id }) => id)];
}
