import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';
import fastify from 'fastify';
import { cssModules } from '../../../bundle/cssModules.ts';
import type { ConsoleContext } from '../../../console/server/consoleContext.ts';
import { previewRoutes } from '../../../console/server/preview/previewRoutes.ts';
import { manifests } from '../../../screens/index.ts';

export interface ServedPreview {
  /** Without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

const ROOT = new URL('../../../', import.meta.url).pathname;

/** The server's part of previews, and a page that embeds one. */
export async function servePreview(context: Partial<ConsoleContext>): Promise<ServedPreview> {
  const whole: ConsoleContext = {
    tenantConfigDir: join(ROOT, 'tenant-config'),
    distDir: join(ROOT, 'dist'),
    environment: 'dev',
    variables: {},
    screens: manifests,
    version: '0.0.0',
    now: () => new Date(),
    ...context,
  };
  const files = await bundlePage();
  const app = fastify({ forceCloseConnections: true, bodyLimit: 2 * 1024 * 1024 });
  await previewRoutes(app, whole);
  app.get('/saved/:code', ({ params }) =>
    readFile(join(whole.tenantConfigDir, `${(params as { code: string }).code}.json`), 'utf8'),
  );
  app.get('/*', (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    const file = files.get(path);
    if (file) return reply.type(path.endsWith('.css') ? 'text/css' : 'text/javascript').send(file);
    return reply.type('text/html').send(PAGE);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url: `http://localhost:${(app.server.address() as AddressInfo).port}`,
    close: () => app.close(),
  };
}

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Preview</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<link rel="stylesheet" href="/page.css"></head><body><div id="root"></div>
<script type="module" src="/page.js"></script></body></html>`;

async function bundlePage(): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: { page: 'tests/e2e/support/previewPage.tsx' },
    outdir: '/',
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    plugins: [cssModules(ROOT)],
    loader: { '.woff2': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return new Map(outputFiles.map(({ path, text }) => [path, text]));
}
