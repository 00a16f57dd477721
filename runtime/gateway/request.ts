/**
 * One call to the gateway, through the host on the same origin (decision 003). It neither navigates nor
 * shows anything: it answers with data, or throws GatewayError or the session's own SessionLost.
 */
import type { BodyOf, GatewayCall, PathValues, QueryOf } from '../../schemas/gatewayCalls.ts';
import { beginTrace, shortened } from './callTrace.ts';
import { GatewayError } from './errors.ts';
import { parseEnvelope } from './parseEnvelope.ts';
import { type ErrorSuffix, withSuffix } from './suffixes.ts';

/** What the gateway needs of a session. */
export interface Credentials {
  bearer(): string | null;
  /** One shared refresh. @param used the token that was refused */
  renew(used: string): Promise<string>;
  expire(): never;
  signal(): AbortSignal;
}

/** A call as the gateway's document spells it, then what the segments of its path take, in order. */
type Target<Name extends GatewayCall> = readonly [call: Name, ...values: PathValues<Name>];

/** A call of any name, as it is sent. */
export interface AnyCall {
  readonly to: readonly [call: GatewayCall, ...values: string[]];
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Calls of visitors carry no bearer and start no refresh (API-05, SES-08). */
  readonly isAnonymous?: boolean;
  readonly suffix?: ErrorSuffix;
  /** The caller's own end, such as leaving the screen. */
  readonly signal?: AbortSignal | undefined;
}

export interface Call<Name extends GatewayCall, T> extends AnyCall {
  readonly to: Target<Name>;
  readonly query?: QueryOf<Name>;
  readonly body?: BodyOf<Name>;
  /**
   * Reads the answer's data; throws for data of another shape, or of somebody else (USE-24, USE-25).
   * @param decimals of the minor units that amounts are counted in
   */
  readonly read: (data: unknown, decimals: number) => T;
}

export interface GatewayOptions {
  /** `/xx/gateway/v1`. */
  readonly rootUrl: string;
  readonly credentials: Credentials;
  readonly fetch: typeof globalThis.fetch;
  /** Longest wait in seconds (threat K18). */
  readonly limits: { readonly readSeconds: number; readonly writeSeconds: number };
  /** Of the minor units of the tenant's currency: those of most currencies unless given. */
  readonly decimals?: number;
}

export type Send = <const Name extends GatewayCall, T>(call: Call<Name, T>) => Promise<T>;

/** Shows the host that our own script is calling: a form or an image of another site cannot set it (threat H2). */
const OWN_CALL = { 'x-portal-request': '1' };

/** Method and path below /v1; each value is percent-encoded (API-08, threat X10). */
export function addressOf([call, ...values]: AnyCall['to']): readonly [method: string, path: string] {
  const [method = '', template = ''] = call.split(' ');
  let next = 0;
  return [method, template.replace(/{[^/]+/g, () => encodeURIComponent(values[next++] ?? ''))];
}

export function createSend({ rootUrl, credentials, fetch, limits, decimals = 2 }: GatewayOptions): Send {
  async function attempt(call: AnyCall, token: string | null): Promise<Response> {
    const [method, path] = addressOf(call.to);
    const seconds = method === 'GET' ? limits.readSeconds : limits.writeSeconds;
    const signals = [AbortSignal.timeout(seconds * 1000), credentials.signal(), call.signal];
    return fetch(rootUrl + path + queryOf(call.query), {
      method,
      headers: {
        accept: 'application/json',
        ...(call.body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...call.headers,
        ...OWN_CALL,
      },
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.any(signals.filter((signal) => signal !== undefined)),
    });
  }

  /** SES-01 to SES-03: a 401 gives one refresh and one repeat; a second 401 ends the session. */
  async function attemptWithSession(call: AnyCall): Promise<Response> {
    if (call.isAnonymous) return attempt(call, null);
    // Whoever asks again when the session has just ended is not heard (threat A10).
    const token = credentials.bearer() ?? credentials.expire();
    const first = await attempt(call, token);
    if (first.status !== 401) return first;
    const second = await attempt(call, await credentials.renew(token));
    return second.status === 401 ? credentials.expire() : second;
  }

  return async (call) => {
    const session = credentials.signal();
    const { traceparent, reference } = beginTrace();
    /** The host's own, or where it gave none the trace that it took up if the call reached it (LOV-60). */
    const findReference = () => shortened(response?.headers.get('x-request-id') ?? reference);
    let response: Response | undefined;
    let body: unknown;
    try {
      response = await attemptWithSession({ ...call, headers: { ...call.headers, traceparent } });
      body = await readBody(response);
    } catch (cause) {
      if (isSessionEnd(cause)) throw cause;
      // Its own reason tells why the session ended; a caller's abort is passed on as it is.
      session.throwIfAborted();
      call.signal?.throwIfAborted();
      throw noAnswer('connection-error', findReference(), cause);
    }
    session.throwIfAborted();
    const verdict = parseEnvelope({ status: response.status, body });
    if (!verdict.ok) {
      throw new GatewayError({
        ...verdict.error,
        code: withSuffix(verdict.error.code, call.suffix),
        status: response.status,
        reference: findReference(),
      });
    }
    try {
      return call.read(verdict.data, decimals);
    } catch (cause) {
      throw noAnswer('default', findReference(), cause);
    }
  };
}

/** Without a status: whatever came says nothing of what was done (threat F2). */
function noAnswer(code: string, reference: string, cause: unknown): GatewayError {
  return new GatewayError({ code, level: 'error', original: null, status: null, reference }, { cause });
}

function queryOf(query: AnyCall['query'] = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

/** A body that is not JSON is no answer of the gateway: it is read by its status alone. */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    if (response.ok) throw cause;
    return undefined;
  }
}

function isSessionEnd(cause: unknown): boolean {
  return cause instanceof Error && cause.name === 'SessionLost';
}
