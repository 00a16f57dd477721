import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** What lies between a host and the nodes of etcd, and can be cut as a cable can: nothing arrives, and nobody is told. */
export interface Link {
  /** Ports of this side, in the order of the nodes. */
  readonly ports: readonly number[];
  cut(): void;
  mend(): void;
  close(): void;
}

/** @param ports of the nodes */
export async function createLink(ports: readonly number[]): Promise<Link> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let isCut = false;
  const servers: Server[] = [];
  const drop = (pair: readonly [Socket, Socket]) => {
    pairs.delete(pair);
    for (const socket of pair) socket.destroy();
  };
  for (const port of ports) {
    const server = createServer((near) => {
      const far = connect(port, '127.0.0.1');
      const pair = [near, far] as const;
      pairs.add(pair);
      for (const [from, to] of [pair, [far, near] as const]) {
        from.on('data', (chunk) => {
          if (!isCut) to.write(chunk);
        });
        // An end does not arrive either while the link is cut.
        from.on('close', () => {
          if (!isCut) drop(pair);
        });
        from.on('error', () => undefined);
      }
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    servers.push(server);
  }
  return {
    ports: servers.map((server) => (server.address() as AddressInfo).port),
    cut() {
      isCut = true;
    },
    mend() {
      if (!isCut) return;
      isCut = false;
      // What was sent meanwhile is lost: these connections are torn.
      for (const pair of pairs) drop(pair);
    },
    close() {
      for (const pair of pairs) drop(pair);
      for (const server of servers) server.close();
    },
  };
}
