import { atMost, type Drill, none, told } from '../drill.ts';
import { TENANTS } from '../fleet/startDrillFleet.ts';
import { pauseFor } from '../fleet/startProcess.ts';
import type { SentWrite } from '../load/load.ts';
import { startBrowserLoad } from '../load/startBrowserLoad.ts';
import { failedWrites, readFigures, writeFigures } from './figures.ts';

/** Milliseconds since 1970; between the two the host may still have taken something. */
interface Kill {
  readonly at: number;
  readonly gone: number;
}

/** D5: a host is gone without a word. Each in turn, since the browser is always on the same one, whichever that is. */
export const lostHost: Drill = {
  id: 'D5',
  title: 'kill -9 of each host in turn under mixed load, Chromium among the clients',
  pass: '0 failed reads; at most as many failed writes as were under way; 0 writes received twice',
  async run({ fleet, say }) {
    const browser = await startBrowserLoad({ url: fleet.edge.url, tenants: TENANTS });
    const load = fleet.load({ writes: 0.5, clients: 36 });
    await pauseFor(4_000);
    const kills: Kill[] = [];
    for (const host of fleet.hosts) {
      say(`kill -9 ${host.name}`);
      const at = Date.now();
      await host.kill();
      kills.push({ at, gone: Date.now() });
      await pauseFor(6_000);
      say(`${host.name} starts again`);
      await host.start();
      await fleet.untilChecked();
    }
    const seen = await browser.stop();
    const report = await load.stop();
    const isUnderWay = ({ start, end }: SentWrite) =>
      kills.some(({ at, gone }) => start <= gone && end >= at);
    const received = fleet.gateway.received();
    const twice = seen.writes.filter(({ body }) => (received.get(body) ?? 0) > 1);
    const why = [...new Set(seen.failed.map((each) => each.why))].join('; ');
    return [
      ...readFigures(report),
      ...writeFigures(report, fleet.gateway),
      told(
        'milliseconds that their ends took',
        kills.reduce((sum, { at, gone }) => sum + gone - at, 0),
      ),
      atMost(
        'failed writes, of those under way',
        failedWrites(report).length,
        report.writes.filter(isUnderWay).length,
        '',
      ),
      told('pages that Chromium opened', seen.reads),
      none(
        why === '' ? 'pages that it could not open' : `pages that it could not open (${why})`,
        seen.failed.length,
      ),
      told('changes that it sent', seen.writes.length),
      none('its changes received twice', twice.length),
      atMost(
        'its failed changes, of those under way',
        failedWrites(seen).length,
        seen.writes.filter(isUnderWay).length,
        '',
      ),
    ];
  },
};
