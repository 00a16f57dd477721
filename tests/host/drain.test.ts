import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { NOTHING_YET } from '../../host/serve/tenantState.ts';
import { startHost } from '../../host/startHost.ts';
import { freePort } from '../support/freePort.ts';
import { buildFixtureRuntime } from './support/buildFixtureRuntime.ts';
import { requestRaw } from './support/requestRaw.ts';
import { startTestHost, withGateway } from './support/startTestHost.ts';
import { startUpstream } from './support/startUpstream.ts';

/** The machine may be busy with other tests. */
const SOON = { timeout: 30_000 };
const own = { 'x-portal-request': '1' };

/** The times of a host that ends pass when a test says so: what happens before is not bound to the speed of a machine. */
const stopTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], fakeNodeBuiltins: true });
afterEach(() => void vi.useRealTimers());

it('says that it is stopping, answers all the same, and lets what is under way finish', async () => {
  const upstream = await startUpstream();
  const test = await startTestHost(
    { drain: { graceMilliseconds: 2_000, finishMilliseconds: 5_000 } },
    (folder) => withGateway(folder, upstream.url),
  );
  let finish = () => undefined as unknown;
  upstream.answer = (_request, response) => {
    finish = () => response.end('{"meta":{"status":"succeeded"},"data":"finished"}');
  };
  const underWay = requestRaw(test.host.url, '/bg/gateway/v1/users/a', { headers: own });
  await expect.poll(() => upstream.received.length, SOON).toBe(1);

  stopTime();
  let hasEnded = false;
  const closing = test.close().then(() => {
    hasEnded = true;
  });
  await expect.poll(async () => (await test.get('/readyz')).status, SOON).toBe(503);
  expect(await (await test.get('/readyz')).json()).toMatchObject({
    status: 'stopping',
    tenants: { bg: { status: 'ok' } },
  });
  expect((await test.get('/healthz')).status).toBe(200);
  expect((await test.get('/bg/')).status).toBe(200);

  // The grace is over when nobody new is let in; what is under way still is.
  await vi.advanceTimersByTimeAsync(1_999);
  expect((await test.get('/healthz')).status).toBe(200);
  await vi.advanceTimersByTimeAsync(1);
  await expect
    .poll(
      () =>
        test.get('/healthz').then(
          () => 'answered',
          () => 'refused',
        ),
      SOON,
    )
    .toBe('refused');
  expect(hasEnded).toBe(false);
  finish();
  expect((await underWay).body).toContain('finished');
  await closing;
  await upstream.close();
});

it('ends unless told otherwise, although a call hangs that would go on for ten minutes', async () => {
  const upstream = await startUpstream();
  const test = await startTestHost({ upstreamTimeoutMilliseconds: 600_000 }, (folder) =>
    withGateway(folder, upstream.url),
  );
  upstream.answer = () => undefined;
  const hanging = requestRaw(test.host.url, '/bg/gateway/v1/users/a', { headers: own });
  await expect.poll(() => upstream.received.length, SOON).toBe(1);
  stopTime();
  const closing = test.close();
  await vi.advanceTimersByTimeAsync(2_000);
  await closing;
  await hanging;
  await upstream.close();
});

it('gives its port back where it fails once it listens, and says why', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-failing-'));
  await buildFixtureRuntime(folder);
  const port = await freePort();
  let turns = 0;
  const store = {
    state: () => NOTHING_YET,
    changesAt: () => null,
    async reload() {
      turns += 1;
      if (turns > 1) throw new Error('the folder cannot be watched');
    },
  };
  const started = startHost({
    port,
    address: '127.0.0.1',
    distDir: folder,
    tenantConfigDir: folder,
    environment: 'dev',
    variables: {},
    store,
    log: () => undefined,
  });
  await expect(started).rejects.toThrow('the folder cannot be watched');
  const next = createServer();
  await new Promise<void>((resolve, reject) => {
    next.once('error', reject);
    next.listen(port, '127.0.0.1', resolve);
  });
  next.close();
  await rm(folder, { recursive: true });
});
