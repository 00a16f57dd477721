import { atMost, type Drill, exactly, none, told } from '../drill.ts';
import { pauseFor, waitUntil } from '../fleet/startProcess.ts';
import { readFigures } from './figures.ts';

const PUBLISHES = 20;

/** D4: one host hears nothing of etcd. */
export const cutHost: Drill = {
  id: 'D4',
  title: 'one host cut from etcd, 20 publishes meanwhile',
  pass: '0 answers older than one that the client has seen; named as lagging at most 5 s after; caught up at most 1 s after',
  async run({ fleet, outageSeconds, say }) {
    const [one, two, cut] = fleet.hosts;
    const load = fleet.load({ writes: 0 });
    await pauseFor(1_000);
    say(`${cut.name} is cut from etcd for ${outageSeconds} s`);
    fleet.link.cut();
    const start = performance.now();
    let last = 0;
    let named = Number.POSITIVE_INFINITY;
    const naming = waitUntil(
      async () => (await cut.ready())?.body.registry?.startsWith('unreachable') ?? false,
      `${cut.name} says that it is cut off`,
    ).then((milliseconds) => {
      named = milliseconds;
    });
    for (let count = 0; count < PUBLISHES; count += 1) {
      last = (await fleet.publisher.publish('bg')).revision;
      await pauseFor((outageSeconds * 1000) / PUBLISHES / 2);
    }
    await fleet.untilServed(last, [one, two]);
    await naming;
    await pauseFor(Math.max(0, start + outageSeconds * 1000 - performance.now()));
    const status = (await cut.ready())?.status ?? 0;
    const behind = last - ((await cut.ready())?.body.revision ?? 0);
    fleet.link.mend();
    const caughtUp = await fleet.untilServed(last);
    const report = await load.stop();
    return [
      ...readFigures(report),
      none('answers older than what the client had seen', report.older),
      exactly('status of /readyz meanwhile', status, 200),
      told('revisions that it was behind', behind),
      atMost('says that it is cut off after', named / 1000, 5, 's'),
      atMost('caught up after', caughtUp / 1000, 1, 's'),
    ];
  },
};
