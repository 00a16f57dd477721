import { type Drill, none } from '../drill.ts';
import { TENANTS } from '../fleet/startDrillFleet.ts';
import { readFigures } from './figures.ts';

/** D3: all etcd are gone, and hosts start from their copies. */
export const lostRegistry: Drill = {
  id: 'D3',
  title: 'all etcd killed, then every host restarted in turn',
  pass: '0 failed reads; ETags the same as before',
  async run({ fleet, say }) {
    const { revision } = await fleet.publisher.publish('ro');
    await fleet.untilServed(revision);
    const etags = () =>
      Promise.all(
        fleet.hosts.flatMap((host) => TENANTS.map(async (code) => (await host.page(`/${code}/`)).etag)),
      );
    const before = await etags();
    const load = fleet.load({ writes: 0 });
    // Copies are written a moment after a version is served.
    await fleet.untilChecked();
    say('kill -9 of all etcd');
    await Promise.all(fleet.etcd.nodes.map((node) => node.kill()));
    for (const host of fleet.hosts) {
      say(`restart of ${host.name}`);
      await host.stop();
      await host.start();
      await fleet.untilChecked();
    }
    const after = await etags();
    const states = await Promise.all(fleet.hosts.map((host) => host.ready()));
    return [
      ...readFigures(await load.stop()),
      none('ETags that are others', after.filter((etag, index) => etag !== before[index] || !etag).length),
      none('hosts that are not ready', states.filter((state) => state?.status !== 200).length),
      none('hosts at another revision', states.filter((state) => state?.body.revision !== revision).length),
    ];
  },
};
