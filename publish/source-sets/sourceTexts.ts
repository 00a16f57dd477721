import { hashText } from '../../compiler/history/hashText.ts';
import type { SourceSet } from '../registry/pointer.ts';
import type { Registry } from '../registry/registry.ts';

/** A source set with its contents: everything that a tenant is made from, and nothing of its neighbours. */
export interface SourceTexts {
  readonly code: string;
  readonly file: Uint8Array;
  /** By name; none or one. */
  readonly groups: ReadonlyMap<string, Uint8Array>;
  /** By language: those that it offers, what they fall back to, and the portal's own fallback. */
  readonly words: ReadonlyMap<string, Uint8Array>;
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

/** Names of the contents. */
export function nameTexts({ file, groups, words, pictures }: SourceTexts): SourceSet {
  const hashes = (texts: ReadonlyMap<string, Uint8Array>) =>
    Object.fromEntries([...texts].map(([name, bytes]) => [name, hashText(bytes)]).sort());
  return {
    file: hashText(file),
    groups: hashes(groups),
    words: hashes(words),
    pictures: hashes(pictures),
  };
}

/** Whether two sets are made of the same contents. */
export function isSameSet(one: SourceSet, other: SourceSet): boolean {
  return keyOfSet(one) === keyOfSet(other);
}

function keyOfSet({ file, groups, words, pictures }: SourceSet): string {
  const sorted = [groups, words, pictures].map((each) => Object.entries(each).sort());
  return JSON.stringify([file, ...sorted]);
}

/** Keeps each content that is not known to be there. @param known hashes of blobs */
export async function writeTexts(
  registry: Registry,
  texts: SourceTexts,
  known: ReadonlySet<string>,
): Promise<void> {
  const all = [
    texts.file,
    ...[texts.groups, texts.words, texts.pictures].flatMap((each) => [...each.values()]),
  ];
  for (const bytes of all) if (!known.has(hashText(bytes))) await registry.writeBlob(bytes);
}

/** A blob that a pointer names, and that is not there. */
export class MissingBlob extends Error {
  override readonly name = 'MissingBlob';
}

export type ReadBlob = (hash: string) => Promise<Uint8Array>;

/** @throws MissingBlob, and what `readBlob` throws */
export async function readTexts(code: string, set: SourceSet, readBlob: ReadBlob): Promise<SourceTexts> {
  const readAll = async (hashes: Readonly<Record<string, string>>) => {
    const found = Object.entries(hashes).map(async ([name, hash]) => [name, await readBlob(hash)] as const);
    return new Map(await Promise.all(found));
  };
  const [file, groups, words, pictures] = await Promise.all([
    readBlob(set.file),
    readAll(set.groups),
    readAll(set.words),
    readAll(set.pictures),
  ]);
  return { code, file, groups, words, pictures };
}

/** Reads blobs of a registry, and says which one is missing. */
export function blobReader(registry: Registry): ReadBlob {
  return async (hash) => {
    const bytes = await registry.readBlob(hash);
    if (bytes === null) throw new MissingBlob(`the blob ${hash} is not there`);
    return bytes;
  };
}
