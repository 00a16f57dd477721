import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import postcss from 'postcss';
import { compactProperties } from './compactProperties.ts';
import { type LocalNames, renameLocals } from './renameLocals.ts';

const NAMESPACE = 'css-module';

/** The name of a class or animation in the product. @param index its place among those of its file */
type NameLocal = (prefix: string, index: number, name: string) => string;

/** As short as can be: they stand in every prerendered page, whose bytes are counted. */
const shortName: NameLocal = (prefix, index) => `${prefix}-${index.toString(36)}`;

/** For people who look at a page. */
export const longName: NameLocal = (prefix, _, name) => `${name}-${prefix}`;

/** How the names come into a program, and the styles with them. */
export interface CssModulesOptions {
  readonly nameLocal?: NameLocal;
  /** Names alone: the styles are a build of their own (bundle/buildStyles.ts). */
  readonly isNamesOnly?: boolean;
}

/** What a file of styles becomes. */
interface CompiledModule {
  readonly css: string;
  /** Names in the product, by those in the file. */
  readonly classes: Readonly<Record<string, string>>;
}

/**
 * CSS modules with names that follow from each file's path and its own classes and from nothing else, so that all builds
 * agree on them: esbuild's own short names follow from all that is built together. The names are made before esbuild
 * sees the styles, which to it are plain ones.
 */
export function cssModules(
  root: string,
  { nameLocal = shortName, isNamesOnly = false }: CssModulesOptions = {},
): Plugin {
  const owners = new Map<string, string>();
  /** @throws Error when another file has it: one of the two needs another name */
  const ownPrefix = (file: string) => {
    const prefix = prefixOf(file);
    const owner = owners.get(prefix) ?? file;
    if (owner !== file) throw new Error(`Classes of ${owner} and ${file} would have the same names.`);
    owners.set(prefix, file);
    return prefix;
  };
  const compile = async (file: string): Promise<CompiledModule> => {
    const path = join(root, file);
    const prefix = ownPrefix(file);
    const names: LocalNames = { classes: new Map(), animations: new Map() };
    const nameOf = (name: string) => nameLocal(prefix, names.classes.size + names.animations.size, name);
    const { css } = postcss([renameLocals(names, nameOf), compactProperties]).process(
      await readFile(path, 'utf8'),
      { from: path },
    );
    return { css, classes: Object.fromEntries(names.classes) };
  };
  return {
    name: NAMESPACE,
    setup({ onLoad, onResolve }) {
      onLoad({ filter: /\.module\.css$/, namespace: 'file' }, async ({ path }) => {
        const file = relative(root, path).split(sep).join('/');
        const { classes } = await compile(file);
        const styles = isNamesOnly ? '' : `import '${moduleAddress(file)}';`;
        return { contents: `${styles}export default ${JSON.stringify(classes)};`, loader: 'js' };
      });
      onResolve({ filter: new RegExp(`^${NAMESPACE}:`) }, ({ path }) => ({
        path: path.slice(NAMESPACE.length + 1),
        namespace: NAMESPACE,
      }));
      onLoad({ filter: /./, namespace: NAMESPACE }, async ({ path }) => ({
        contents: (await compile(path)).css,
        loader: 'css',
      }));
      onLoad({ filter: /\.css$/, namespace: 'file' }, async ({ path }) =>
        isNamesOnly
          ? { contents: '', loader: 'js' }
          : {
              contents: postcss([compactProperties]).process(await readFile(path, 'utf8'), { from: path })
                .css,
              loader: 'css',
              resolveDir: dirname(path),
            },
      );
    },
  };
}

/** What imports the styles of a module, from JavaScript and from other styles. @param file relative to the root */
export function moduleAddress(file: string): string {
  return `${NAMESPACE}:${file}`;
}

/** A letter and two more signs, from a hash of the path. */
export function prefixOf(file: string): string {
  const hash = createHash('sha256').update(file).digest();
  const letter = String.fromCharCode('a'.charCodeAt(0) + (hash.readUInt8(0) % 26));
  return letter + (hash.readUInt32BE(1) % 36 ** 2).toString(36).padStart(2, '0');
}
