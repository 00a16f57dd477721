import { atMost, type Figure, none, told } from '../drill.ts';
import type { RecordingGateway } from '../fleet/startRecordingGateway.ts';
import type { LoadReport } from '../load/load.ts';

/** That nobody who reads noticed anything. */
export function readFigures({ reads, failed, torn, missing }: LoadReport): readonly Figure[] {
  const why = [...new Set(failed.map(({ why: each }) => each))].slice(0, 3).join('; ');
  return [
    told('reads', reads),
    none(why === '' ? 'failed reads' : `failed reads (${why})`, failed.length),
    none('torn pages', torn),
    none(
      missing.length > 0 ? `missing files (${missing.slice(0, 2).join(', ')})` : 'missing files',
      missing.length,
    ),
  ];
}

/** That no change was made twice, as the gateways saw it. */
export function writeFigures({ writes }: LoadReport, gateway: RecordingGateway): readonly Figure[] {
  const received = gateway.received();
  const countOf = (body: string) => received.get(body) ?? 0;
  const done = writes.filter(({ status }) => status === 200);
  return [
    told('writes', writes.length),
    none('writes received twice', writes.filter(({ body }) => countOf(body) > 1).length),
    none('writes answered with 200 and not received', done.filter(({ body }) => countOf(body) === 0).length),
  ];
}

export function failedWrites({ writes }: LoadReport) {
  return writes.filter(({ status }) => status !== 200);
}

/** Two measurements of one machine differ by so much without a cause: no ratio is asked for below it. */
const NOISE_MILLISECONDS = 10;

/** The slowest of one hundred answers, against what it was before. @param ratio that is allowed */
export function slowerBy(what: string, before: number, during: number, ratio: number): Figure {
  const limit = Math.max(before * ratio, before + NOISE_MILLISECONDS);
  return atMost(`${what}, p99 (before: ${before.toFixed(1)} ms)`, during, limit, 'ms');
}
