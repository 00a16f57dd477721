import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hashText } from '../../compiler/history/hashText.ts';
import { replaceFile } from '../../compiler/history/replaceFile.ts';
import { blobsOf, type Pointer, readPointer } from '../../publish/registry/pointer.ts';

/** The last good set of an environment: what a host starts from while the registry is away. */
export interface KeptSet {
  readonly revision: number;
  /** The registry has lost some of these tenants: they stay until they are published to it again. */
  readonly isFilledAnew?: boolean;
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
  /** Takes away the blobs that the set which was written last has no use for. @param pointers further ones whose blobs stay */
  sweep(pointers: Iterable<Pointer>): Promise<void>;
}

/** As it lies on the disk: the text has its own hash before it. */
interface Written {
  readonly format: 1;
  readonly revision: number;
  /** Not there where it is false. */
  readonly isFilledAnew?: boolean;
  /** Texts of pointers, by code. */
  readonly pointers: Readonly<Record<string, string>>;
}

/** @param folder of one environment and one ring */
export function createDiskCopy(folder: string): DiskCopy {
  const blobs = join(folder, 'blob');
  const file = join(folder, 'pointers.json');
  /** What was written last; null before that. */
  let last: KeptSet['pointers'] | null = null;
  /** What may lie there without use. */
  let doubted = new Set<string>();
  return {
    async read() {
      const text = await readFile(file, 'utf8').catch(() => null);
      const end = text?.indexOf('\n') ?? -1;
      if (text === null || end < 0 || hashText(text.slice(end + 1)) !== text.slice(0, end)) return null;
      const { revision, isFilledAnew = false, pointers } = JSON.parse(text.slice(end + 1)) as Written;
      const sound = Object.entries(pointers).flatMap(([code, each]): [string, Pointer][] => {
        const read = readPointer(each, code);
        return read.ok ? [[code, read.pointer]] : [];
      });
      return { revision, ...(isFilledAnew && { isFilledAnew }), pointers: new Map(sound) };
    },
    async readBlob(hash) {
      const bytes = await readFile(join(blobs, hash)).catch(() => null);
      return bytes && hashText(bytes) === hash ? bytes : null;
    },
    async writeBlob(hash, bytes) {
      await mkdir(blobs, { recursive: true });
      await replaceFile(join(blobs, hash), bytes);
    },
    async write({ revision, isFilledAnew = false, pointers }) {
      await mkdir(blobs, { recursive: true });
      const text = Buffer.from(writtenText(revision, isFilledAnew, pointers));
      await replaceFile(file, Buffer.concat([Buffer.from(`${hashText(text)}\n`), text]));
      // What an earlier run of the host has left, and from then on what changes leave.
      doubted = new Set([...doubted, ...(last ? droppedFrom(last, pointers) : await readdir(blobs))]);
      last = pointers;
    },
    async sweep(pointers) {
      for (const each of [last?.values() ?? [], pointers])
        for (const pointer of each) for (const hash of blobsOf(pointer)) doubted.delete(hash);
      for (const name of doubted) if (BLOB.test(name)) await rm(join(blobs, name), { force: true });
      doubted = new Set();
    },
  };
}

/** As blobs are named; what is half written has another name. */
const BLOB = /^[0-9a-f]{64}$/;

/** Of each pointer once: a change of one of ten thousand writes them all. */
const texts = new WeakMap<Pointer, string>();

function writtenText(revision: number, isFilledAnew: boolean, pointers: KeptSet['pointers']): string {
  const own = [...pointers].map(([code, pointer]) => {
    const known = texts.get(pointer) ?? JSON.stringify(JSON.stringify(pointer));
    texts.set(pointer, known);
    return `${JSON.stringify(code)}:${known}`;
  });
  return `{"format":1,"revision":${revision},${isFilledAnew ? '"isFilledAnew":true,' : ''}"pointers":{${own.join()}}}`;
}

/** Blobs of pointers that are there no longer; others may need them as well. */
function droppedFrom(before: KeptSet['pointers'], now: KeptSet['pointers']): readonly string[] {
  return [...before].flatMap(([code, pointer]) => (now.get(code) === pointer ? [] : blobsOf(pointer)));
}
