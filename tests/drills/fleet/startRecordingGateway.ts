import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The gateways of all tenants, which write down each change that they receive, by its body. */
export interface RecordingGateway {
  /** Without a slash at the end; a tenant's code follows. */
  readonly url: string;
  /** How often each body arrived. */
  received(): ReadonlyMap<string, number>;
  /** Takes calls of this tenant and answers none, until `release`. */
  hang(tenant: string): void;
  release(): void;
  close(): void;
}

/** Long enough that some calls are under way at any moment. */
const ANSWER_MILLISECONDS = 25;
const ANSWER = '{"meta":{"status":"OK"},"data":{}}';

export async function startRecordingGateway(): Promise<RecordingGateway> {
  const counts = new Map<string, number>();
  const hanging = new Set<string>();
  const waiting = new Set<ServerResponse>();
  const answer = (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(ANSWER);
  const server = createServer((request, response) => {
    const chunks: Uint8Array[] = [];
    request.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      if (body !== '') counts.set(body, (counts.get(body) ?? 0) + 1);
      const tenant = request.url?.split('/')[1] ?? '';
      if (!hanging.has(tenant)) return void setTimeout(() => answer(response), ANSWER_MILLISECONDS);
      waiting.add(response);
      response.once('close', () => waiting.delete(response));
    });
  });
  // Longer than hosts keep a connection.
  server.keepAliveTimeout = 120_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: () => new Map(counts),
    hang: (tenant) => void hanging.add(tenant),
    release() {
      hanging.clear();
      for (const response of waiting) answer(response);
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
