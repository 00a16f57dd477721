import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { createProgram } from '../../../compiler/createProgram.ts';
import { todayAt } from '../../../compiler/today.ts';
import type { Readiness } from '../../../host/serve/readiness.ts';
import { startHost } from '../../../host/startHost.ts';
import { openRegistry } from '../../../publish/registry/openRegistry.ts';
import type { Registry } from '../../../publish/registry/registry.ts';
import { runPublish } from '../../../publish/source-sets/runPublish.ts';
import { manifests } from '../../../screens/index.ts';
import { buildFixtureRuntime } from '../support/buildFixtureRuntime.ts';

const { version: VERSION } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };

/** What a command said, and its exit code. */
export interface Said {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** A host that follows the registry. */
export interface FleetHost {
  /** Fetches a path of it, without following redirects. */
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** Codes of the tenants that it has compiled. */
  compiled(): readonly string[];
  close(): Promise<void>;
}

export interface Fleet {
  /** Whom `npm run publish` reads: a copy of the shipped tenants. */
  readonly folder: string;
  readonly registry: Registry;
  /** `npm run publish -- …`, in the environment `dev`. */
  publish(...words: readonly string[]): Promise<Said>;
  /** Changes a file below the folder. */
  change(file: string, from: string, to: string): Promise<void>;
  /** Starts a host that follows the registry. */
  start(id: string, options?: FollowerOptions): Promise<FleetHost>;
  close(): Promise<void>;
}

interface FollowerOptions {
  readonly ring?: 'canary';
  /** Hosts with the same name have the same copy. */
  readonly copy?: string;
  /** As `FollowedRegistry` has it. */
  readonly eager?: number;
  readonly wrap?: (registry: Registry) => Registry;
  /** Whether it has anything to serve; so unless told otherwise, and then it is ready. */
  readonly hasSet?: boolean;
  /** Whether the registry is there; so unless told otherwise, and then it lists this host. */
  readonly hasRegistry?: boolean;
}

/** Publishers and hosts around one registry. @param address of it, once there is a folder to keep it in */
export async function startFleet(address: (folder: string) => string): Promise<Fleet> {
  const root = await mkdtemp(join(tmpdir(), 'fleet-'));
  const folder = join(root, 'tenant-config');
  await cp('tenant-config', folder, { recursive: true });
  const distDir = join(root, 'dist');
  await mkdir(distDir);
  await buildFixtureRuntime(distDir);
  const name = address(join(root, 'registry'));
  const registry = await openRegistry(name, {});
  const hosts = new Set<FleetHost>();
  return {
    folder,
    registry,
    async publish(...words) {
      const [out, error]: [string[], string[]] = [[], []];
      const program = createProgram('npm run publish --', '').exitOverride();
      program.configureOutput({ writeOut: (text) => out.push(text), writeErr: (text) => error.push(text) });
      const now = new Date();
      const code = await runPublish(program, {
        words,
        variables: { REGISTRY: name, TENANT_CONFIG_DIR: folder },
        screens: manifests,
        version: VERSION,
        today: todayAt(now),
        now: () => now,
        out: (line) => out.push(line),
        error: (line) => error.push(line),
      });
      return { code, out: out.join('\n'), error: error.join('\n') };
    },
    async change(file, from, to) {
      const path = join(folder, file);
      const text = await readFile(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
      await writeFile(
        path,
        text.replace(from, () => to),
      );
    },
    async start(id, options = {}) {
      const { ring, eager, copy = id, wrap = (each: Registry) => each } = options;
      const { hasSet = true, hasRegistry = hasSet } = options;
      const own = await openRegistry(name, {});
      const follow = {
        registry: wrap(own),
        ring: ring ?? null,
        copyDir: join(root, 'copy', copy),
        id,
        eager,
      };
      const host = await startHost({
        port: 0,
        address: '127.0.0.1',
        distDir,
        tenantConfigDir: join(root, 'nothing'),
        follow,
        environment: 'dev',
        variables: { PORTAL_FAKE_CREDENTIALS: 'on' },
        log: () => undefined,
      });
      const started: FleetHost = {
        get: (path, headers = {}) => fetch(host.url.slice(0, -1) + path, { headers, redirect: 'manual' }),
        compiled: () => [...host.store.state().tenants.keys()],
        close: async () => {
          if (hosts.delete(started)) await host.close();
        },
      };
      hosts.add(started);
      // As edges do: on a busy machine a host answers before it has heard of anything.
      if (hasSet) await vi.waitFor(async () => expect((await readyOf(started)).status).toBe(200), 30_000);
      // It is ready a moment before it says that it lives, and until then no publisher waits for it.
      if (hasRegistry) await vi.waitFor(async () => expect(await listed(registry)).toContain(id), 30_000);
      return started;
    },
    async close() {
      await Promise.all([...hosts].map((host) => host.close()));
      await registry.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** Ids of the hosts that live, as publishers see it. */
export async function listed(registry: Registry): Promise<readonly string[]> {
  return (await registry.listHosts('dev')).map(({ id }) => id).sort();
}

export async function etagOf(host: FleetHost, path: string): Promise<string | null> {
  const response = await host.get(path);
  await response.body?.cancel();
  return response.headers.get('etag');
}

/** What `/readyz` says. */
export async function readyOf(host: FleetHost) {
  const response = await host.get('/readyz');
  return { status: response.status, body: (await response.json()) as Readiness };
}
