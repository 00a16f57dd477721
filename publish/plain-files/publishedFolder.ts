/**
 * Published tenants on disk (decision 009). `<code>/<version>/` is immutable and named by the hash of its
 * content; beside it stand the live pages under the names that a plain web server looks for, of which
 * `<code>/index.html` is the pointer: written last, it says by its content which version is live.
 */
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { compress } from '../build/compress.ts';
import { writeFileWhole } from '../build/writeAssets.ts';
import type { PublishedTenant } from '../page/createSite.ts';
import type { RenderedPage } from '../page/renderDocument.ts';

/** What stands in a version's folder about it, written last: a folder without it is not whole. */
export interface VersionFacts {
  readonly version: string;
  /** The values of `content-security-policy`, by page. */
  readonly policies: Readonly<Record<string, RenderedPage['policies']>>;
}

const FACTS = 'published.json';
const POINTER = 'index.html';
/** Versions that stay for going back to, the live one included. */
const KEPT_VERSIONS = 10;
/** Compressed forms first: whoever sees the new page under its own name sees them new as well. */
const ENDINGS = ['.br', '.gz', ''];
const VERSION = /^[0-9a-f]{16}$/;

/** Writes a version, unless it is there, and makes it live. */
export async function writePublished(
  distDir: string,
  code: string,
  { version, pages }: PublishedTenant,
  quality?: number,
): Promise<void> {
  const folder = join(distDir, code, version);
  if (!(await isWhole(folder, [...pages.keys()]))) {
    for (const [name, { text }] of pages) {
      const content = Buffer.from(text);
      const { br, gzip } = await compress(name, content, quality);
      if (br) await writeFileWhole(join(folder, `${name}.br`), br);
      if (gzip) await writeFileWhole(join(folder, `${name}.gz`), gzip);
      await writeFileWhole(join(folder, name), content);
    }
    const policies = Object.fromEntries([...pages].map(([name, page]) => [name, page.policies]));
    const facts: VersionFacts = { version, policies };
    await writeFileWhole(join(folder, FACTS), `${JSON.stringify(facts, null, 2)}\n`);
  }
  await activate(distDir, code, version);
  await removeOldVersions(join(distDir, code), version);
}

/**
 * Points a tenant to a version: publishing, promoting and rolling back are this one step.
 * @throws Error when there is no such version, or only a part of it
 */
export async function activate(distDir: string, code: string, version: string): Promise<void> {
  const folder = join(distDir, code, version);
  const facts = VERSION.test(version) ? await readFacts(folder) : null;
  if (!facts) throw new Error(`There is no version ${version} of ${code} in ${distDir}.`);
  const names = Object.keys(facts.policies);
  const live = [...names.filter((name) => name !== POINTER), POINTER];
  for (const name of live) {
    for (const ending of ENDINGS) {
      await writeFileWhole(join(distDir, code, name + ending), await readFile(join(folder, name + ending)));
    }
  }
  // Its age counts from when it was live last: web servers give it away until they are told of the next.
  const now = new Date();
  await utimes(folder, now, now);
  await removeOldPages(join(distDir, code), new Set(live));
}

/** @returns the compressed forms of a page that `npm run build` has left; null when it has not */
export async function readPublishedPage(
  distDir: string,
  code: string,
  version: string,
  name: string,
): Promise<{ br: Uint8Array; gzip: Uint8Array } | null> {
  const path = join(distDir, code, version, name);
  try {
    const [br, gzip] = await Promise.all([readFile(`${path}.br`), readFile(`${path}.gz`)]);
    return { br, gzip };
  } catch {
    return null;
  }
}

/** Whoever removes a version may be stopped midway, and it may be wanted again. */
async function isWhole(folder: string, names: readonly string[]): Promise<boolean> {
  const paths = names.flatMap((name) => ENDINGS.map((ending) => join(folder, name + ending)));
  const found = await Promise.all(paths.map((path) => stat(path).catch(() => null)));
  return !found.includes(null) && (await readFacts(folder)) !== null;
}

async function readFacts(folder: string): Promise<VersionFacts | null> {
  const text = await readFile(join(folder, FACTS), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as VersionFacts);
}

/** Pages of languages that the live version does not have. */
async function removeOldPages(folder: string, live: ReadonlySet<string>): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  for (const { name } of entries.filter((entry) => entry.isDirectory() && !VERSION.test(entry.name))) {
    if (!live.has(`${name}/${POINTER}`)) await rm(join(folder, name), { recursive: true });
  }
}

async function removeOldVersions(folder: string, live: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => VERSION.test(name) && name !== live);
  const aged = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(join(folder, name))).mtimeMs })),
  );
  const old = aged.sort((a, b) => b.time - a.time).slice(KEPT_VERSIONS - 1);
  await Promise.all(old.map(({ name }) => rm(join(folder, name), { recursive: true })));
}
