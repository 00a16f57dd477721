import { joinPointer, keysOf } from '../../../compiler/problem.ts';
import { entryInForce, isDatedList } from '../../../runtime/tenant/resolveDates.ts';
import type { OptionOrigin, ValueSource } from './xrayAnswers.ts';

/** A file as it is written, before defaults. */
export interface WrittenFile {
  readonly file: string;
  readonly value: unknown;
}

/** What a tenant's values come from. */
export interface Written {
  readonly own: WrittenFile;
  /** The group that the file extends. */
  readonly group: WrittenFile | null;
  /** `YYYY-MM-DD`: decides which of dated values is in force. */
  readonly day: string;
}

interface Found {
  readonly pointer: string;
  readonly value: unknown;
  readonly from: string | null;
}

const VARIABLE = /\$\{(\w+)\}/;

/**
 * Where the value of an option comes from, and its place in the file.
 * @param pointer as if nothing were dated, such as `/currency/symbol`
 */
export function traceOption(pointer: string, written: Written): OptionOrigin {
  const keys = keysOf(pointer);
  const { own, group, day } = written;
  const inOwn = find(own.value, keys, day);
  const inGroup = inOwn ? null : group && find(group.value, keys, day);
  const found = inOwn ?? inGroup;
  return {
    kind: 'option',
    // What a group says is said otherwise in the file itself, at the same place.
    pointer: inOwn?.pointer ?? pointer,
    value: found ? textOf(found.value) : null,
    source: found
      ? sourceOf(found, inOwn ? { kind: 'file', ...own } : { kind: 'group', file: group?.file ?? '' })
      : { kind: 'default' },
  };
}

function find(value: unknown, keys: readonly string[], day: string): Found | null {
  let found: Found = { pointer: '', value, from: null };
  for (const key of [...keys, null]) {
    if (isDatedList(found.value)) {
      const at = entryInForce(found.value, day);
      const entry = found.value[at];
      const place = joinPointer(joinPointer(found.pointer, at), 'value');
      found = { pointer: place, value: entry?.value, from: entry?.from ?? null };
    }
    if (key === null) return found;
    const { value: node } = found;
    if (node === null || typeof node !== 'object' || !Object.hasOwn(node, key)) return null;
    const member = (node as Readonly<Record<string, unknown>>)[key];
    found = { ...found, pointer: joinPointer(found.pointer, key), value: member };
  }
  return found;
}

function sourceOf(
  { value, from }: Found,
  { kind, file }: { kind: 'file' | 'group'; file: string },
): ValueSource {
  const [, variable] = (typeof value === 'string' && VARIABLE.exec(value)) || [];
  if (variable !== undefined) return { kind: 'environment', file, variable };
  return from === null ? { kind, file } : { kind: 'dated', file, from };
}

function textOf(value: unknown): string | null {
  return value === null || typeof value === 'object' ? null : String(value);
}
