/** Which contents are compressed, by their name and their length. */
import { describe, expect, it } from 'vitest';
import { compress, NEARLY_BEST, packed } from '../../../publish/build/compress.ts';

const bytes = (length: number) => Buffer.from('a'.repeat(length));
const isCompressed = async (name: string, length = 1_000) => {
  const { identity, br, gzip } = await compress(name, bytes(length), 1);
  expect(identity).toEqual(bytes(length));
  expect(br === null).toBe(gzip === null);
  return br !== null;
};

describe('a content', () => {
  it.each([
    ['a.html', true],
    ['a.js', true],
    ['a.svg', true],
    ['a.png.js', true],
    ['png', true],
    ['apng', true],
    ['a.woff', false],
    ['a.woff2', false],
    ['a.png', false],
    ['a.jpg', false],
    ['a.jpeg', false],
    ['a.webp', false],
    ['a.avif', false],
    ['a.gif', false],
    ['favicon.ico', false],
  ])('named %s is compressed: %s', async (name, expected) => expect(await isCompressed(name)).toBe(expected));

  it.each([
    [0, false],
    [255, false],
    [256, true],
  ])('of %i bytes is compressed: %s', async (length, expected) =>
    expect(await isCompressed('a.html', length)).toBe(expected),
  );

  it('is compressed as well as can be unless it is told otherwise, and nearly so for less time', async () => {
    expect(NEARLY_BEST).toBe(10);
    const text = Buffer.from(Array.from({ length: 400 }, (_, index) => `${index * 7919} `).join(''));
    const [best, usual, worst] = [
      (await compress('a.html', text, 11)).br,
      (await compress('a.html', text)).br,
      (await compress('a.html', text, 1)).br,
    ];
    expect(usual).toEqual(best);
    expect(worst?.length).toBeGreaterThan(best?.length ?? 0);
  });

  it('that is packed keeps its compressed forms', async () => {
    const content = await compress('a.html', bytes(1_000), 1);
    const kept = packed(content);
    expect([kept.br, kept.gzip]).toEqual([content.br, content.gzip]);
  });
});
