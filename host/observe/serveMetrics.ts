import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './createMetrics.ts';

export interface MetricsServer {
  /** Of `/metrics`. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Answers `GET /metrics` on a port of its own, so that no rule of an edge has to keep it from the public.
 * @param port 0 takes any free one
 * @throws when the port is taken
 */
export async function serveMetrics(metrics: Metrics, port: number, address: string): Promise<MetricsServer> {
  const server = createServer(async (request, response) => {
    const isAsked = request.url?.split('?', 1)[0] === '/metrics';
    if (!isAsked || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(isAsked ? 405 : 404).end();
      return;
    }
    try {
      const text = await metrics.text();
      response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, resolve);
  });
  return {
    url: `http://${address.includes(':') ? `[${address}]` : address}:${(server.address() as AddressInfo).port}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
