import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');

export interface SourceFile {
  /** Path from the project's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** Every source file of the named folders. */
export function sourceFiles(folders: readonly string[], endings = /\.(ts|tsx|mjs)$/): readonly SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && endings.test(entry.name))
      .map((entry) => {
        const absolute = join(entry.parentPath, entry.name);
        return {
          path: relative(ROOT, absolute).replaceAll('\\', '/'),
          text: readFileSync(absolute, 'utf8'),
        };
      }),
  );
}

export interface Import {
  readonly from: string;
  /** A path from the project's root, or a package's name without its subpath. */
  readonly to: string;
  readonly isPackage: boolean;
}

export const DOORS: Readonly<Record<string, string>> = {
  '#forms': 'runtime/forms/index.ts',
  '#account': 'runtime/account.ts',
  '#amounts': 'runtime/amounts.ts',
  '#card-details': 'runtime/cardDetails.ts',
  '#cards': 'runtime/cards.ts',
  '#offers': 'runtime/offers.ts',
  '#runtime': 'runtime/index.ts',
  '#site': 'runtime/site.ts',
  '#screens': 'screens/index.ts',
};

/** Static, dynamic and type-only imports: read from the text, since types are gone from any bundle. */
export function importsOf({ path, text }: SourceFile): readonly Import[] {
  const found = text.matchAll(
    /^\s*(?:import|export)\b[^'";]*?\bfrom\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm,
  );
  return [...found].map((match) => {
    const name = match[1] ?? match[2] ?? match[3] ?? '';
    if (name.startsWith('.')) {
      return { from: path, to: posix.normalize(posix.join(posix.dirname(path), name)), isPackage: false };
    }
    if (DOORS[name]) return { from: path, to: DOORS[name], isPackage: false };
    const parts = name.split('/');
    return {
      from: path,
      to: name.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? name),
      isPackage: true,
    };
  });
}
