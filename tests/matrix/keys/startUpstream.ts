/** Stands where a country's gateway does, and tells what it received. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Upstream {
  /** Address without a slash at the end. */
  readonly url: string;
  /** Runs something that makes one call. @returns path and headers of the call; null when none came */
  receive(run: () => Promise<unknown>): Promise<unknown>;
  close(): Promise<void>;
}

/** Headers that follow from the connection and not from who configured it. */
const PLAIN = ['host', 'connection', 'accept-encoding', 'keep-alive'];

export async function startUpstream(): Promise<Upstream> {
  let received: unknown = null;
  const server = createServer((request, response) => {
    const headers = Object.entries(request.headers).filter(([name]) => !PLAIN.includes(name));
    received = { path: request.url, headers };
    response.setHeader('content-type', 'application/json');
    response.end('{"meta":{"status":"succeeded"},"data":[]}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async receive(run) {
      received = null;
      await run();
      return received;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
