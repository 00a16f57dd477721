import { callLimits } from '../../../publish/gateway/callLimits.ts';
import { askEdge } from '../../deploy/support/askEdge.ts';
import { type Drill, exactly, none, told } from '../drill.ts';
import { ENVIRONMENT } from '../fleet/createPublisher.ts';
import { pauseFor } from '../fleet/startProcess.ts';

const AT_ONCE = 90;
const SECONDS = 31;
const CLIENT = '127.77.7.7';

/** D12: one client sends more than it may, through an edge with three hosts. */
export const oneFlood: Drill = {
  id: 'D12',
  title: 'one client floods through three hosts',
  pass: 'exactly the burst and the rate of one host pass (20, and 4 a minute)',
  async run({ fleet, say }) {
    const { burst, perMinute } = callLimits(ENVIRONMENT).abusable;
    let turn = 0;
    const received = () =>
      [...fleet.gateway.received().keys()].filter((body) => body.includes('flood')).length;
    const before = received();
    const ask = async () => {
      turn += 1;
      const { status } = await askEdge(
        `${fleet.edge.url}/bg/gateway/v1/users/flood@bg.example/actions/request-password-reset`,
        {
          client: CLIENT,
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-portal-request': '1' },
          body: JSON.stringify({ flood: `${process.pid}-${turn}` }),
        },
      );
      return status;
    };
    const start = performance.now();
    const statuses = await Promise.all(Array.from({ length: AT_ONCE }, ask));
    const atOnce = statuses.filter((status) => status === 200).length;
    say(`then one a second for ${SECONDS} s`);
    while (performance.now() - start < SECONDS * 1000) {
      statuses.push(await ask());
      await pauseFor(1_000);
    }
    const seconds = (performance.now() - start) / 1000;
    const passed = statuses.filter((status) => status === 200).length;
    return [
      told('asked', statuses.length),
      exactly('passed at once', atOnce, burst),
      exactly(`passed in ${seconds.toFixed(0)} s`, passed, burst + Math.floor((SECONDS * perMinute) / 60)),
      exactly('received by the gateway', received() - before, passed),
      none(
        'answers that are neither 200 nor 429',
        statuses.filter((status) => status !== 200 && status !== 429).length,
      ),
    ];
  },
};
