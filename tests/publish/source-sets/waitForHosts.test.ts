/** How long a publisher waits for the hosts. */
import { expect, it, vi } from 'vitest';
import type { HostStatus } from '../../../publish/registry/registry.ts';
import { type WaitedFor, waitForHosts } from '../../../publish/source-sets/waitForHosts.ts';
import { memoryRegistry } from '../registry/support/memoryRegistry.ts';
import { aHost } from '../registry/support/published.ts';
import { withStillClock } from '../registry/support/stillClock.ts';

/** A registry whose hosts are others each time it is asked, the last ones for ever, and how often it was asked. */
function asking(...answers: readonly (readonly HostStatus[])[]) {
  const asked: string[] = [];
  const registry = {
    ...memoryRegistry(),
    async listHosts(environment: string) {
      asked.push(environment);
      return answers[Math.min(asked.length, answers.length) - 1] ?? [];
    },
  };
  return { registry, asked };
}

const at = (revision: number, id = 'one') => aHost({ id, revision });

withStillClock('2026-11-23T12:00:00Z');

/** What was found, where a clock runs that nobody waits for. */
async function found(asked: Promise<WaitedFor>, milliseconds = 60_000): Promise<WaitedFor> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  return asked;
}

it.each<[string, readonly HostStatus[]]>([
  ['there is none', []],
  ['each serves the revision', [at(4), at(4, 'two')]],
  ['each serves it or a newer one', [at(5), at(4, 'two')]],
])('nobody is waited for where %s', async (_, hosts) => {
  const { registry, asked } = asking(hosts);
  vi.advanceTimersByTime(1_000);
  expect(await waitForHosts(registry, 'uat', 4)).toEqual({ hosts, behind: [], milliseconds: 0 });
  expect(asked).toEqual(['uat']);
});

it('who is behind is waited for until it is there, and asked about twenty times a second', async () => {
  const behind = [at(4), at(3, 'two')];
  const there = [at(4), at(4, 'two')];
  const { registry, asked } = asking(behind, behind, there);
  expect(await found(waitForHosts(registry, 'uat', 4))).toEqual({
    hosts: there,
    behind: [],
    milliseconds: 100,
  });
  expect(asked).toHaveLength(3);
});

it('who is gone is no longer waited for', async () => {
  const { registry } = asking([at(4), at(3, 'two')], [at(4)]);
  expect(await found(waitForHosts(registry, 'uat', 4))).toEqual({
    hosts: [at(4)],
    behind: [],
    milliseconds: 50,
  });
});

it.each([
  [undefined, 30_050],
  [200, 250],
])('who is not there in time is named: of %s milliseconds, after %i', async (longest, milliseconds) => {
  const { registry } = asking([at(4), at(3, 'two')]);
  expect(await found(waitForHosts(registry, 'uat', 4, longest))).toEqual({
    hosts: [at(4), at(3, 'two')],
    behind: [at(3, 'two')],
    milliseconds,
  });
});
