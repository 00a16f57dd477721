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

/** For modules that Node runs: React's server part asks for Node's own modules by require. */
export const NODE_OPTIONS = {
  platform: 'node',
  banner: {
    js: "import { createRequire } from 'node:module';const require = createRequire(import.meta.url);",
  },
} as const satisfies BuildOptions;
