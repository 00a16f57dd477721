import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compress, packed, qualityFor } from '../../../publish/build/compress.ts';

const page = Buffer.from('<p>A page of a tenant, much like the page of the next one.</p>\n'.repeat(300));

describe('what is compressed once and sent many times', () => {
  it.each([11, 10])(
    'comes back whole, and holds no more memory than it has bytes, at quality %i',
    async (quality) => {
      const { br, gzip } = await compress('page.html', page, quality);
      expect(brotliDecompressSync(br ?? '')).toEqual(page);
      expect(gunzipSync(gzip ?? '')).toEqual(page);
      expect([br, gzip].map((each) => each?.buffer.byteLength)).toEqual([br?.length, gzip?.length]);
    },
  );

  it('is unpacked for whoever takes it plain, and not kept so', async () => {
    const kept = packed(await compress('page.html', page));
    expect(kept.identity).toEqual(page);
    expect(Object.getOwnPropertyDescriptor(kept, 'identity')?.value).toBeUndefined();
    const short = await compress('page.html', Buffer.from('short'));
    expect(packed(short)).toBe(short);
  });

  it.each([
    [1, 11],
    [30, 11],
    [31, 10],
    [10_000, 10],
  ])(
    'of %i tenants is compressed at quality %i: few as well as can be, many as well as can be waited for',
    (tenants, quality) => {
      expect(qualityFor(tenants)).toBe(quality);
    },
  );
});
