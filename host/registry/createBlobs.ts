import type { Registry } from '../../publish/registry/registry.ts';
import { MissingBlob, type ReadBlob } from '../../publish/source-sets/sourceTexts.ts';
import type { DiskCopy } from './diskCopy.ts';

export interface Blobs {
  readonly read: ReadBlob;
  /** Brings to the disk what was fetched since; whoever waits for a page does not wait for that. */
  save(): Promise<void>;
}

/** Most of a write is waiting for the disk. */
const AT_ONCE = 16;

/** Contents by their hash: from the disk, else from the registry. */
export function createBlobs(
  registry: Pick<Registry, 'readBlob'>,
  copy: Pick<DiskCopy, 'readBlob' | 'writeBlob'>,
): Blobs {
  const unsaved = new Map<string, Uint8Array>();
  return {
    async read(hash) {
      const known = unsaved.get(hash) ?? (await copy.readBlob(hash));
      if (known) return known;
      const bytes = await registry.readBlob(hash);
      if (bytes === null) throw new MissingBlob(`the blob ${hash} is not there`);
      unsaved.set(hash, bytes);
      return bytes;
    },
    async save() {
      const fetched = [...unsaved];
      for (let start = 0; start < fetched.length; start += AT_ONCE) {
        await Promise.all(
          fetched.slice(start, start + AT_ONCE).map(async ([hash, bytes]) => {
            await copy.writeBlob(hash, bytes);
            unsaved.delete(hash);
          }),
        );
      }
    },
  };
}
