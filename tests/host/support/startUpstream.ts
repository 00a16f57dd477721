import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  /** The caller's: one for each connection. */
  readonly port: number | undefined;
}

export interface Upstream {
  readonly url: string;
  readonly received: Received[];
  /** How the next calls are answered. */
  answer: RequestListener;
  close(): Promise<void>;
}

/** A gateway that records what arrives. */
export async function startUpstream(): Promise<Upstream> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = '', url = '', headers, socket } = request;
    const body = Buffer.concat(chunks).toString();
    received.push({ method, url, headers, body, port: socket.remotePort });
    upstream.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const upstream: Upstream = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer: (_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end('{"meta":{"status":"succeeded"}}');
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return upstream;
}
