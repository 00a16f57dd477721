import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { freePort } from '../../support/freePort.ts';

/** Stands in for a host of the fleet: says which one it is, and remembers what it was asked. */
export interface StandInHost {
  readonly name: string;
  readonly port: number;
  /** Each change that has arrived whole. */
  readonly changes: { readonly method: string; readonly body: string }[];
  /** How it answers changes; it closes the connection without an answer where it is `forgetful`. */
  isForgetful: boolean;
  /** What `/readyz` says. */
  isReady: boolean;
  /** Names below `/static/`. */
  readonly files: Set<string>;
  /** Goes away, with all its connections. */
  stop(): Promise<void>;
  /** Comes back under the same port. */
  start(): Promise<void>;
}

/** How it answers a GET: its name, and what the edge has said of the client. */
export interface StandInAnswer {
  readonly host: string;
  readonly forwardedFor: string | undefined;
  readonly asked: string | undefined;
  readonly hostName: string | undefined;
}

export async function startStandIn(name: string): Promise<StandInHost> {
  let server: Server | null = null;
  // It comes back there: a port that is given to whoever asks for any could be somebody else's by then.
  const port = await freePort();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '' } = request;
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (url === '/readyz') return response.writeHead(host.isReady ? 200 : 503).end();
    if (method !== 'GET') {
      host.changes.push({ method, body: Buffer.concat(chunks).toString() });
      if (host.isForgetful) return request.socket.destroy();
      return response.end(name);
    }
    if (url.startsWith('/static/') && !host.files.has(url)) return response.writeHead(404).end('none');
    const { 'x-forwarded-for': forwardedFor, host: hostName } = request.headers;
    const said: StandInAnswer = { host: name, forwardedFor: forwardedFor?.toString(), asked: url, hostName };
    return response.setHeader('content-type', 'application/json').end(JSON.stringify(said));
  };
  const host: StandInHost = {
    name,
    port,
    changes: [],
    isForgetful: false,
    isReady: true,
    files: new Set(),
    async stop() {
      const ended = new Promise((resolve) => server?.close(resolve));
      server?.closeAllConnections();
      await ended;
    },
    start: () =>
      new Promise((resolve, reject) => {
        const opened = createServer(
          (request, response) => void answer(request, response).catch(() => undefined),
        );
        server = opened;
        opened.once('error', reject);
        opened.listen(port, '127.0.0.1', resolve);
      }),
  };
  await host.start();
  return host;
}
