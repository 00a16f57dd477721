import { once } from 'node:events';
import { connect } from 'node:net';
import fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { NO_OBSERVER, type SeenRequest } from '../../../host/observe/observer.ts';
import { PASSING_TRACER } from '../../../host/observe/tracer.ts';
import { type RequestTrace, traceRequests } from '../../../host/serve/traceRequests.ts';

const ended: (readonly unknown[])[] = [];
const lines: Readonly<Record<string, unknown>>[] = [];
const seen: SeenRequest[] = [];
const app = () => {
  const server = fastify();
  const observer = { ...NO_OBSERVER, request: (each: SeenRequest) => void seen.push(each) };
  const traceOf = traceRequests(server, {
    log: (line) => void lines.push(line),
    observer,
    tracer: {
      ...PASSING_TRACER,
      begin: (parent) => ({ ...PASSING_TRACER.begin(parent), end: (...facts) => void ended.push(facts) }),
    },
  });
  return { server, traceOf };
};
let servers: ReturnType<typeof fastify>[] = [];
afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  servers = [];
  ended.length = 0;
  lines.length = 0;
  seen.length = 0;
});

/** Asks for something and goes once it is being answered. */
async function leave(answer: (trace: RequestTrace, whenGone: Promise<unknown>) => Promise<void>) {
  const { server, traceOf } = app();
  servers.push(server);
  const looked = Promise.withResolvers<void>();
  server.get('/', async (request, reply) => {
    const whenGone = once(reply.raw, 'close');
    socket.destroy();
    await answer(traceOf(request), whenGone).then(looked.resolve, looked.reject);
    return '';
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await looked.promise;
}

it('tells whoever waits for a call that the client has gone [H3]', async () => {
  await leave(async ({ signal }, whenGone) => {
    expect(signal.aborted).toBe(false);
    await whenGone;
    expect(signal.aborted).toBe(true);
  });
  expect(seen).toMatchObject([{ isAborted: true, route: 'unread' }]);
});

it('tells it as well to whoever asks only afterwards [H3]', async () => {
  await leave(async (trace, whenGone) => {
    await whenGone;
    expect(trace.signal.aborted).toBe(true);
    expect(trace.signal).toBe(trace.signal);
  });
});

it('gives each request its own reference, in the answer and in the one line of the log [H7]', async () => {
  const { server, traceOf } = app();
  const traces: RequestTrace[] = [];
  server.get('/', async (request) => {
    const trace = traceOf(request);
    traces.push(trace);
    trace.seen = { route: '/:tenant/*', tenant: 'bg' };
    return trace.signal.aborted;
  });
  servers.push(server);
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const begun = performance.now();
  const answers = [await fetch(address), await fetch(address)];
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['false', 'false']);
  const ids = answers.map(({ headers }) => headers.get('x-request-id'));
  await expect.poll(() => lines.length).toBe(2);
  expect(new Set(ids).size).toBe(2);
  expect(lines).toMatchObject(
    ids.map((requestId) => ({
      level: 'info',
      event: 'request',
      method: 'GET',
      requestId,
      route: '/:tenant/*',
      tenant: 'bg',
      status: 200,
    })),
  );
  const seconds = (performance.now() - begun) / 1000;
  for (const each of [
    ...seen,
    ...lines.map(({ milliseconds }) => ({ seconds: Number(milliseconds) / 1000 })),
  ])
    expect(each.seconds >= 0 && each.seconds <= seconds + 0.001).toBe(true);
  expect(ended).toEqual(ids.map(() => ['GET /:tenant/*', { status: 200, tenant: 'bg' }]));
  expect(traces.map(({ signal }) => signal.aborted)).toEqual([false, false]);
  expect(seen).toMatchObject(ids.map(() => ({ isAborted: false, status: 200, tenant: 'bg' })));
});
