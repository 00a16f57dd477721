import type { JournalLine } from './journalLine.ts';
import type { PointerName } from './pointer.ts';
import type { Swap } from './registry.ts';

/** What a swap writes once it is known which change of the environment it is. */
export function writeSwap(
  { changes, line }: Swap,
  revision: number,
): { readonly texts: ReadonlyMap<PointerName, string | null>; readonly line: string } {
  const numbered = changes.map(({ name, pointer }) => ({
    name,
    pointer: pointer && { ...pointer, revision },
  }));
  const full: JournalLine = { ...line, revision, changes: numbered };
  return {
    texts: new Map(numbered.map(({ name, pointer }) => [name, pointer && JSON.stringify(pointer)])),
    line: JSON.stringify(full),
  };
}
