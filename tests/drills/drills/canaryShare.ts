import { atMost, type Drill, exactly, none, told } from '../drill.ts';
import type { Edge } from '../fleet/createEdge.ts';
import type { DrillFleet } from '../fleet/startDrillFleet.ts';
import { pauseFor } from '../fleet/startProcess.ts';
import { readFigures } from './figures.ts';

const CLIENTS = 600;
const MILLISECONDS = 12_000;
/** Of 600 clients that are spread by chance, the share of one in ten is within this for 95 of 100 times. */
const TOLERANCE = 2.5;

/** D11: some clients are shown the next version of one tenant. */
export const canaryShare: Drill = {
  id: 'D11',
  title: 'canary of one tenant at 10 % of the clients',
  pass: `10 ± ${TOLERANCE} %; 0 flips at a fixed address; other tenants untouched; abort at most 1 s`,
  async run({ fleet, say }) {
    const [one, two, canary] = fleet.hosts;
    say(`${canary.name} becomes the canary`);
    await canary.stop();
    await canary.start({ RING: 'canary' });
    const edge = await fleet.createCanaryEdge();
    try {
      await edge.start();
      await fleet.untilChecked();
      return await measure(fleet, edge, say);
    } finally {
      await edge.kill();
      await canary.stop();
      await canary.start();
      const { revision } = await fleet.publisher.publish('ro');
      await fleet.untilServed(revision, [one, two, canary]);
    }
  },
};

async function measure(fleet: DrillFleet, edge: Edge, say: (what: string) => void) {
  const [one, , canary] = fleet.hosts;
  const [stable, next] = [await fleet.publisher.publish('ro'), await fleet.publisher.publish('ro', 'canary')];
  await fleet.untilServed(Math.max(stable.revision, next.revision));
  const others = await one.page('/ro/');
  const load = fleet.load({
    url: edge.url,
    tenants: ['ro'],
    clients: CLIENTS,
    everyMilliseconds: 4_000,
    writes: 0,
  });
  const neighbours = fleet.load({
    url: edge.url,
    tenants: ['bg'],
    clients: 12,
    everyMilliseconds: 500,
    writes: 0,
  });
  await pauseFor(MILLISECONDS);
  const report = await load.stop();
  const untouched = await neighbours.stop();
  say('the canary is aborted');
  const start = performance.now();
  await fleet.publisher.abortCanary('ro');
  while ((await canary.page('/ro/')).etag !== others.etag) await pauseFor(10);
  const aborted = performance.now() - start;
  const counts = report.tenants.ro?.clientsByVersion ?? {};
  const all = Object.values(counts).reduce((sum, each) => sum + each, 0);
  const share = (100 * (counts[String(next.version)] ?? 0)) / Math.max(1, all);
  return [
    ...readFigures(report),
    told('clients', all),
    told('share of the canary, in %', share),
    atMost('its distance from 10 %', Math.abs(share - 10), TOLERANCE, ''),
    none('clients that changed the version', report.flips + clientsOfTwo(report.tenants.ro?.etags ?? [])),
    none('failed reads of another tenant', untouched.failed.length),
    exactly('versions of another tenant', untouched.tenants.bg?.etags.length ?? 0, 1),
    atMost('aborted after', aborted / 1000, 1, 's'),
  ];
}

/** Two versions there are: a third would be one that nobody published. */
function clientsOfTwo(etags: readonly string[]): number {
  return Math.max(0, etags.length - 2);
}
