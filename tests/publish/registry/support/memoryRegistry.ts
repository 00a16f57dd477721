/** A registry in the memory of a test, which says what it was asked. */
import { hashText } from '../../../../compiler/history/hashText.ts';
import { type JournalLine, readJournalLine } from '../../../../publish/registry/journalLine.ts';
import type { Pointer, PointerName } from '../../../../publish/registry/pointer.ts';
import type { HostStatus, KeptPointer, Registry, Swap } from '../../../../publish/registry/registry.ts';
import { writeSwap } from '../../../../publish/registry/writeSwap.ts';

export interface MemoryRegistry extends Registry {
  /** Blobs by their hashes, those that a test puts there included. */
  readonly blobs: Map<string, Uint8Array>;
  /** Hashes of what was written, in order, those that were there already included. */
  readonly written: string[];
  readonly swaps: Swap[];
  /** Pointers by environment and name. */
  readonly kept: Map<string, Map<PointerName, KeptPointer>>;
  readonly lines: Map<string, JournalLine[]>;
  readonly hosts: Map<string, HostStatus[]>;
  /** Puts a pointer there without a swap. */
  put(environment: string, name: PointerName, pointer: Pointer | string): void;
}

export function memoryRegistry(): MemoryRegistry {
  const blobs = new Map<string, Uint8Array>();
  const written: string[] = [];
  const swaps: Swap[] = [];
  const kept: MemoryRegistry['kept'] = new Map();
  const lines: MemoryRegistry['lines'] = new Map();
  const hosts: MemoryRegistry['hosts'] = new Map();
  const keptIn = (environment: string) => {
    const known = kept.get(environment) ?? new Map<PointerName, KeptPointer>();
    kept.set(environment, known);
    return known;
  };
  const put = (environment: string, name: PointerName, pointer: Pointer | string) => {
    const text = typeof pointer === 'string' ? pointer : JSON.stringify(pointer);
    keptIn(environment).set(name, { stamp: hashText(text), text });
  };
  return {
    blobs,
    written,
    swaps,
    kept,
    lines,
    hosts,
    put,
    async readPointers(environment) {
      const revision = lines.get(environment)?.at(-1)?.revision ?? 0;
      return { revision, cursor: '', pointers: new Map(keptIn(environment)) };
    },
    readBlob: async (hash) => blobs.get(hash) ?? null,
    async writeBlob(bytes) {
      const hash = hashText(bytes);
      blobs.set(hash, bytes);
      written.push(hash);
      return hash;
    },
    async swapPointers(environment, swap) {
      swaps.push(swap);
      const changed = swap.changes.filter(
        ({ name, before }) => (keptIn(environment).get(name)?.stamp ?? null) !== before,
      );
      if (changed.length > 0) return { ok: false, changed: changed.map(({ name }) => name) };
      const before = lines.get(environment) ?? [];
      const revision = (before.at(-1)?.revision ?? 0) + 1;
      if (swap.check && swap.check.revision !== revision - 1)
        swap.check.assert({ revision: revision - 1, cursor: '', pointers: new Map(keptIn(environment)) });
      const { texts, line } = writeSwap(swap, revision);
      for (const [name, text] of texts) {
        if (text === null) keptIn(environment).delete(name);
        else put(environment, name, text);
      }
      const read = readJournalLine(line);
      lines.set(environment, read ? [...before, read] : before);
      return { ok: true, revision };
    },
    async *watch() {},
    readJournal: async (environment) => lines.get(environment) ?? [],
    announce: async () => undefined,
    leave: async () => undefined,
    listHosts: async (environment) => hosts.get(environment) ?? [],
    close: async () => undefined,
  };
}
