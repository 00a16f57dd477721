/** What `npm run dev` puts before the host: pages with one script more, under the policies that they had. */
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDevServer, type DevServer } from '../../scripts/dev/createDevServer.ts';
import { freePort } from '../support/freePort.ts';

const CLIENT = 'console.log("$& is no pattern")';
const PAGE = '<!doctype html><html><head><title>Page</title></head><body><p>Text</p></body></html>';
const POLICIES = ["default-src 'none'; script-src 'sha256-own' 'strict-dynamic'", "script-src 'self'"];

let host: Server;
let dev: DevServer;
let url: string;

/** A host as far as the answers go. */
function startHost(): Promise<number> {
  host = createServer((request, response) => {
    if (request.url === '/static/a.js') {
      response.writeHead(200, { 'content-type': 'text/javascript', etag: '"a"' }).end('1');
      return;
    }
    if (request.url?.startsWith('/half')) {
      const type = request.url === '/half.js' ? 'text/javascript' : 'text/html';
      response.writeHead(200, { 'content-type': type, 'content-length': '100' });
      response.write('half', () => response.destroy());
      return;
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-security-policy', POLICIES);
    response.setHeader('etag', '"page"');
    const isKnown = request.headers['if-none-match'] !== undefined;
    response.writeHead(isKnown ? 304 : 200).end(isKnown ? '' : PAGE);
  });
  return new Promise((resolve) => {
    host.listen(0, '127.0.0.1', () => resolve((host.address() as AddressInfo).port));
  });
}

/** What the pages are told, one after the other. */
async function* eventsOf(address: string, signal: AbortSignal) {
  const { body } = await fetch(address, { signal });
  for await (const text of (body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()))
    for (const [, data = ''] of text.matchAll(/^data: (.*)$/gm))
      yield JSON.parse(data) as { version: string; problem: string | null };
}

beforeEach(async () => {
  const port = await freePort();
  dev = createDevServer({ client: CLIENT, distDir: '/no/such/folder' });
  await dev.listen(port, '127.0.0.1');
  url = `http://127.0.0.1:${port}`;
});
afterEach(async () => {
  await dev.close();
  host?.closeAllConnections();
  host?.close();
});

describe('a page of npm run dev', () => {
  it('has one script more, which both of its policies allow by its hash, and is never kept', async () => {
    dev.use(await startHost());
    const answer = await fetch(`${url}/xx/`, { headers: { accept: 'text/html', 'if-none-match': '"page"' } });
    const html = await answer.text();
    const hash = `'sha256-${createHash('sha256').update(CLIENT).digest('base64')}'`;
    expect(html).toContain(`<script>${CLIENT}</script></body>`);
    expect(answer.headers.get('content-security-policy')).toBe(
      `default-src 'none'; script-src ${hash} 'sha256-own' 'strict-dynamic', script-src ${hash} 'self'`,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('etag')).toBeNull();
  });

  it('is told of each change and each problem, and knows by its version whether it is the newest', async () => {
    dev.use(await startHost());
    const end = new AbortController();
    const events = eventsOf(`${url}/__dev/events`, end.signal);
    const first = await events.next();
    const html = await (await fetch(`${url}/xx/`, { headers: { accept: 'text/html' } })).text();
    expect(html).toContain(`<meta name="dev-version" content="${first.value?.version}">`);
    dev.show('a.tsx: mistake');
    expect((await events.next()).value).toEqual({ version: first.value?.version, problem: 'a.tsx: mistake' });
    dev.reload();
    expect((await events.next()).value?.version).not.toBe(first.value?.version);
    end.abort();
  });

  it('is one that waits, while nothing has been built because of a mistake', async () => {
    dev.show('a.tsx: mistake');
    const answer = await fetch(`${url}/xx/`, { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain(`<script>${CLIENT}</script>`);
  });

  it.each(['/half', '/half.js'])(
    'is cut off where the host ends while it answers, for nobody to wait for: %s',
    async (path) => {
      dev.use(await startHost());
      const answer = fetch(`${url}${path}`).then((each) => each.text());
      await expect(answer).rejects.toThrow();
    },
  );

  it('leaves everything else as the host answers it', async () => {
    dev.use(await startHost());
    const answer = await fetch(`${url}/static/a.js`);
    expect([await answer.text(), answer.headers.get('etag')]).toEqual(['1', '"a"']);
  });
});
