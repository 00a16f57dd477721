import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hashText } from '../../compiler/history/hashText.ts';
import { replaceFile } from '../../compiler/history/replaceFile.ts';
import { blobsOf, type Pointer, readPointer } from '../../publish/registry/pointer.ts';

/** The last good set of an environment: what a host starts from while the registry is away. */
export interface KeptSet {
  readonly revision: number;
  /** By the code of the tenant. */
  readonly pointers: ReadonlyMap<string, Pointer>;
}

export interface DiskCopy {
  /** Null where there is none, or where it is no longer what was written. */
  read(): Promise<KeptSet | null>;
  /** Bytes that are what their name says; null where there are none. */
  readBlob(hash: string): Promise<Uint8Array | null>;
  writeBlob(hash: string, bytes: Uint8Array): Promise<void>;
  /** Says which set is good, once all its blobs are there. */
  write(set: KeptSet): Promise<void>;
}

/** As it lies on the disk: the text has its own hash before it. */
interface Written {
  readonly format: 1;
  readonly revision: number;
  /** Texts of pointers, by code. */
  readonly pointers: Readonly<Record<string, string>>;
}

/** @param folder of one environment and one ring */
export function createDiskCopy(folder: string): DiskCopy {
  const blobs = join(folder, 'blob');
  const file = join(folder, 'pointers.json');
  return {
    async read() {
      const text = await readFile(file, 'utf8').catch(() => null);
      const end = text?.indexOf('\n') ?? -1;
      if (text === null || end < 0 || hashText(text.slice(end + 1)) !== text.slice(0, end)) return null;
      const { revision, pointers } = JSON.parse(text.slice(end + 1)) as Written;
      const sound = Object.entries(pointers).flatMap(([code, each]): [string, Pointer][] => {
        const read = readPointer(each, code);
        return read.ok ? [[code, read.pointer]] : [];
      });
      return { revision, pointers: new Map(sound) };
    },
    async readBlob(hash) {
      const bytes = await readFile(join(blobs, hash)).catch(() => null);
      return bytes && hashText(bytes) === hash ? bytes : null;
    },
    async writeBlob(hash, bytes) {
      await mkdir(blobs, { recursive: true });
      await replaceFile(join(blobs, hash), bytes);
    },
    async write({ revision, pointers }) {
      await mkdir(blobs, { recursive: true });
      const texts = [...pointers].map(([code, pointer]) => [code, JSON.stringify(pointer)]);
      const written: Written = { format: 1, revision, pointers: Object.fromEntries(texts) };
      const text = JSON.stringify(written);
      await replaceFile(file, `${hashText(text)}\n${text}`);
      const needed = new Set([...pointers.values()].flatMap(blobsOf));
      for (const name of await readdir(blobs)) {
        if (/^[0-9a-f]{64}$/.test(name) && !needed.has(name)) await rm(join(blobs, name), { force: true });
      }
    },
  };
}
