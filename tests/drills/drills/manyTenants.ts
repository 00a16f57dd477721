import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createDiskCopy } from '../../../host/registry/diskCopy.ts';
import { codeOf } from '../../bench/tenantFiles.ts';
import { atMost, type Drill, none, told } from '../drill.ts';
import { createPublisher } from '../fleet/createPublisher.ts';
import { fillRegistry, MANY } from '../fleet/fillRegistry.ts';
import type { DrillFleet } from '../fleet/startDrillFleet.ts';
import { untilQuiet, waitUntil } from '../fleet/startProcess.ts';
import { quantile } from '../load/load.ts';

const TENANTS = 10_000;
const CHANGES = 50;
const ASKED = 200;
const GIGABYTE = 2 ** 30;
/** Every host fetches every tenant, three at once on one machine. */
const FETCH_MILLISECONDS = 900_000;
/** The answer names every tenant, and takes a host some time to make. */
const ASK_MILLISECONDS = 1_000;
const READY_MILLISECONDS = 900_000;
/** Of which the host that has just started compiles all of them meanwhile. */
const CONNECT_MILLISECONDS = 180_000;

/** D13: a start does not grow with the number of tenants, nor does the way of a change. */
export const manyTenants: Drill = {
  id: 'D13',
  title: `${TENANTS} tenants from the disk copy`,
  pass: 'first answer ≤ 3 s after the start; ≤ 1.5 GB; a change of one live on all hosts ≤ 1 s, p99',
  async run({ fleet, say }) {
    const { hosts, etcd, variables } = fleet;
    // In an environment of their own: the other drills go on with three.
    const many = { PORTAL_ENV: MANY };
    say(`publish ${TENANTS} tenants`);
    const { folder, revision } = await fillRegistry(fleet, TENANTS);
    try {
      await Promise.all(hosts.map((host) => host.stop()));
      say('hosts fetch them');
      await Promise.all(hosts.map((host) => host.start(many)));
      await untilCopied(fleet, revision);
      // On one machine they would take the processor from the one that is looked at.
      say('hosts make them ready');
      await untilQuiet(hosts, READY_MILLISECONDS);

      say('kill -9 of all etcd, and a start from the copy');
      const [host] = hosts;
      await host.stop();
      await Promise.all(etcd.nodes.map((node) => node.kill()));
      const start = performance.now();
      await host.start(many);
      const first = await host.page(`/${codeOf(TENANTS - 1)}/`);
      const seconds = (performance.now() - start) / 1000;

      await Promise.all(etcd.nodes.map((node) => node.start()));
      await waitUntil(
        async () => {
          const states = await Promise.all(hosts.map((each) => each.ready()));
          return states.every((state) => state?.body.registry === 'connected');
        },
        'all hosts are connected again',
        CONNECT_MILLISECONDS,
        ASK_MILLISECONDS,
      );
      for (let index = 0; index < ASKED; index += 1)
        await Promise.all(hosts.map((each) => each.page(`/${codeOf(index * 7)}/`)));
      const publisher = createPublisher({ registry: fleet.registry, environment: MANY, folder, variables });
      const timeChanges = async () => {
        const times: number[] = [];
        for (let turn = 0; turn < CHANGES; turn += 1) {
          const code = codeOf(turn * 199);
          const published = await publisher.publish(code);
          const isShown = async () => {
            const pages = await Promise.all(hosts.map((each) => each.page(`/${code}/`)));
            return pages.every(({ version }) => version === published.version);
          };
          times.push(await waitUntil(isShown, `hosts show version ${published.version} of ${code}`));
        }
        return times;
      };
      say(`${CHANGES} changes, one tenant at a time, while the host that has started makes tenants ready`);
      const early = await timeChanges();
      await untilQuiet(hosts, READY_MILLISECONDS);
      say(`${CHANGES} changes more, at rest`);
      const times = await timeChanges();
      const peaks = await Promise.all(hosts.map((each) => each.peakBytes()));
      return [
        atMost('first answer after the start', seconds, 3, 's'),
        none('first answers that are no page', first.status === 200 ? 0 : 1),
        atMost('most memory of a host', Math.max(...peaks) / GIGABYTE, 1.5, 'GB'),
        told('a change while one host makes tenants ready, p50, s', quantile(early, 0.5) / 1000),
        told('the same, p99, s', quantile(early, 0.99) / 1000),
        told('a change in the pages of all hosts after, p50, s', quantile(times, 0.5) / 1000),
        atMost('a change in the pages of all hosts after, p99', quantile(times, 0.99) / 1000, 1, 's'),
      ];
    } finally {
      // They come back as they were, with the environment of the drills.
      await Promise.all(hosts.map((each) => each.stop()));
      await rm(folder, { recursive: true });
    }
  },
};

/** A copy is written a moment after its set is served. */
function untilCopied({ hosts }: DrillFleet, revision: number): Promise<number> {
  const copies = hosts.map(({ copyDir }) => createDiskCopy(join(copyDir, MANY)));
  return waitUntil(
    async () => {
      const kept = await Promise.all(copies.map((copy) => copy.read()));
      return kept.every((set) => (set?.revision ?? 0) >= revision);
    },
    'hosts have a copy of all tenants',
    FETCH_MILLISECONDS,
    ASK_MILLISECONDS,
  );
}
