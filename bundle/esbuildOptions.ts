import type { BuildOptions } from 'esbuild';
import { PUBLIC_PATH } from './chunks.ts';

interface Surroundings {
  readonly root: string;
  /** Of the product. */
  readonly version: string;
  readonly mode: 'production' | 'development';
}

/** What every program is built with, for people as for developers. */
export function esbuildOptions({ root, version, mode }: Surroundings) {
  return {
    absWorkingDir: root,
    bundle: true,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    publicPath: PUBLIC_PATH,
    entryNames: '[name]-[hash]',
    chunkNames: 'c/[name]-[hash]',
    assetNames: 'f/[name]-[hash]',
    loader: { '.woff2': 'file', '.woff': 'file', '.svg': 'file' },
    // Packages that rjsf brings and no form of ours reaches (decision 018).
    alias: {
      'markdown-to-jsx/react': './runtime/forms/unreached/markdown.tsx',
      'fast-uri': './runtime/forms/unreached/references.ts',
      jsonpointer: './runtime/forms/unreached/references.ts',
      '@x0k/json-schema-merge': './runtime/forms/unreached/merging.ts',
      '@x0k/json-schema-merge/lib/array': './runtime/forms/unreached/merging.ts',
    },
    define: {
      'process.env.NODE_ENV': JSON.stringify(mode),
      __VERSION__: JSON.stringify(version),
    },
  } as const satisfies BuildOptions;
}

/**
 * What libraries ask for on ways that no page of ours goes: Node's process; `ErrorEvent`, which browsers have, where there is
 * no `reportError`, which all that we build for have; a development server's hot modules; and data of a page that
 * React Router rendered on a server. No source of ours may use these names in a browser.
 */
export const UNREACHED_IN_BROWSERS = {
  'process.emit': 'undefined',
  'window.ErrorEvent': 'undefined',
  'import.meta.hot': 'undefined',
  'window.__staticRouterHydrationData': 'undefined',
  'window.__reactRouterContext': 'undefined',
} as const satisfies BuildOptions['define'];

/** For modules that Node runs: React's server part asks for Node's own modules by require. */
export const NODE_OPTIONS = {
  platform: 'node',
  banner: {
    js: "import { createRequire } from 'node:module';const require = createRequire(import.meta.url);",
  },
} as const satisfies BuildOptions;
