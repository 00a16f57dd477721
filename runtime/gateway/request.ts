/**
 * One call to the gateway, through the host on the same origin (contract, ruling 1). It neither navigates nor
 * shows anything: it answers with data, or throws GatewayError or the session's own SessionLost.
 */
import { judge } from './envelope.ts';
import { GatewayError } from './errors.ts';
import { type ErrorSuffix, withSuffix } from './suffixes.ts';

/** What the gateway needs of a session. */
export interface Credentials {
  bearer(): string | null;
  /** One shared refresh. @param used the token that was refused */
  renew(used: string): Promise<string>;
  lose(): never;
  signal(): AbortSignal;
}

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below /v1, with parameters encoded already: use `pathOf`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Calls of visitors carry no bearer and start no refresh (API-05, SES-08). */
  readonly isAnonymous?: boolean;
  readonly suffix?: ErrorSuffix;
  /** The caller's own end, such as leaving the screen. */
  readonly signal?: AbortSignal;
}

export interface GatewayOptions {
  /** `/xx/gateway/v1`. */
  readonly rootUrl: string;
  readonly credentials: Credentials;
  readonly fetch: typeof globalThis.fetch;
  /** Longest wait in seconds (threat K18). */
  readonly limits: { readonly readSeconds: number; readonly writeSeconds: number };
}

export type Send = (call: Call) => Promise<unknown>;

/** Shows the host that our own script is calling: a form or an image of another site cannot set it (threat H2). */
const OWN_CALL = { 'x-portal-request': '1' };

/** Fills a path template; each value is percent-encoded (API-08, threat X10). */
export function pathOf(parts: TemplateStringsArray, ...values: readonly string[]): string {
  return parts.reduce((path, part, index) => path + encodeURIComponent(values[index - 1] ?? '') + part);
}

export function createSend({ rootUrl, credentials, fetch, limits }: GatewayOptions): Send {
  async function attempt(call: Call, token: string | null): Promise<Response> {
    const seconds = call.method === 'GET' ? limits.readSeconds : limits.writeSeconds;
    const signals = [AbortSignal.timeout(seconds * 1000), credentials.signal(), call.signal];
    return fetch(rootUrl + call.path + queryOf(call.query), {
      method: call.method,
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

  /** Spec section 4: a 401 gives one refresh and one repeat; a second 401 ends the session. */
  async function attemptWithSession(call: Call): Promise<Response> {
    if (call.isAnonymous) return attempt(call, null);
    // Whoever asks again when the session has just ended is not heard (threat A10).
    const token = credentials.bearer() ?? credentials.lose();
    const first = await attempt(call, token);
    if (first.status !== 401) return first;
    const second = await attempt(call, await credentials.renew(token));
    return second.status === 401 ? credentials.lose() : second;
  }

  return async (call) => {
    const session = credentials.signal();
    let response: Response;
    let body: unknown;
    try {
      response = await attemptWithSession(call);
      body = await readBody(response);
    } catch (cause) {
      if (isSessionEnd(cause)) throw cause;
      // Its own reason tells why the session ended; a caller's abort is passed on as it is.
      session.throwIfAborted();
      call.signal?.throwIfAborted();
      throw new GatewayError(
        { code: 'connection-error', level: 'error', original: null, status: null, reference: null },
        { cause },
      );
    }
    session.throwIfAborted();
    const verdict = judge({ status: response.status, body });
    if (verdict.ok) return verdict.data;
    throw new GatewayError({
      ...verdict.error,
      code: withSuffix(verdict.error.code, call.suffix),
      status: response.status,
      reference: response.headers.get('x-request-id'),
    });
  };
}

function queryOf(query: Call['query'] = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

/** A body that is not JSON is no answer of the gateway: it is judged by its status alone. */
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
