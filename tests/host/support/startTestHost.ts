import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type HostOptions, type RunningHost, startHost } from '../../../host/startHost.ts';
import { buildFixtureRuntime } from './buildFixtureRuntime.ts';

export interface TestHost {
  readonly host: RunningHost;
  readonly folder: string;
  readonly distDir: string;
  readonly log: Readonly<Record<string, unknown>>[];
  /** Fetches a path of the host, without following redirects. */
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** Writes a tenant file as editors do: beside it, then by rename. */
  write(name: string, text: string): Promise<void>;
  read(name: string): Promise<string>;
  close(): Promise<void>;
}

/** A host over a copy of the shipped tenants in a folder of its own. */
export async function startTestHost(
  options: Partial<HostOptions> = {},
  prepare: (folder: string) => Promise<void> = async () => undefined,
): Promise<TestHost> {
  const folder = await mkdtemp(join(tmpdir(), 'tenants-'));
  await cp('tenant-config', folder, { recursive: true });
  await prepare(folder);
  const distDir = await mkdtemp(join(tmpdir(), 'dist-'));
  await buildFixtureRuntime(distDir);
  const log: Record<string, unknown>[] = [];
  const host = await startHost({
    port: 0,
    address: '127.0.0.1',
    distDir,
    tenantConfigDir: folder,
    environment: 'dev',
    variables: { PORTAL_FAKE_CREDENTIALS: 'on' },
    log: (entry) => log.push(entry),
    ...options,
  });
  return {
    host,
    folder,
    distDir,
    log,
    get: (path, headers = {}) => fetch(host.url.slice(0, -1) + path, { headers, redirect: 'manual' }),
    async write(name, text) {
      const path = join(folder, name);
      await writeFile(`${path}.tmp`, text);
      await rename(`${path}.tmp`, path);
    },
    read: (name) => readFile(join(folder, name), 'utf8'),
    async close() {
      await host.close();
      await Promise.all([folder, distDir].map((each) => rm(each, { recursive: true })));
    },
  };
}

/** A tenant file with a piece of its text replaced. */
export async function changeTenant(folder: string, name: string, from: string, to: string): Promise<void> {
  const path = join(folder, name);
  const text = await readFile(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${name} does not hold ${from}`);
  await writeFile(
    path,
    text.replace(from, () => to),
  );
}

/** Sends the gateway calls of every shipped tenant to one address, each below its code. */
export async function withGateway(folder: string, url: string): Promise<void> {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: tenant files name variables this way
  const root = '"rootUrl": "${SANDBOX_URL}/${TENANT}/gateway/v1"';
  for (const code of ['bg', 'pl', 'ro']) {
    await changeTenant(folder, `${code}.json`, root, `"rootUrl": "${url}/${code}/v1"`);
  }
}
