import { type Drill, exactly, none, told } from '../drill.ts';
import { pauseFor, waitUntil } from '../fleet/startProcess.ts';
import { readFigures, slowerBy } from './figures.ts';
import { forge, servesLastGood } from './forge.ts';

const WINDOW_MILLISECONDS = 8_000;

/** D15: the newest file of one tenant is none. */
export const brokenFile: Drill = {
  id: 'D15',
  title: 'a broken file of one tenant',
  pass: '0 hosts leave the edge; p99 of the others at most 1.1 times what it was',
  async run({ fleet, say }) {
    const quiet = fleet.load({ writes: 0 });
    await pauseFor(WINDOW_MILLISECONDS);
    const before = await quiet.stop();
    const load = fleet.load({ writes: 0 });
    const good = await fleet.publisher.textsOf('ro');
    const file = await fleet.registry.writeBlob(Buffer.from('{ "code": "ro", "identifier": 7, '));
    say('a pointer of ro to a broken file');
    await forge(fleet, 'ro', (pointer) => ({ ...pointer, file }));
    const named = await waitUntil(() => servesLastGood(fleet, 'ro'), 'hosts name the problem of ro');
    let unready = 0;
    const end = performance.now() + WINDOW_MILLISECONDS;
    while (performance.now() < end) {
      const states = await Promise.all(fleet.hosts.map((host) => host.ready()));
      unready += states.filter((state) => state?.status !== 200).length;
      await pauseFor(250);
    }
    const report = await load.stop();
    await fleet.untilServed(await fleet.publisher.rollBack(good.texts));
    const quietAgain = fleet.load({ writes: 0 });
    await pauseFor(WINDOW_MILLISECONDS);
    const after = await quietAgain.stop();
    const p99 = ({ tenants }: typeof report) => Math.max(tenants.bg?.p99 ?? 0, tenants.pl?.p99 ?? 0);
    return [
      ...readFigures(report),
      none('times that a host was not ready', unready),
      exactly('pages of ro, last good version', report.tenants.ro?.etags.length ?? 0, 1),
      told('milliseconds until all hosts named the problem', named),
      slowerBy('pages of other tenants', [p99(before), p99(after)], p99(report), 1.1),
    ];
  },
};
