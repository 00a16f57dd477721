/** The ways in which one call goes wrong, and a call that goes wrong when told to. */
import { json, success } from './fakeFetch.ts';

/** What a call is answered with in place of its answer. */
export interface Fault {
  readonly name: string;
  /** HTTP status; null where no answer came, or none that is one. */
  readonly status: number | null;
  /** Where something came that is no answer: it says nothing of what was done (USE-24). */
  readonly isNoAnswer?: boolean;
  readonly answer: () => Response;
}

function saying(name: string, answer: () => Response): Fault {
  return { name, status: null, isNoAnswer: true, answer };
}

function answering(status: number): Fault {
  return { name: `answer ${status}`, status, answer: () => json({}, status) };
}

/** The server did nothing, and says so. */
export const REFUSALS: readonly Fault[] = [400, 403, 404, 409, 429].map(answering);

/** After these nobody knows what the server did. */
export const BREAKDOWNS: readonly Fault[] = [
  answering(500),
  {
    name: 'reset connection',
    status: null,
    answer: () => {
      throw new TypeError('The connection was reset.');
    },
  },
  {
    name: 'body that is not JSON',
    status: null,
    answer: () => new Response('<!doctype html><h1>Maintenance</h1>', { status: 200 }),
  },
  saying('data that are null', () => success(null)),
  saying('a list of nulls', () => success([null])),
];

export const EXPIRED: Fault = answering(401);

type Answer = Response | Promise<Response | undefined> | undefined;

/** One call, by its line; whatever else is asked for is answered as ever. */
export interface BreakableCall {
  fault: Fault | null;
  /** How many answers the fault takes; without an end unless told. */
  times: number;
  /** How long its answer takes, in milliseconds of `setTimeout`. */
  delay: number;
  /** How often it was sent. */
  sent: number;
  answer(line: string, ordinary: () => Answer): Answer;
}

/** @param lines what the call looks like: `METHOD path?query`, decoded; `GET lookups/name` for the app backend's */
export function breakableCall(lines: RegExp): BreakableCall {
  const call: BreakableCall = {
    fault: null,
    times: Number.POSITIVE_INFINITY,
    delay: 0,
    sent: 0,
    answer(line, ordinary) {
      if (!lines.test(line)) return ordinary();
      call.sent += 1;
      if (call.fault && call.times > 0) {
        call.times -= 1;
        return call.fault.answer();
      }
      if (call.delay === 0) return ordinary();
      return new Promise((resolve) => setTimeout(resolve, call.delay)).then(ordinary);
    },
  };
  return call;
}
