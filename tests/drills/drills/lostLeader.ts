import { CannotPublish } from '../../../compiler/history/cannotPublish.ts';
import { RegistryUnreachable } from '../../../publish/registry/registry.ts';
import { atMost, type Drill, none, told } from '../drill.ts';
import { ENVIRONMENT } from '../fleet/createPublisher.ts';
import type { DrillFleet } from '../fleet/startDrillFleet.ts';
import { pauseFor } from '../fleet/startProcess.ts';
import { readFigures } from './figures.ts';

const BEFORE_MILLISECONDS = 3_000;
const AFTER_MILLISECONDS = 9_000;
const EVERY_MILLISECONDS = 100;

/** D1: etcd chooses another leader while somebody publishes. */
export const lostLeader: Drill = {
  id: 'D1',
  title: 'kill -9 of the etcd leader during 10 publishes a second',
  pass: '0 failed reads; publishes refused for at most 5 s; 0 acknowledged ones lost; the same order on three hosts',
  async run({ fleet, say }) {
    const load = fleet.load({ writes: 0 });
    const order = watchOrder(fleet, 'bg');
    const publishing = publishOften(fleet, 'bg');
    await pauseFor(BEFORE_MILLISECONDS);
    const leader = await fleet.etcd.leader();
    say(`kill -9 ${leader.name}`);
    await leader.kill();
    await pauseFor(AFTER_MILLISECONDS);
    const { acknowledged, refused, longestGap, strange } = await publishing.stop();
    const last = acknowledged.at(-1)?.revision ?? 0;
    const behind = await fleet.untilServed(last);
    const seen = await order.stop();
    const report = await load.stop();
    const lines = new Set((await fleet.registry.readJournal(ENVIRONMENT)).map(({ revision }) => revision));
    const lost = acknowledged.filter(({ revision }) => !lines.has(revision));
    return [
      ...readFigures(report),
      none('pages older than what the client had seen', report.older),
      told('publishes acknowledged', acknowledged.length),
      told('publishes refused', refused),
      none('publishes that failed without a word', strange),
      atMost('longest time without a publish', longestGap / 1000, 5, 's'),
      none('acknowledged publishes lost', lost.length),
      none('steps back on a host', seen.backwards),
      atMost('all hosts on the last one after', behind / 1000, 3, 's'),
    ];
  },
};

function publishOften(fleet: DrillFleet, code: string) {
  const acknowledged: { revision: number; at: number }[] = [];
  let refused = 0;
  let strange = 0;
  let isStopping = false;
  const start = performance.now();
  const life = (async () => {
    while (!isStopping) {
      const next = performance.now() + EVERY_MILLISECONDS;
      try {
        const { revision } = await fleet.publisher.publish(code);
        acknowledged.push({ revision, at: performance.now() });
      } catch (error) {
        if (error instanceof RegistryUnreachable || error instanceof CannotPublish) refused += 1;
        else strange += 1;
      }
      await pauseFor(Math.max(0, next - performance.now()));
    }
  })();
  return {
    async stop() {
      isStopping = true;
      await life;
      const times = [start, ...acknowledged.map(({ at }) => at)];
      const gaps = times.slice(1).map((at, index) => at - (times[index] ?? at));
      return { acknowledged, refused, strange, longestGap: Math.max(0, ...gaps) };
    },
  };
}

/** Looks at each host itself: versions are to be seen in the order in which they were published. */
function watchOrder({ hosts }: DrillFleet, code: string) {
  let backwards = 0;
  let isStopping = false;
  const lives = hosts.map(async (host) => {
    let newest = 0;
    while (!isStopping) {
      const page = await host.page(`/${code}/`).catch(() => null);
      if (page && page.version < newest) backwards += 1;
      newest = Math.max(newest, page?.version ?? 0);
      await pauseFor(EVERY_MILLISECONDS / 2);
    }
  });
  return {
    async stop() {
      isStopping = true;
      await Promise.all(lives);
      return { backwards };
    },
  };
}
