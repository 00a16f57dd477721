import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a page must know about the built runtime. Addresses begin with `/static/`. */
export interface BuildInfo {
  /** Version of the product (package.json). */
  readonly version: string;
  /** Hash over all built files. */
  readonly hash: string;
  /** Address of the entry script. */
  readonly entry: string;
  /** Scripts that the entry imports at once, for modulepreload. */
  readonly imports: readonly string[];
  readonly styles: readonly string[];
}

const FILE = 'build.json';

/** @returns null when nothing has been built in this folder yet */
export async function readBuildInfo(distDir: string): Promise<BuildInfo | null> {
  const text = await readFile(join(distDir, FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : (JSON.parse(text) as BuildInfo);
}

export function buildInfoPath(distDir: string): string {
  return join(distDir, FILE);
}
