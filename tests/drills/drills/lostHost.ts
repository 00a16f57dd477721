import { atMost, type Drill, told } from '../drill.ts';
import { pauseFor } from '../fleet/startProcess.ts';
import { failedWrites, readFigures, writeFigures } from './figures.ts';

/** D5: a host is gone without a word. */
export const lostHost: Drill = {
  id: 'D5',
  title: 'kill -9 of a host under mixed load',
  pass: '0 failed reads; at most as many failed writes as were under way; 0 writes received twice',
  async run({ fleet, say }) {
    const load = fleet.load({ writes: 0.5, clients: 36 });
    await pauseFor(4_000);
    const [, host] = fleet.hosts;
    say(`kill -9 ${host.name}`);
    const at = Date.now();
    await host.kill();
    // Between the two the host may still have taken something.
    const gone = Date.now();
    await pauseFor(6_000);
    say(`${host.name} starts again`);
    await host.start();
    await fleet.untilChecked();
    const report = await load.stop();
    const underWay = report.writes.filter(({ start, end }) => start <= gone && end >= at).length;
    return [
      ...readFigures(report),
      ...writeFigures(report, fleet.gateway),
      told('milliseconds that its end took', gone - at),
      atMost('failed writes, of those under way', failedWrites(report).length, underWay, ''),
    ];
  },
};
