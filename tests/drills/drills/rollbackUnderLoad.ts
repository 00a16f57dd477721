import { atMost, type Drill, exactly, none } from '../drill.ts';
import { quantile } from '../load/load.ts';
import { readFigures } from './figures.ts';

const ROLLBACKS = 20;

/** D10: an older version comes back, as it was. */
export const rollbackUnderLoad: Drill = {
  id: 'D10',
  title: 'rollback under load',
  pass: 'all hosts at most 1 s after, p99; bytes equal to the old version',
  async run({ fleet, say }) {
    const load = fleet.load({ writes: 0.2 });
    const old = await fleet.publisher.publish('pl');
    await fleet.untilServed(old.revision);
    const pagesNow = () => Promise.all(fleet.hosts.map((host) => host.page('/pl/')));
    const before = await pagesNow();
    const times: number[] = [];
    let others = 0;
    say(`${ROLLBACKS} rollbacks`);
    for (let turn = 0; turn < ROLLBACKS; turn += 1) {
      const newer = await fleet.publisher.publish('pl');
      await fleet.untilServed(newer.revision);
      const start = performance.now();
      const revision = await fleet.publisher.rollBack(old.texts);
      await fleet.untilServed(revision);
      times.push(performance.now() - start);
      const after = await pagesNow();
      others += after.filter(
        ({ text, etag }, index) => text !== before[index]?.text || etag !== before[index]?.etag,
      ).length;
    }
    return [
      ...readFigures(await load.stop()),
      exactly('status of the page', before[0]?.status ?? 0, 200),
      atMost('all hosts after, p50', quantile(times, 0.5) / 1000, 1, 's'),
      atMost('all hosts after, p99', quantile(times, 0.99) / 1000, 1, 's'),
      none('pages with other bytes than before', others),
    ];
  },
};
