import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';

const NAMESPACE = 'css-module';

/**
 * CSS modules with short names that follow from the list of files and each file's own classes (`c1a_3`), so that the
 * browser's programs and the render bundle agree on them: esbuild's own short names follow from all that is built
 * together. They stand in every drawn page, whose bytes are counted.
 */
export function cssModules(root: string): Plugin {
  /** Styles by the path of their module, which is the same on every machine. */
  const styles = new Map<string, string>();
  const files = globSync('{runtime,screens}/**/*.module.css', { cwd: root }).sort();
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
        const file = relative(root, path);
        const text = (ending: string) => outputFiles.find((file) => file.path.endsWith(ending))?.text ?? '';
        const long = new RegExp(`${basename(path, '.module.css')}_[\\w-]+`, 'g');
        const prefix = `c${files.indexOf(file).toString(36)}_`;
        const names = new Map(
          [...new Set(text('.css').match(long))].map((name, index) => [name, prefix + index.toString(36)]),
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
