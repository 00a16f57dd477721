import { setTimeout as wait } from 'node:timers/promises';
import type { Environment } from '../../compiler/environment.ts';
import type { HostStatus, Registry } from '../registry/registry.ts';

export interface WaitedFor {
  readonly hosts: readonly HostStatus[];
  /** Hosts that were not there in time. */
  readonly behind: readonly HostStatus[];
  readonly milliseconds: number;
}

const POLL_MILLISECONDS = 50;
const WAIT_MILLISECONDS = 30_000;

/** Waits until each live host serves a revision; a host that dies meanwhile is no longer waited for. */
export async function waitForHosts(
  registry: Registry,
  environment: Environment,
  revision: number,
  longest = WAIT_MILLISECONDS,
): Promise<WaitedFor> {
  const start = performance.now();
  for (;;) {
    const hosts = await registry.listHosts(environment);
    const behind = hosts.filter((host) => host.revision < revision);
    const milliseconds = performance.now() - start;
    if (behind.length === 0 || milliseconds > longest) return { hosts, behind, milliseconds };
    await wait(POLL_MILLISECONDS);
  }
}
