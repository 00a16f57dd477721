import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createUpstream } from '../../host/gateway/callUpstream.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A gateway that answers once on each connection, keeps it open, and drops it when it is used again. */
async function startForgetful(drop: (socket: Socket) => void) {
  const received: string[] = [];
  const server = createServer((socket) => {
    let count = 0;
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      count += 1;
      received.push(chunk.toString().split(' ')[0] ?? '');
      if (count > 1) drop(socket);
      else socket.write('HTTP/1.1 200 OK\r\nconnection: keep-alive\r\ncontent-length: 2\r\n\r\n{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return { received, url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`) };
}

const reset = (socket: Socket) => socket.resetAndDestroy();

async function callTwice(method: string, drop = reset) {
  const { url, received } = await startForgetful(drop);
  const upstream = createUpstream();
  closing.push(() => upstream.close());
  const call = async () => {
    const response = await upstream.call({
      url,
      path: '/v1/users/a',
      method,
      headers: {},
      body: null,
      timeoutMilliseconds: 30_000,
      signal: new AbortController().signal,
    });
    response.resume();
    await new Promise((resolve) => response.on('end', resolve));
    return response.statusCode;
  };
  await call();
  const second = await call().catch((error: Error) => error.name);
  return { second, received };
}

it('reads again on a new connection when a kept one had ended already', async () => {
  expect(await callTwice('GET')).toEqual({ second: 200, received: ['GET', 'GET', 'GET'] });
});

describe.each(['DELETE', 'PUT', 'PATCH', 'POST'])('a change by %s', (method) => {
  it.each([
    ['reset', reset],
    ['closed', (socket: Socket) => socket.destroy()],
    ['ended', (socket: Socket) => socket.end()],
  ])(
    'is never sent twice when its connection was %s: whether it has arrived is not known [USE-08]',
    async (_how, drop) => {
      expect(await callTwice(method, drop)).toEqual({
        second: 'StaleConnection',
        received: [method, method],
      });
    },
  );
});
