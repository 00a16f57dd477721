import { type Drill, none } from '../drill.ts';
import { failedWrites, writeFigures } from './figures.ts';

/** D6: a release, one host at a time. */
export const rollingRestart: Drill = {
  id: 'D6',
  title: 'rolling restart of all hosts, changes only',
  pass: '0 failed writes',
  async run({ fleet, say }) {
    const load = fleet.load({ writes: 1 });
    await fleet.untilChecked();
    for (const host of fleet.hosts) {
      say(`SIGTERM to ${host.name}, and start`);
      await host.stop();
      await host.start();
      await fleet.untilChecked();
    }
    const report = await load.stop();
    const failed = failedWrites(report);
    const statuses = [...new Set(failed.map(({ status }) => status))].join(', ');
    return [
      ...writeFigures(report, fleet.gateway),
      none(statuses === '' ? 'failed writes' : `failed writes (${statuses})`, failed.length),
    ];
  },
};
