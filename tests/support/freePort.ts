import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that systems give to whoever asks for any: none is given away before its program listens. Above 10,080, which
 * browsers refuse.
 */
const FIRST = 10_100;
const COUNT = 22_000;
/** Ports that one process has for itself before it comes to those of the next one. */
const OF_A_PROCESS = 61;
/** Far apart: an edge that tells its clients apart by a hash of the ports tells neighbours apart badly. */
const STEP = 7_919;
let taken = process.pid * OF_A_PROCESS;

/** @returns a port of this machine at which nobody listens, and which no other test takes until a program does */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < COUNT; tries += 1) {
    taken += 1;
    const port = FIRST + ((taken * STEP) % COUNT);
    if (await isFree(port)) return port;
  }
  throw new Error('There is no free port.');
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
