import { entryInForce, isDatedList } from '../runtime/tenant/resolveDates.ts';
import { joinPointer } from './problem.ts';
import { followRef, isDated, type SchemaNode } from './tenantSchema.ts';

/** A list of dated values as somebody wrote it, perhaps with mistakes. */
export interface WrittenEntry {
  readonly pointer: string;
  readonly from: unknown;
  readonly value: unknown;
}

/**
 * The entries of a value that the schema allows to be dated and that is written so; null when it is one value.
 * The same question as that of the structure check: a list option is dated when an entry names a day or a value.
 */
export function readWrittenEntries(
  value: unknown,
  schema: SchemaNode,
  pointer: string,
): readonly WrittenEntry[] | null {
  if (!isDated(schema) || !Array.isArray(value)) return null;
  const isEntry = (each: unknown) =>
    each !== null && typeof each === 'object' && ('from' in each || 'value' in each);
  if (followRef(schema).type === 'array' && !value.some(isEntry)) return null;
  return value.map((each: unknown, index) => {
    const { from, value: written } = (isEntry(each) ? each : {}) as { from?: unknown; value?: unknown };
    return { pointer: joinPointer(pointer, index), from, value: written };
  });
}

/**
 * Where a place of the tenant of one day stands in the file, in which dated lists lie in between.
 * @param pointer place in what `resolveDates` made of the file's value for this day
 */
export function pointerInFile(value: unknown, pointer: string, day: string): string {
  let place = '';
  let node = value;
  const enterDates = () => {
    while (isDatedList(node)) {
      const index = entryInForce(node, day);
      place = `${place}/${index}/value`;
      node = node[index]?.value;
    }
  };
  for (const segment of pointer.split('/').slice(1)) {
    enterDates();
    place = `${place}/${segment}`;
    const key = segment.replaceAll('~1', '/').replaceAll('~0', '~');
    node =
      node !== null && typeof node === 'object' && Object.hasOwn(node, key)
        ? (node as Readonly<Record<string, unknown>>)[key]
        : undefined;
  }
  // The value itself is at fault: the one of this day, not the whole list.
  if (pointer !== '') enterDates();
  return place;
}
