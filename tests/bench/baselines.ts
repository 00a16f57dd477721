import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import { compress, type Encoded } from '../../host/build/compress.ts';

/** A server of a few answers, each compressed once: what the portal is measured against. */
export interface Baseline {
  /** Ends without a slash. */
  readonly url: string;
  stop(): Promise<void>;
}

const REACT_PAGE = `
import { createElement as h, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
function App({ html }) {
  useEffect(() => { performance.mark('interactive'); performance.mark('cards'); }, []);
  return h('main', { dangerouslySetInnerHTML: { __html: html } });
}
const html = document.getElementById('content').textContent;
createRoot(document.getElementById('root')).render(h(App, { html: JSON.parse(html) }));`;

/**
 * Serves two pages of the content of a drawn home page: `/static` is its HTML and styles with no script at all,
 * `/react` the same drawn by React alone, from one script.
 * @param drawn the portal's own page
 */
export async function startBaselines(drawn: string): Promise<Baseline> {
  const root = /<div id="root">(.*)<\/div>\n<noscript>/s.exec(drawn)?.[1];
  if (root === undefined) throw new Error('The page is not drawn.');
  const still = drawn
    .replace(/<link rel="modulepreload"[^>]*>\n?/g, '')
    .replace(/<script.*?<\/script>\n?/gs, '');
  const [bundle] = (
    await build({
      stdin: { contents: REACT_PAGE, resolveDir: process.cwd(), loader: 'js' },
      bundle: true,
      write: false,
      minify: true,
      format: 'esm',
      define: { 'process.env.NODE_ENV': '"production"' },
    })
  ).outputFiles;
  const json = JSON.stringify(root).replaceAll('<', '\\u003c');
  const react = still
    .replace('</head>', '<link rel="modulepreload" href="/react.js">\n</head>')
    .replace(root, () => '')
    .replace(
      '</body>',
      () =>
        `<script type="application/json" id="content">${json}</script>\n<script type="module" src="/react.js"></script>\n</body>`,
    );
  const answers = new Map<string, { type: string; content: Encoded }>([
    ['/static', { type: 'text/html; charset=utf-8', content: await compress('a.html', Buffer.from(still)) }],
    ['/react', { type: 'text/html; charset=utf-8', content: await compress('a.html', Buffer.from(react)) }],
    [
      '/react.js',
      { type: 'text/javascript', content: await compress('a.js', bundle?.contents ?? new Uint8Array()) },
    ],
  ]);
  const server = createServer((request, response) => {
    const found = answers.get(request.url ?? '');
    const bytes = found?.content.br ?? found?.content.identity;
    response.writeHead(found ? 200 : 404, {
      'content-type': found?.type ?? 'text/plain',
      ...(found?.content.br && { 'content-encoding': 'br' }),
    });
    response.end(bytes);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
