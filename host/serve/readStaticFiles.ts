import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { compress, type Encoded, packed } from '../../publish/build/compress.ts';

export interface StaticFile {
  readonly content: Encoded;
  readonly type: string;
}

const TYPES: readonly (readonly [ending: string, type: string])[] = [
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.woff2', 'font/woff2'],
  ['.woff', 'font/woff'],
  ['.png', 'image/png'],
  ['.webp', 'image/webp'],
  ['.avif', 'image/avif'],
  ['.jpg', 'image/jpeg'],
];

/** Reads every built file into memory under its address. */
export async function readStaticFiles(distDir: string): Promise<Map<string, StaticFile>> {
  const folder = join(distDir, 'static');
  const names = await readdir(folder, { recursive: true });
  const present = new Set(names);
  const files = new Map<string, StaticFile>();
  await Promise.all(
    names.map(async (name) => {
      const type = TYPES.find(([ending]) => name.endsWith(ending))?.[1];
      if (!type) return;
      const path = join(folder, name);
      const identity = await readFile(path);
      const built = async (ending: string) =>
        present.has(name + ending) ? await readFile(path + ending) : null;
      const content = { identity, br: await built('.br'), gzip: await built('.gz') };
      files.set(`/static/${name.split(sep).join('/')}`, { type, content });
    }),
  );
  return files;
}

/** As `build` names its files: folders and a name, none of which begins with a dot. */
const BUILT = /^\/static(?:\/[A-Za-z0-9_-][A-Za-z0-9_.@-]*)+$/;

/** One built file, when it was written after the host started; null when there is none. */
export async function readStaticFile(distDir: string, address: string): Promise<StaticFile | null> {
  const type = TYPES.find(([ending]) => address.endsWith(ending))?.[1];
  if (!type || !BUILT.test(address)) return null;
  const path = join(distDir, address);
  const read = (ending: string) => readFile(path + ending).catch(() => null);
  const identity = await read('');
  return identity && { type, content: { identity, br: await read('.br'), gzip: await read('.gz') } };
}

/**
 * A file that was made while the host runs.
 * @param quality of its compression, the best unless given; null compresses nothing
 */
export async function toStaticFile(
  address: string,
  content: string | Uint8Array,
  quality?: number | null,
): Promise<StaticFile> {
  const type = TYPES.find(([ending]) => address.endsWith(ending))?.[1] ?? 'application/octet-stream';
  const identity = Buffer.from(content);
  return {
    type,
    content:
      quality === null
        ? { identity, br: null, gzip: null }
        : packed(await compress(address, identity, quality)),
  };
}
