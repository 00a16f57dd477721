import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../support/freePort.ts';

/** Whether there is an `etcd` on this machine. */
export const hasEtcd = (process.env.PATH ?? '')
  .split(delimiter)
  .concat('/usr/bin', '/usr/local/bin')
  .some(isThere);

/** What titles say where tests against etcd are left out. */
export const withoutEtcd = hasEtcd ? '' : ' (left out: there is no etcd on this machine)';

function isThere(folder: string): boolean {
  try {
    accessSync(join(folder, 'etcd'));
    return true;
  } catch {
    return false;
  }
}

export interface TestEtcd {
  /** As `REGISTRY` names it. */
  readonly address: string;
  readonly url: string;
  /** Takes everything away. */
  clear(): Promise<void>;
  /** Ends it as a power failure does. */
  stop(): Promise<void>;
  /** Starts it again over the same files. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** One etcd of its own, whose files are gone with it. */
export async function startEtcd(): Promise<TestEtcd> {
  const folder = await mkdtemp(join(tmpdir(), 'etcd-'));
  const [client, peer] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${client}`;
  let child = await run(folder, url, `http://127.0.0.1:${peer}`);
  return {
    address: `etcd://127.0.0.1:${client}`,
    url,
    async clear() {
      const body = JSON.stringify({ key: 'AA==', range_end: 'AA==' });
      await (await fetch(`${url}/v3/kv/deleterange`, { method: 'POST', body })).text();
    },
    stop: () => kill(child),
    async restart() {
      child = await run(folder, url, `http://127.0.0.1:${peer}`);
    },
    async close() {
      await kill(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function run(folder: string, url: string, peerUrl: string): Promise<ChildProcess> {
  const path = `${process.env.PATH}${delimiter}/usr/bin${delimiter}/usr/local/bin`;
  const child = spawn(
    'etcd',
    [
      ['--name', 'one', '--data-dir', folder, '--log-level', 'error'],
      ['--listen-client-urls', url, '--advertise-client-urls', url],
      ['--listen-peer-urls', peerUrl, '--initial-advertise-peer-urls', peerUrl],
      ['--initial-cluster', `one=${peerUrl}`],
    ].flat(),
    { stdio: 'ignore', env: { ...process.env, PATH: path, GOMAXPROCS: '1' } },
  );
  const isUp = () =>
    fetch(`${url}/health`).then(
      async (response) => (await response.text()).includes('"true"'),
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`etcd ended with ${child.exitCode}.`);
    await wait(50);
  }
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
