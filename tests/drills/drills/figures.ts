import { atMost, type Figure, none, told } from '../drill.ts';
import type { RecordingGateway } from '../fleet/startRecordingGateway.ts';
import type { LoadReport } from '../load/load.ts';

/** That nobody who reads noticed anything. */
export function readFigures({ reads, failed, torn, missing, goneFirstLooks }: LoadReport): readonly Figure[] {
  const why = [...new Set(failed.map(({ why: each }) => each))].slice(0, 3).join('; ');
  return [
    told('reads', reads),
    none(why === '' ? 'failed reads' : `failed reads (${why})`, failed.length),
    none('torn pages', torn),
    ...(goneFirstLooks > 0
      ? [told('first looks of superseded versions that the program has to render', goneFirstLooks)]
      : []),
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

export function failedWrites({ writes }: Pick<LoadReport, 'writes'>) {
  return writes.filter(({ status }) => status !== 200);
}

/** Two measurements of one machine differ by so much without a cause: no ratio is asked for below it. */
const NOISE_MILLISECONDS = 10;

/**
 * The slowest of one hundred answers, against what it was before and after.
 * @param quiet milliseconds of the windows in which nothing was wrong: the slower one counts
 * @param ratio that is allowed
 */
export function slowerBy(what: string, quiet: readonly number[], during: number, ratio: number): Figure {
  const usual = Math.max(...quiet);
  const limit = Math.max(usual * ratio, usual + NOISE_MILLISECONDS);
  const windows = quiet.map((each) => each.toFixed(1)).join(' and ');
  return atMost(`${what}, p99 (before and after: ${windows} ms)`, during, limit, 'ms');
}
