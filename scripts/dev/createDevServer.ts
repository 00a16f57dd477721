/**
 * What stands in front of the host in `npm run dev`: passes everything on to the newest host, and adds to each page the
 * script that loads it again. The host knows nothing of it; the strict content policies of its pages hold, with the
 * hash of this one script added.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type DevState, EVENTS_PATH, VERSION_META } from './devEvents.ts';

export interface DevServer {
  listen(port: number, address: string): Promise<void>;
  /** Serves from this port from now on, and has the pages load again. */
  use(port: number): void;
  /** Has the pages load again. */
  reload(): void;
  /** Shows what is wrong in the pages that are open; null takes it away. */
  show(problem: string | null): void;
  close(): Promise<void>;
}

export interface DevServerOptions {
  /** The script of the pages, ready to run. */
  readonly client: string;
  /** Where the sources' maps are. */
  readonly distDir: string;
}

const MAP = /^\/static\/(?:[\w-]+\/)*[\w.-]+\.map$/;
/** The host is another one after each change. */
const agent = new Agent({ keepAlive: false });

export function createDevServer({ client, distDir }: DevServerOptions): DevServer {
  const script = `<script>${client}</script>`;
  const source = `'sha256-${createHash('sha256').update(client).digest('base64')}'`;
  const listeners = new Set<ServerResponse>();
  /** Another one each time that the program is started, so that pages of before load again. */
  let state: DevState = { version: `${Date.now()}`, problem: null };
  let port: number | null = null;
  let waiting: (() => void)[] = [];

  function change(next: Partial<DevState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener.write(eventOf(state));
    for (const go of waiting) go();
    waiting = [];
  }

  function listenTo(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(eventOf(state));
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
  }

  /** Until there is something to answer with. */
  async function target(): Promise<number | null> {
    while (port === null && state.problem === null)
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    return port;
  }

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/' } = incoming;
    if (url === EVENTS_PATH) return listenTo(response);
    if (MAP.test(url)) return sendMap(join(distDir, url), response);
    const to = await target();
    const { version } = state;
    const page = (html: string) =>
      html
        .replace(/(?=<\/head>)/, `<meta name="${VERSION_META}" content="${version}">`)
        .replace(/(?=<\/body>)/, () => script);
    if (to === null) {
      response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      response.end(
        page('<!doctype html><html lang="en"><head><title>Does not build</title></head><body></body></html>'),
      );
      return;
    }
    forward(incoming, response, to, { page, source });
  }

  const server = createServer((incoming, response) => {
    handle(incoming, response).catch(({ message }: Error) => {
      process.stderr.write(`${message}\n`);
      response.destroy();
    });
  });
  let count = 0;
  const nextVersion = () => `${state.version.split('.', 1)[0]}.${++count}`;
  return {
    listen: (own, address) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(own, address, resolve);
      }),
    use(next) {
      port = next;
      change({ version: nextVersion() });
    },
    reload: () => change({ version: nextVersion() }),
    show: (problem) => change({ problem }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function eventOf(state: DevState): string {
  return `data: ${JSON.stringify(state)}\n\n`;
}

interface PageChange {
  readonly page: (html: string) => string;
  readonly source: string;
}

/** @param port where the host listens */
function forward(
  incoming: IncomingMessage,
  response: ServerResponse,
  port: number,
  change: PageChange,
): void {
  const { url: path, method, headers } = incoming;
  // Pages are made anew, so nothing that a browser has kept of them holds; nothing is compressed on the way.
  const { 'accept-encoding': _encoding, 'if-none-match': known, ...rest } = headers;
  const isPage = headers.accept?.includes('text/html') ?? false;
  const passed = isPage || known === undefined ? rest : { ...rest, 'if-none-match': known };
  const outgoing = request({ host: '127.0.0.1', port, path, method, headers: passed, agent });
  outgoing.on('response', (answer) => passOn(answer, response, change));
  outgoing.on('error', ({ message }) => {
    if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(`The host does not answer: ${message}\n`);
  });
  response.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}

function passOn(answer: IncomingMessage, response: ServerResponse, { page, source }: PageChange): void {
  const isPage = answer.headers['content-type']?.startsWith('text/html') ?? false;
  response.statusCode = answer.statusCode ?? 502;
  for (const [name, values = []] of Object.entries(answer.headersDistinct)) {
    if (isPage && ['content-length', 'etag', 'cache-control'].includes(name)) continue;
    const isPolicy = isPage && name === 'content-security-policy';
    response.setHeader(
      name,
      isPolicy ? values.map((each) => each.replace(/\bscript-src(?= )/g, `script-src ${source}`)) : values,
    );
  }
  // A host that ends cuts off what it was saying: nobody would ever hear the rest.
  answer.on('close', () => {
    if (!answer.complete) response.destroy();
  });
  if (!isPage) {
    answer.pipe(response);
    return;
  }
  response.setHeader('cache-control', 'no-store');
  const chunks: Buffer[] = [];
  answer.on('data', (chunk: Buffer) => chunks.push(chunk));
  answer.on('end', () => response.end(page(Buffer.concat(chunks).toString())));
}

function sendMap(path: string, response: ServerResponse): void {
  createReadStream(path)
    .on('error', () => response.writeHead(404).end())
    .on('open', () => response.writeHead(200, { 'content-type': 'application/json' }))
    .pipe(response);
}
