/** What the program's files name: their texts in quotes, and texts that are put together. */
import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';

export interface NamesOfFile {
  /** Texts in quotes, and names of properties: a block's or a status's. */
  readonly texts: ReadonlySet<string>;
  /** Such as `status.${…}`, as a pattern of the keys that it makes. */
  readonly templates: readonly RegExp[];
  /** Files of the project that it imports, at once or later. */
  readonly imports: readonly string[];
}

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g;
const QUOTED = /'([\w.-]+)'|"([\w.-]+)"|\b(\w+)\s*:|<\w+ .*?="([\w.-]+)"/g;
const TEMPLATE = /`([^`]*\$\{[^`]*)`/g;
const GAP = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g;

/**
 * @param root of the project
 * @param folders of it
 * @returns names by path from the root
 */
export async function readNames(
  root: string,
  folders: readonly string[],
): Promise<ReadonlyMap<string, NamesOfFile>> {
  const lists = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(root, folder), { recursive: true }))
        .filter((path) => /\.tsx?$/.test(path))
        .map((path) => posix.join(folder, path.replaceAll('\\', '/'))),
    ),
  );
  return new Map(
    await Promise.all(
      lists.flat().map(async (path) => {
        return [path, namesIn(path, await readFile(join(root, path), 'utf8'))] as const;
      }),
    ),
  );
}

function namesIn(path: string, text: string): NamesOfFile {
  const texts = [...text.matchAll(QUOTED)].flatMap((match) => match.slice(1).filter(Boolean));
  const templates = [...text.matchAll(TEMPLATE)].flatMap(([, inside = '']): RegExp[] => {
    const parts = inside.split(GAP);
    // What has no part of a key in it makes none.
    if (!parts.some((part) => /\w{3}/.test(part)) || !parts.every((part) => /^[\w.-]*$/.test(part)))
      return [];
    return [new RegExp(`^${parts.map((part) => part.replace(/\W/g, '\\$&')).join('(.+)')}$`)];
  });
  const imports = [...text.matchAll(IMPORT)].map(([, to = '']) => posix.join(posix.dirname(path), to));
  return { texts: new Set(texts as string[]), templates, imports };
}
