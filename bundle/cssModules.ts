import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, dirname, relative, sep } from 'node:path';
import { build, type Plugin } from 'esbuild';

const NAMESPACE = 'css-module';

/**
 * CSS modules with short names that follow from each file's path and its own classes (`kx3-0`) and from nothing else, so
 * that all builds agree on them: esbuild's own short names follow from all that is built together. They stand in every
 * prerendered page, whose bytes are counted.
 */
export function cssModules(root: string): Plugin {
  /** Styles by the path of their module, which is the same on every machine. */
  const styles = new Map<string, string>();
  const owners = new Map<string, string>();
  /** @throws Error when another file has it: one of the two needs another name */
  const ownPrefix = (file: string) => {
    const prefix = prefixOf(file);
    const owner = owners.get(prefix) ?? file;
    if (owner !== file) throw new Error(`Classes of ${owner} and ${file} would have the same names.`);
    owners.set(prefix, file);
    return prefix;
  };
  return {
    name: NAMESPACE,
    setup({ onLoad, onResolve }) {
      onLoad({ filter: /\.module\.css$/, namespace: 'file' }, async ({ path }) => {
        const { outputFiles } = await build({
          stdin: { contents: `export { default } from './${basename(path)}'`, resolveDir: dirname(path) },
          bundle: true,
          write: false,
          outdir: '/',
          format: 'esm',
          minifySyntax: true,
          minifyWhitespace: true,
          loader: { '.module.css': 'local-css' },
          logLevel: 'silent',
        });
        const file = relative(root, path).split(sep).join('/');
        const prefix = ownPrefix(file);
        const text = (ending: string) => outputFiles.find((file) => file.path.endsWith(ending))?.text ?? '';
        const long = new RegExp(`${basename(path, '.module.css')}_[\\w-]+`, 'g');
        const names = new Map(
          [...new Set(text('.css').match(long))].map((name, index) => [
            name,
            `${prefix}-${index.toString(36)}`,
          ]),
        );
        // What else the script calls by such a name is its own.
        const short = (name: string) => names.get(name) ?? name;
        styles.set(file, compactProperties(text('.css').replace(long, short)));
        return {
          contents: `import '${NAMESPACE}:${file}';${text('.js').replace(long, short)}`,
          loader: 'js',
        };
      });
      onResolve({ filter: new RegExp(`^${NAMESPACE}:`) }, ({ path }) => ({
        path: path.slice(NAMESPACE.length + 1),
        namespace: NAMESPACE,
      }));
      onLoad({ filter: /./, namespace: NAMESPACE }, ({ path }) => ({
        contents: styles.get(path) ?? '',
        loader: 'css',
      }));
      onLoad({ filter: /\.css$/, namespace: 'file' }, async ({ path }) => ({
        contents: compactProperties(await readFile(path, 'utf8')),
        loader: 'css',
        resolveDir: dirname(path),
      }));
    },
  };
}

/** A letter and two more signs, from a hash of the path. */
export function prefixOf(file: string): string {
  const hash = createHash('sha256').update(file).digest();
  const letter = String.fromCharCode('a'.charCodeAt(0) + (hash.readUInt8(0) % 26));
  return letter + (hash.readUInt32BE(1) % 36 ** 2).toString(36).padStart(2, '0');
}

/** Without the blanks in values of custom properties, which esbuild leaves as they are written. Strings in them hold no commas and brackets. */
function compactProperties(css: string): string {
  return css.replace(/(--[\w-]+:)\s*([^;{}]+)/g, (_, name: string, value: string) => {
    return (
      name +
      value
        .replace(/\s+/g, ' ')
        .replace(/([(,]) /g, '$1')
        .replaceAll(' )', ')')
    );
  });
}
