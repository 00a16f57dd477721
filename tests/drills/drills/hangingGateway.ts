import { type Drill, none, told } from '../drill.ts';
import { pauseFor } from '../fleet/startProcess.ts';
import { failedWrites, readFigures, slowerBy, writeFigures } from './figures.ts';

const WINDOW_MILLISECONDS = 8_000;

/** D16: the gateway of one country takes calls and answers none. */
export const hangingGateway: Drill = {
  id: 'D16',
  title: 'one gateway hangs',
  pass: 'p99 of other tenants at most 1.2 times what it was; none of their calls fails',
  async run({ fleet, outageSeconds, say }) {
    const others = { tenants: ['bg', 'pl'], writes: 0.3 };
    const quiet = fleet.load(others);
    await pauseFor(WINDOW_MILLISECONDS);
    const before = await quiet.stop();
    say(`the gateway of ro hangs for ${outageSeconds} s`);
    fleet.gateway.hang('ro');
    const hanging = fleet.load({ tenants: ['ro'], writes: 1, clients: 48 });
    const load = fleet.load(others);
    await pauseFor(outageSeconds * 1000);
    const states = await Promise.all(fleet.hosts.map((host) => host.ready()));
    const report = await load.stop();
    fleet.gateway.release();
    const stuck = await hanging.stop();
    const quietAgain = fleet.load(others);
    await pauseFor(WINDOW_MILLISECONDS);
    const after = await quietAgain.stop();
    const p99 = ({ tenants }: typeof report) => Math.max(tenants.bg?.p99 ?? 0, tenants.pl?.p99 ?? 0);
    return [
      ...readFigures(report),
      ...writeFigures(report, fleet.gateway),
      none('failed writes of other tenants', failedWrites(report).length),
      none('writes of the tenant that hangs received twice', twice(stuck.writes, fleet.gateway.received())),
      told('its writes that waited', stuck.writes.length),
      none('hosts that were not ready', states.filter((state) => state?.status !== 200).length),
      slowerBy('pages of other tenants', [p99(before), p99(after)], p99(report), 1.2),
    ];
  },
};

function twice(writes: readonly { readonly body: string }[], received: ReadonlyMap<string, number>): number {
  return writes.filter(({ body }) => (received.get(body) ?? 0) > 1).length;
}
