import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashText } from '../../../compiler/history/hashText.ts';
import { createDiskCopy } from '../../../host/registry/diskCopy.ts';
import type { Pointer } from '../../../publish/registry/pointer.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'copy-'));
});
afterEach(() => rm(folder, { recursive: true }));

const bytesOf = (text: string) => Buffer.from(text);
const hashOf = (text: string) => hashText(bytesOf(text));

/** A tenant whose file has this text, and words that others share. */
function pointerTo(code: string, text: string, reason = 'because “of it” \n'): Pointer {
  return {
    format: 1,
    code,
    file: hashOf(text),
    groups: {},
    words: { en: hashOf('words') },
    pictures: {},
    claims: { hosts: [`${code}.example`], hasDomainExtension: false, isDraft: false },
    revision: 1,
    by: 'somebody',
    at: new Date(0).toISOString(),
    reason,
    from: null,
  };
}

const setOf = (...pointers: Pointer[]) => new Map(pointers.map((pointer) => [pointer.code, pointer]));
const blobs = async () => (await readdir(join(folder, 'blob'))).sort();

async function copyWith(...texts: string[]) {
  const copy = createDiskCopy(folder);
  for (const text of [...texts, 'words']) await copy.writeBlob(hashOf(text), bytesOf(text));
  return copy;
}

describe('the copy of the last good set', () => {
  it('is read as it was written, by whoever starts later', async () => {
    const copy = await copyWith('one', 'two');
    const pointers = setOf(pointerTo('aa', 'one'), pointerTo('bb', 'two'));
    await copy.write({ revision: 7, pointers });
    expect(await createDiskCopy(folder).read()).toEqual({ revision: 7, pointers });
    await copy.write({ revision: 1, isFilledAnew: true, pointers });
    expect(await createDiskCopy(folder).read()).toEqual({ revision: 1, isFilledAnew: true, pointers });
  });

  it.each<[string, ((text: string) => string) | null]>([
    ['nothing lies there', null],
    ['it is empty', () => ''],
    ['it is cut off in its first line', (text) => text.slice(0, 40)],
    ['it is cut off at its end', (text) => text.slice(0, -1)],
    ['a letter of it has changed', (text) => text.replace('"revision":7', '"revision":8')],
    ['it is of nobody', (text) => text.slice(text.indexOf('\n'))],
  ])('is none where %s', async (_, damage) => {
    const file = join(folder, 'pointers.json');
    await (await copyWith('one')).write({ revision: 7, pointers: setOf(pointerTo('aa', 'one')) });
    const text = await readFile(file, 'utf8');
    await (damage ? writeFile(file, damage(text)) : rm(file));
    expect(await createDiskCopy(folder).read()).toBeNull();
  });

  it('gives no bytes that are not what their name says', async () => {
    const copy = await copyWith('one');
    expect(String(await copy.readBlob(hashOf('one')))).toBe('one');
    expect(await copy.readBlob(hashOf('two'))).toBeNull();
    await writeFile(join(folder, 'blob', hashOf('two')), 'tw');
    expect(await copy.readBlob(hashOf('two'))).toBeNull();
  });

  it('is cleared up although somebody has taken away already what has no use', async () => {
    const copy = await copyWith('one', 'of an earlier run');
    const one = pointerTo('aa', 'one');
    await copy.write({ revision: 1, pointers: setOf(one) });
    await rm(join(folder, 'blob', hashOf('of an earlier run')));
    await copy.sweep([]);
    expect(await blobs()).toEqual(['one', 'words'].map(hashOf).sort());
  });

  it('keeps the blobs of its set and of what is served since, and no others', async () => {
    const copy = await copyWith('one', 'two', 'three', 'of an earlier run');
    const foreign = ['.half-written.tmp', `${hashOf('three')}.tmp`, `.${hashOf('three')}`];
    for (const name of foreign) await writeFile(join(folder, 'blob', name), '');
    const [one, two] = [pointerTo('aa', 'one'), pointerTo('bb', 'two')];
    await copy.write({ revision: 1, pointers: setOf(one, two) });
    // The third came while the first two were written.
    await copy.sweep([one, pointerTo('bb', 'three')]);
    const kept = ['one', 'two', 'three', 'words'].map(hashOf);
    expect(await blobs()).toEqual([...foreign, ...kept].sort());

    const three = pointerTo('bb', 'three');
    await copy.write({ revision: 2, pointers: setOf(one, three) });
    await copy.sweep([one, three]);
    expect(await blobs()).toEqual([...foreign, ...['one', 'three', 'words'].map(hashOf)].sort());
  });

  it('keeps what somebody has gone back to since it was written', async () => {
    const copy = await copyWith('one', 'two');
    const one = pointerTo('aa', 'one');
    await copy.write({ revision: 1, pointers: setOf(one) });
    await copy.sweep([one, pointerTo('aa', 'two')]);
    await copy.write({ revision: 2, pointers: setOf(pointerTo('aa', 'two')) });
    // Rolled back before the second set was cleared up after.
    await copy.sweep([pointerTo('aa', 'one')]);
    expect(await copy.readBlob(hashOf('one'))).not.toBeNull();
  });
});
