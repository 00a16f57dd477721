import { EDGES } from '../../deploy/support/startEdge.ts';
import { atMost, type Drill, type Figure, none, told } from '../drill.ts';
import { type DrillFleet, TENANTS } from '../fleet/startDrillFleet.ts';
import { pauseFor } from '../fleet/startProcess.ts';
import type { SentWrite } from '../load/load.ts';
import { type BrowserReport, startBrowserLoad } from '../load/startBrowserLoad.ts';
import { failedWrites, readFigures, writeFigures } from './figures.ts';

/** Milliseconds since 1970; between the two the host may still have taken something. */
interface Kill {
  readonly at: number;
  readonly gone: number;
}

/**
 * D5: a host is gone without a word. Each in turn, since a browser is always on the same one, whichever that is; one
 * browser comes through Caddy by HTTP/2, one through nginx by HTTP/1.1.
 */
export const lostHost: Drill = {
  id: 'D5',
  title: 'kill -9 of each host in turn under mixed load, Chromium among the clients',
  pass: '0 failed reads; at most as many failed writes as were under way; 0 writes received twice',
  async run({ fleet, say }) {
    const nginx = await startNginx(fleet);
    try {
      const browser = await startBrowserLoad({ url: fleet.edge.url, tenants: TENANTS, name: 'caddy' });
      const second = nginx && (await startBrowserLoad({ url: nginx.url, tenants: TENANTS, name: 'nginx' }));
      const load = fleet.load({ writes: 0.5, clients: 36 });
      await pauseFor(4_000);
      const kills = await killEach(fleet, say);
      const seen = await browser.stop();
      const seenByNginx = await second?.stop();
      const report = await load.stop();
      const tookMilliseconds = kills.reduce((sum, { at, gone }) => sum + gone - at, 0);
      return [
        ...readFigures(report),
        ...writeFigures(report, fleet.gateway),
        told('milliseconds that their ends took', tookMilliseconds),
        failedFigure('failed writes', report.writes, kills),
        ...browserFigures('Chromium', seen, fleet),
        failedFigure('failed changes of Chromium', seen.writes, kills),
        // Until its checks notice, nginx answers changes of that host with 502: nothing was sent (docs/edge.md).
        ...(seenByNginx
          ? browserFigures('Chromium through nginx', seenByNginx, fleet)
          : [told('through nginx', 'not tried: nginx is not found')]),
      ];
    } finally {
      await nginx?.stop();
    }
  },
};

const startNginx = async ({ hosts: [one, two, canary] }: DrillFleet) =>
  EDGES.nginx.path === null ? null : EDGES.nginx.start(EDGES.nginx.path, { hosts: [one, two], canary });

async function killEach(fleet: DrillFleet, say: (what: string) => void): Promise<readonly Kill[]> {
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
  return kills;
}

function failedFigure(what: string, writes: readonly SentWrite[], kills: readonly Kill[]): Figure {
  const isUnderWay = ({ start, end }: SentWrite) => kills.some(({ at, gone }) => start <= gone && end >= at);
  const failed = failedWrites({ writes }).length;
  return atMost(`${what}, of those under way`, failed, writes.filter(isUnderWay).length, '');
}

function browserFigures(who: string, { reads, failed, writes }: BrowserReport, fleet: DrillFleet) {
  const received = fleet.gateway.received();
  const twice = writes.filter(({ body }) => (received.get(body) ?? 0) > 1);
  const why = [...new Set(failed.map((each) => each.why))].join('; ');
  return [
    told(`${who}: pages opened`, reads),
    none(`${who}: pages not opened${why === '' ? '' : ` (${why})`}`, failed.length),
    told(`${who}: changes sent`, writes.length),
    told(`${who}: of them answered with something else than 200`, failedWrites({ writes }).length),
    none(`${who}: changes received twice`, twice.length),
  ];
}
