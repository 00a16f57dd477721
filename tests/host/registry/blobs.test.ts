import { describe, expect, it } from 'vitest';
import { createBlobs } from '../../../host/registry/createBlobs.ts';

const bytesOf = (hash: string) => new TextEncoder().encode(hash);

/** Which contents were asked of the registry, and which stand on the disk. */
function setUp() {
  const asked: string[] = [];
  const disk = new Map<string, Uint8Array>();
  const blobs = createBlobs(
    {
      readBlob: async (hash) => {
        asked.push(hash);
        return hash === 'none' ? null : bytesOf(hash);
      },
    },
    {
      readBlob: async (hash) => disk.get(hash) ?? null,
      writeBlob: async (hash, bytes) => void disk.set(hash, bytes),
    },
  );
  return { asked, disk, blobs };
}

describe('contents of a registry', () => {
  const hashes = Array.from({ length: 40 }, (_, index) => `hash-${index}`);

  it('are fetched once, before they are on the disk and after', async () => {
    const { asked, disk, blobs } = setUp();
    for (const hash of hashes) await blobs.read(hash);
    for (const hash of hashes) await blobs.read(hash);
    expect(disk.size).toBe(0);
    await blobs.save();
    expect([...disk.keys()].sort()).toEqual([...hashes].sort());
    expect(await blobs.read('hash-7')).toEqual(bytesOf('hash-7'));
    expect(asked).toEqual(hashes);
  });

  it('are written no more once they are on the disk, whoever asked for it', async () => {
    const { disk, blobs } = setUp();
    await blobs.read('hash-1');
    await Promise.all([blobs.save(), blobs.save()]);
    disk.clear();
    await blobs.save();
    expect(disk.size).toBe(0);
  });

  it('that nobody has are an error that names them', async () => {
    await expect(setUp().blobs.read('none')).rejects.toThrow('the blob none is not there');
  });
});
