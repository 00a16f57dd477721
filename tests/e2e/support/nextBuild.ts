/** A build of the same program under other names, as the next release has: none of its parts are those of before. */
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Eight letters before the ending: the hash of the content. */
const NAMED = /-([A-Z0-9]{8})\.(?:js|css)$/;
const TEXT = /\.(?:js|css|mjs|json)$/;

/** @param to an empty folder */
export async function writeNextBuild(from: string, to: string): Promise<void> {
  for (const folder of ['static', '.build']) {
    await mkdir(join(to, folder), { recursive: true });
    await cp(join(from, folder), join(to, folder), { recursive: true });
  }
  const paths = (await readdir(to, { recursive: true })).map((path) => join(to, path));
  const hashes = paths.flatMap((path) => NAMED.exec(path)?.[1] ?? []);
  const next = new Map(hashes.map((hash) => [hash, [...hash].reverse().join('')]));
  const others = new RegExp([...next.keys()].map((hash) => `-${hash}\\.`).join('|'), 'g');
  const renamed = (text: string) => text.replace(others, (found) => `-${next.get(found.slice(1, -1))}.`);
  for (const path of paths) {
    // Compressed forms are of the names before.
    if (/\.(?:br|gz)$/.test(path)) await rm(path);
    if (!TEXT.test(path)) continue;
    const text = renamed(await readFile(path, 'utf8'));
    await writeFile(path, basename(path) === 'build.json' ? withOtherHash(text) : text);
    await rename(path, join(dirname(path), renamed(basename(path))));
  }
}

function withOtherHash(text: string): string {
  const info = JSON.parse(text) as { hash: string };
  return JSON.stringify({ ...info, hash: [...info.hash].reverse().join('') });
}
