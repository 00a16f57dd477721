import { atMost, type Drill, exactly, none, told } from '../drill.ts';
import { TENANTS } from '../fleet/startDrillFleet.ts';
import { pauseFor } from '../fleet/startProcess.ts';
import { readFigures } from './figures.ts';

const PUBLISHES = 200;
const MILLISECONDS = 5_000;

/** D7: hosts take up versions as fast as they come. */
export const manyPublishes: Drill = {
  id: 'D7',
  title: '200 publishes, up to 40 a second, of equal lengths',
  pass: '0 torn pages; 0 missing files that a page names; three of three hosts on the last at most 1 s after',
  async run({ fleet, say }) {
    const load = fleet.load({ writes: 0, clients: 12 });
    await pauseFor(500);
    say(`${PUBLISHES} publishes`);
    const start = performance.now();
    let last = await fleet.publisher.publish('bg');
    for (let count = 1; count < PUBLISHES; count += 1) {
      const code = TENANTS[count % TENANTS.length] ?? 'bg';
      last = await fleet.publisher.publish(code);
      await pauseFor(Math.max(0, start + (count * MILLISECONDS) / PUBLISHES - performance.now()));
    }
    const published = performance.now() - start;
    const behind = await fleet.untilServed(last.revision);
    const code = TENANTS[(PUBLISHES - 1) % TENANTS.length] ?? 'bg';
    const pages = await Promise.all(fleet.hosts.map((host) => host.page(`/${code}/`)));
    const report = await load.stop();
    return [
      ...readFigures(report),
      none('pages older than what the client had seen', report.older),
      told('seconds that publishing took', published / 1000),
      atMost('three hosts on the last one after', behind / 1000, 1, 's'),
      exactly(
        'hosts that serve the last version',
        pages.filter(({ version }) => version === last.version).length,
        3,
      ),
      exactly('different ETags', new Set(pages.map(({ etag }) => etag)).size, 1),
    ];
  },
};
