import { basename, dirname, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';

const NAMESPACE = 'css-module';

/**
 * CSS modules with names that follow from the file alone (`Home_hero`), so that the browser's programs and the
 * render bundle agree on them: esbuild's own short names follow from all that is built together.
 */
export function cssModules(root: string): Plugin {
  /** Styles by the path of their module, which is the same on every machine. */
  const styles = new Map<string, string>();
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
        const text = (ending: string) => outputFiles.find((file) => file.path.endsWith(ending))?.text ?? '';
        const name = relative(root, path);
        styles.set(name, text('.css'));
        return { contents: `import '${NAMESPACE}:${name}';${text('.js')}`, loader: 'js' };
      });
      onResolve({ filter: new RegExp(`^${NAMESPACE}:`) }, ({ path }) => ({
        path: path.slice(NAMESPACE.length + 1),
        namespace: NAMESPACE,
      }));
      onLoad({ filter: /./, namespace: NAMESPACE }, ({ path }) => ({
        contents: styles.get(path) ?? '',
        loader: 'css',
      }));
    },
  };
}
