/** Named contents as files of a folder: what is written where, and by which conditions. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashText } from '../../../compiler/history/hashText.ts';
import { createFolderStore } from '../../../publish/registry/objects/createFolderStore.ts';
import type { ObjectStore, PutCondition } from '../../../publish/registry/objects/objectStore.ts';
import { RegistryUnreachable } from '../../../publish/registry/registry.ts';

let root: string;
let folder: string;
let store: ObjectStore;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-store-'));
  folder = join(root, 'not', 'there');
  store = createFolderStore(folder);
});
afterEach(() => rm(root, { recursive: true }));

const bytes = (text: string) => Buffer.from(text);
const written = (key: string) => readFile(join(folder, key), 'utf8').catch(() => null);

describe('a content', () => {
  it('is a file below the folder, and is read with the hash of its bytes', async () => {
    expect(await store.put('uat/journal/1.json', bytes('one'), 'any')).toBe(true);
    expect(await written('uat/journal/1.json')).toBe('one');
    const etag = hashText('one');
    expect(await store.get('uat/journal/1.json')).toEqual({ bytes: bytes('one'), etag });
    expect(await store.get('uat/journal/1.json', etag)).toBe('unchanged');
    expect(await store.get('uat/journal/1.json', hashText('two'))).toEqual({ bytes: bytes('one'), etag });
  });

  it('is none where there is none', async () => {
    expect(await store.get('a')).toBeNull();
    expect(await store.get('a', hashText('one'))).toBeNull();
  });

  it.each<[string, string | null, PutCondition, boolean]>([
    ['is new, of whatever', null, 'any', true],
    ['is new', null, 'none', true],
    ['is new, and another one was seen', null, { etag: hashText('one') }, false],
    ['replaces whatever there is', 'one', 'any', true],
    ['is there, and none was seen', 'one', 'none', false],
    ['replaces what was seen', 'one', { etag: hashText('one') }, true],
    ['is another one than was seen', 'one', { etag: hashText('two') }, false],
  ])('that %s is written or not: %j by %j: %s', async (_, before, condition, isWritten) => {
    if (before !== null) await store.put('a', bytes(before), 'any');
    expect(await store.put('a', bytes('new'), condition)).toBe(isWritten);
    expect(await written('a')).toBe(isWritten ? 'new' : before);
  });

  it('is written by one of two who saw the same', async () => {
    await store.put('a', bytes('one'), 'any');
    const condition = { etag: hashText('one') };
    const results = await Promise.all(['two', 'three'].map((text) => store.put('a', bytes(text), condition)));
    expect(results.toSorted()).toEqual([false, true]);
    expect(await written('a')).toBe(results[0] ? 'two' : 'three');
  });

  it('goes when it is removed, and is no matter where it is gone already', async () => {
    await store.put('a', bytes('one'), 'any');
    await store.remove('a');
    expect(await store.get('a')).toBeNull();
    await expect(store.remove('a')).resolves.toBeUndefined();
  });

  it('leaves nothing behind of how it was written', async () => {
    await store.put('uat/a', bytes('one'), 'any');
    await store.put('uat/a', bytes('two'), 'none');
    expect(await readdir(join(folder, 'uat'))).toEqual(['a']);
    expect((await readdir(folder)).filter((name) => !name.startsWith('.lock'))).toEqual(['uat']);
  });
});

describe('the contents below a name', () => {
  it('are in the order of their names, without what is hidden', async () => {
    for (const key of ['uat/b', 'uat/a', 'uat/c', 'prod/d']) await store.put(key, bytes(key), 'any');
    await writeFile(join(folder, 'uat', '.a.tmp'), '');
    expect(await store.list('uat/')).toEqual(['uat/a', 'uat/b', 'uat/c']);
  });

  it('are none where there is no such folder', async () => expect(await store.list('uat/')).toEqual([]));
});

describe('a folder that cannot be read', () => {
  it('is a registry that nobody reaches: a content that is a folder, a list that is a file', async () => {
    await mkdir(join(folder, 'a'), { recursive: true });
    await writeFile(join(folder, 'b'), '');
    await expect(store.get('a')).rejects.toThrow(RegistryUnreachable);
    await expect(store.get('a')).rejects.toThrow(/EISDIR/);
    await expect(store.put('a', bytes('one'), 'none')).rejects.toThrow(RegistryUnreachable);
    await expect(store.list('b')).rejects.toThrow(RegistryUnreachable);
  });
});

it('a folder is asked five times a second, and closing it does nothing', async () => {
  expect(store.pollMilliseconds).toBe(200);
  await expect(store.close()).resolves.toBeUndefined();
});
