/** How many answers a second: the host against nginx with one worker, over the same files. */
import { connect, type Socket } from 'node:net';
import { interleave, median, pairedRatio, ratio, table } from './figures.ts';

const CONNECTIONS = 32;

export interface ThroughputOptions {
  /** Servers by name; the first is the baseline. */
  readonly servers: Readonly<Record<string, string>>;
  /** Paths by what they are. */
  readonly paths: Readonly<Record<string, string>>;
  readonly rounds: number;
  readonly milliseconds: number;
}

export async function measureThroughput(options: ThroughputOptions): Promise<string> {
  const { servers, paths, rounds, milliseconds } = options;
  const names = Object.keys(servers);
  const rows: (string | number)[][] = [];
  for (const [what, path] of Object.entries(paths)) {
    const results = await interleave(
      Object.fromEntries(names.map((name) => [name, () => load(servers[name] ?? '', path, milliseconds)])),
      rounds,
    );
    const [baseline = ''] = names;
    for (const name of names) {
      const values = results[name] ?? [];
      rows.push([
        `${what}, ${name}`,
        median(values).toFixed(0),
        ratio(pairedRatio(values, results[baseline] ?? [])),
      ]);
    }
  }
  return table(['answers, gzip, 32 connections', 'a second', `to ${names[0]}`], rows);
}

/** @returns answers a second */
async function load(url: string, path: string, milliseconds: number): Promise<number> {
  const { port, host } = new URL(url);
  const end = performance.now() + milliseconds;
  const request = `GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: gzip\r\n\r\n`;
  const start = performance.now();
  const counts = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => drive(() => connect(Number(port), '127.0.0.1'), request, end)),
  );
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - start) / 1000);
}

/**
 * One connection that asks again when it has its answer, and another one where the server ends it: nginx does after a thousand
 * answers. Sockets, not a client: the client would be the slower end.
 */
function drive(open: () => Socket, request: string, end: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let count = 0;
    const begin = () => {
      let wanted = 0;
      let head = '';
      let isLast = false;
      const socket = open();
      socket.setNoDelay(true);
      socket.on('error', reject);
      socket.on('end', () => reject(new Error('A connection has ended without saying so.')));
      socket.on('connect', () => socket.write(request));
      socket.on('data', (chunk: Uint8Array) => {
        if (wanted === 0) {
          head += Buffer.from(chunk).toString('latin1');
          const at = head.indexOf('\r\n\r\n');
          if (at < 0) return;
          const said = head.slice(0, at);
          const length = Number(/\r\ncontent-length: (\d+)/i.exec(said)?.[1] ?? Number.NaN);
          if (!head.startsWith('HTTP/1.1 200') || Number.isNaN(length)) {
            socket.destroy(new Error(`Not an answer that can be counted: ${said}`));
            return;
          }
          isLast = /\r\nconnection: close/i.test(said);
          wanted = at + 4 + length - head.length;
          head = '';
        } else wanted -= chunk.length;
        if (wanted > 0) return;
        wanted = 0;
        count += 1;
        const isOver = performance.now() >= end;
        if (!isOver && !isLast) {
          socket.write(request);
          return;
        }
        socket.destroy();
        if (isOver) resolve(count);
        else begin();
      });
    };
    begin();
  });
}
