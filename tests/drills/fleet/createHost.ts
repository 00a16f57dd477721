import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Readiness } from '../../../host/serve/readiness.ts';
import { freePort } from '../../support/freePort.ts';
import { versionsIn } from '../load/load.ts';
import { ENVIRONMENT } from './createPublisher.ts';
import { createProcess, type FleetProcess } from './startProcess.ts';

export interface Host extends FleetProcess {
  readonly port: number;
  readonly copyDir: string;
  /** What `/readyz` says; null where nobody answers. */
  ready(): Promise<{ readonly status: number; readonly body: Readiness } | null>;
  /** A page of this host itself. */
  page(path: string, headers?: Readonly<Record<string, string>>): Promise<HostPage>;
}

export interface HostPage {
  readonly status: number;
  readonly etag: string | null;
  readonly text: string;
  /** Of the drill; 0 where the page holds none. */
  readonly version: number;
}

interface HostSetUp {
  readonly name: string;
  /** A free one unless given. */
  readonly port?: number;
  /** Where the portal that it runs is installed; this one unless given. */
  readonly release?: string;
  readonly folder: string;
  /** As `REGISTRY` names it. */
  readonly registry: string;
  readonly variables: Readonly<Record<string, string>>;
}

/** Where this portal is installed. */
export const RELEASE = fileURLToPath(new URL('../../..', import.meta.url));
const PATIENCE_MILLISECONDS = 5_000;

/** A production host, started as one starts it. */
export async function createHost({ release = RELEASE, ...setUp }: HostSetUp): Promise<Host> {
  const { name, folder, registry, variables } = setUp;
  const port = setUp.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const copyDir = join(folder, `copy-${name}`);
  const ready: Host['ready'] = async () => {
    try {
      const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) });
      return { status: response.status, body: (await response.json()) as Readiness };
    } catch {
      return null;
    }
  };
  const own = createProcess({
    name: `host ${name}`,
    command: process.execPath,
    words: [join(release, 'scripts/host.ts')],
    variables: {
      ...variables,
      // As in deploy/systemd and deploy/kubernetes.
      NODE_OPTIONS: '--max-old-space-size=1024',
      MALLOC_ARENA_MAX: '2',
      NODE_COMPILE_CACHE: join(folder, `code-${name}`),
      REGISTRY: registry,
      REGISTRY_COPY_DIR: copyDir,
      HOST_ID: name,
      PORT: String(port),
      HOST_ADDRESS: '127.0.0.1',
      PORTAL_ENV: ENVIRONMENT,
      TRUSTED_PROXIES: '127.0.0.0/8',
    },
    log: join(folder, `host-${name}.log`),
    isUp: async () => (await ready())?.status === 200,
  });
  return Object.assign(own, {
    port,
    copyDir,
    ready,
    async page(path: string, headers: Readonly<Record<string, string>> = {}): Promise<HostPage> {
      const response = await fetch(url + path, {
        headers,
        signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
      });
      const text = await response.text();
      const [version = 0] = versionsIn(text);
      return { status: response.status, etag: response.headers.get('etag'), text, version };
    },
  });
}
