import { RegistryUnreachable } from '../../../publish/registry/registry.ts';
import { atMost, type Drill, none, told } from '../drill.ts';
import type { DrillFleet } from '../fleet/startDrillFleet.ts';
import { pauseFor, waitUntil } from '../fleet/startProcess.ts';
import { readFigures } from './figures.ts';

/** D2: two of three etcd are there and do nothing. */
export const lostQuorum: Drill = {
  id: 'D2',
  title: 'SIGSTOP of two etcd',
  pass: '0 failed reads; every publish refused in words; all hosts at the last acknowledged revision at most 3 s after',
  async run({ fleet, outageSeconds, say }) {
    const load = fleet.load({ writes: 0 });
    const { revision: before } = await fleet.publisher.publish('bg');
    const paused = fleet.etcd.nodes.slice(0, 2);
    say(`SIGSTOP ${paused.map(({ name }) => name).join(' and ')} for ${outageSeconds} s`);
    for (const node of paused) node.pause();
    const end = performance.now() + outageSeconds * 1000;
    let [refused, accepted, speechless] = [0, 0, 0];
    while (performance.now() < end) {
      try {
        await fleet.publisher.publish('pl');
        accepted += 1;
      } catch (error) {
        if (error instanceof RegistryUnreachable && error.message !== '') refused += 1;
        else speechless += 1;
      }
      await pauseFor(200);
    }
    const states = await Promise.all(fleet.hosts.map((host) => host.ready()));
    const unready = states.filter((state) => state?.status !== 200).length;
    const silent = states.filter((state) => !state?.body.registry?.startsWith('unreachable')).length;
    for (const node of paused) node.resume();
    const start = performance.now();
    await fleet.untilServed(before);
    const after = performance.now() - start;
    await waitUntil(async () => {
      const now = await Promise.all(fleet.hosts.map((host) => host.ready()));
      return now.every((state) => state?.body.registry === 'connected');
    }, 'hosts are connected again');
    const connected = performance.now() - start;
    // A publish that was refused because nobody answered may be done by now: this one is another version in any case.
    const revision = await publishWhenPossible(fleet);
    await fleet.untilServed(revision);
    return [
      ...readFigures(await load.stop()),
      told('publishes refused', refused),
      none('publishes accepted meanwhile', accepted),
      none('publishes refused without a word', speechless),
      none('hosts that were not ready', unready),
      none('hosts whose /readyz did not say that the registry is away', silent),
      atMost('all hosts at the last acknowledged revision after', after / 1000, 3, 's'),
      told('seconds until hosts were connected again', connected / 1000),
      told('seconds until a publish was served again', (performance.now() - start) / 1000),
    ];
  },
};

async function publishWhenPossible({ publisher }: DrillFleet): Promise<number> {
  let revision = 0;
  await waitUntil(async () => {
    revision = (await publisher.publish('pl').catch(() => null))?.revision ?? 0;
    return revision > 0;
  }, 'a publish is taken again');
  return revision;
}
