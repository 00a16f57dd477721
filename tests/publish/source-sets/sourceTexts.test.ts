/** What a source set is called, which of its contents are written, and how it is read again. */
import { describe, expect, it } from 'vitest';
import { hashText } from '../../../compiler/history/hashText.ts';
import type { SourceSet } from '../../../publish/registry/pointer.ts';
import {
  blobReader,
  isSameSet,
  MissingBlob,
  nameTexts,
  readTexts,
  type SourceTexts,
  writeTexts,
} from '../../../publish/source-sets/sourceTexts.ts';
import { memoryRegistry } from '../registry/support/memoryRegistry.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const texts: SourceTexts = {
  code: 'bg',
  file: bytes('file'),
  groups: new Map([['one', bytes('group')]]),
  words: new Map([
    ['en', bytes('english')],
    ['bg', bytes('bulgarian')],
  ]),
  pictures: new Map([['a.png', bytes('picture')]]),
};
const set: SourceSet = {
  file: hashText('file'),
  groups: { one: hashText('group') },
  words: { bg: hashText('bulgarian'), en: hashText('english') },
  pictures: { 'a.png': hashText('picture') },
};

describe('a source set', () => {
  it('is named by the hashes of its contents, in the order of their names', () => {
    expect(nameTexts(texts)).toEqual(set);
    expect(JSON.stringify(nameTexts(texts))).toBe(JSON.stringify(set));
  });

  it.each<[string, Partial<SourceSet>, boolean]>([
    ['the same', {}, true],
    ['the same in another order', { words: { en: hashText('english'), bg: hashText('bulgarian') } }, true],
    ['another file', { file: hashText('other') }, false],
    ['another group', { groups: { two: hashText('group') } }, false],
    ['no group', { groups: {} }, false],
    ['other words', { words: { bg: hashText('other'), en: hashText('english') } }, false],
    ['fewer words', { words: { bg: hashText('bulgarian') } }, false],
    ['another picture', { pictures: { 'a.png': hashText('other') } }, false],
    ['a picture more', { pictures: { 'a.png': hashText('picture'), 'b.png': hashText('picture') } }, false],
  ])('with %s is the same one: %j', (_, changes, isSame) => {
    expect(isSameSet(set, { ...set, ...changes })).toBe(isSame);
    expect(isSameSet({ ...set, ...changes }, set)).toBe(isSame);
  });

  it('is another one where a group is called like a picture', () => {
    const hash = hashText('picture');
    expect(
      isSameSet({ ...set, groups: { a: hash }, pictures: {} }, { ...set, groups: {}, pictures: { a: hash } }),
    ).toBe(false);
  });
});

describe('what is written of a source set', () => {
  it('is each of its contents', async () => {
    const registry = memoryRegistry();
    await writeTexts(registry, texts, new Set());
    expect(registry.written).toEqual(
      ['file', 'group', 'english', 'bulgarian', 'picture'].map((each) => hashText(each)),
    );
  });

  it('is nothing that is known to be there', async () => {
    const registry = memoryRegistry();
    await writeTexts(registry, texts, new Set([hashText('english'), hashText('file'), hashText('picture')]));
    expect(registry.written).toEqual(['group', 'bulgarian'].map((each) => hashText(each)));
  });

  it('is read again as it was', async () => {
    const registry = memoryRegistry();
    await writeTexts(registry, texts, new Set());
    expect(await readTexts('bg', nameTexts(texts), blobReader(registry))).toEqual(texts);
  });

  it('cannot be read where a content of it is gone, which is named', async () => {
    const registry = memoryRegistry();
    await writeTexts(registry, texts, new Set());
    registry.blobs.delete(hashText('group'));
    const asked = readTexts('bg', set, blobReader(registry));
    await expect(asked).rejects.toThrow(MissingBlob);
    await expect(asked).rejects.toMatchObject({
      name: 'MissingBlob',
      message: `the blob ${hashText('group')} is not there`,
    });
  });
});
