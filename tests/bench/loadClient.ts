/**
 * Asks a server as fast as it answers. A thread of its own, with a heap of its own: with that of the whole benchmark it is
 * slower than nginx, and what is measured is the client.
 */
import { connect, type Socket } from 'node:net';
import { parentPort } from 'node:worker_threads';

export interface Load {
  readonly url: string;
  readonly path: string;
  readonly milliseconds: number;
}

export const CONNECTIONS = 32;

parentPort?.on('message', async (wanted: Load) => parentPort?.postMessage(await load(wanted)));

/** @returns answers a second */
async function load({ url, path, milliseconds }: Load): Promise<number> {
  const { port, host } = new URL(url);
  const end = performance.now() + milliseconds;
  const request = `GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: gzip\r\n\r\n`;
  const start = performance.now();
  const work = Array.from({ length: CONNECTIONS }, () =>
    drive(() => connect(Number(port), '127.0.0.1'), request, end),
  );
  const counts = await awake(Promise.all(work));
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - start) / 1000);
}

/**
 * Waits for work without ever sleeping. A server that is slower than this client would wake it for each answer, which takes
 * half as long as the answer and is counted as the server's; one that is as fast as the client never does.
 */
async function awake<Result>(work: Promise<Result>): Promise<Result> {
  let isOver = false;
  const turn = () => {
    if (!isOver) setImmediate(turn);
  };
  turn();
  return await work.finally(() => {
    isOver = true;
  });
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
