import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { HostConnection } from '../../compiler/compileTenant.ts';
import { type CallLimits, isAbusable } from '../../publish/gateway/callLimits.ts';
import { type HttpError, type HttpErrorCode, httpError } from '../../publish/gateway/httpError.ts';
import type { ClosedReason } from '../../runtime/assemble/closedCalls.ts';
import { NO_OBSERVER, type Observer } from '../observe/observer.ts';
import type { Span } from '../observe/tracer.ts';
import { createUpstream, type Upstream, UpstreamTimeout } from './callUpstream.ts';
import { checkCsrf } from './checkCsrf.ts';
import type { Limiter } from './createLimiter.ts';
import type { Credentials } from './credentials.ts';
import { headersFromBrowser, headersFromGateway } from './gatewayHeaders.ts';
import { matchGatewayRoute } from './gatewayRoutes.ts';
import { isTooLarge, limitBody } from './limitBody.ts';
import { watchCall } from './watchCall.ts';

export interface GatewayCall {
  /** What the gateway is told of the request that makes this call. */
  readonly trace: { readonly id: string; readonly span: Span };
  readonly tenant: {
    readonly code: string;
    readonly connection: HostConnection['gateway'];
    /** Calls that its switches close, by method and template. */
    readonly closed: ReadonlyMap<string, ClosedReason>;
  };
  /** Whom the limits count; never logged. */
  readonly clientAddress: string;
  readonly method: string;
  /** Below `/gateway`, as it arrived: still percent-encoded, with its query. */
  readonly address: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Uint8Array | null;
  readonly signal: AbortSignal;
}

export interface GatewayAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Readable;
  /** For the log. */
  readonly template: string;
}

export interface Gateway {
  answer(call: GatewayCall): Promise<GatewayAnswer>;
  close(): void;
}

export interface GatewayOptions {
  readonly credentials: Credentials;
  readonly timeoutMilliseconds: number;
  readonly limiter: Limiter;
  readonly limits: CallLimits;
  /** Told of each call; nobody unless given. */
  readonly observer?: Observer;
}

/** What every path of the gateway begins with (API-01); it stands in the tenant's root address as well. */
const VERSION = '/v1';

/** Passes the described calls on, with the credentials that the browser never sees (decision 003). */
export function createGateway(options: GatewayOptions): Gateway {
  const { credentials, timeoutMilliseconds, limiter, limits, observer = NO_OBSERVER } = options;
  const upstreams = new Map<string, Upstream>();
  const upstreamOf = (code: string) => {
    const upstream = upstreams.get(code) ?? createUpstream();
    upstreams.set(code, upstream);
    return upstream;
  };
  /** Seconds to wait, or 0. The narrow limit first: what it refuses does not use up the wide one. */
  const waitOf = (call: string, client: string) =>
    (isAbusable(call) && limiter.take(`${client} ${call}`, limits.abusable)) ||
    limiter.take(client, limits.all);

  return {
    async answer({ tenant, trace, clientAddress, method, address, headers, body, signal }) {
      const queryAt = address.indexOf('?');
      const path = queryAt < 0 ? address : address.slice(0, queryAt);
      const query = queryAt < 0 ? '' : address.slice(queryAt);
      const match = path.startsWith(`${VERSION}/`)
        ? matchGatewayRoute(method, path.slice(VERSION.length))
        : ({ kind: 'unknown' } as const);
      if (match.kind === 'unknown' || !isPlainQuery(query)) return refuse('NOT_FOUND', 'unknown');
      if (match.kind === 'wrong-method') {
        return refuse('METHOD_NOT_ALLOWED', 'unknown', { allow: match.allowed.join(', ') });
      }
      const { template } = match.route;
      const refused = checkCsrf(headers, body);
      if (refused) return refuse(refused, template);
      const name = `${method} ${template}`;
      const closed = tenant.closed.get(name);
      if (closed) return refuse(closed === 'paused' ? 'SERVICE_PAUSED' : 'NOT_FOUND', template);
      const seconds = waitOf(name, clientAddress);
      if (seconds > 0) {
        observer.limited(name);
        return refuse('TOO_MANY_REQUEST', template, { 'retry-after': String(seconds) });
      }

      const { rootUrl, clientId, clientSecret, clientIdHeader, clientSecretHeader } = tenant.connection;
      const id = credentials.read(clientId);
      const secret = credentials.read(clientSecret);
      if (!id || !secret) return refuse('SERVICE_UNAVAILABLE', template);

      const url = new URL(rootUrl);
      const watched = watchCall({ observer, span: trace.span.call(name), tenant: tenant.code, call: name });
      try {
        const response = await upstreamOf(tenant.code).call({
          url,
          path: url.pathname.replace(/\/$/, '') + path.slice(VERSION.length) + query,
          method,
          headers: {
            ...headersFromBrowser(headers),
            'x-request-id': trace.id,
            traceparent: watched.traceparent,
            [clientIdHeader]: id,
            [clientSecretHeader]: secret,
          },
          body,
          timeoutMilliseconds,
          signal,
        });
        watched.end(response.statusCode ?? 'failed');
        return toAnswer(response, template, timeoutMilliseconds);
      } catch (error) {
        const isTimeout = error instanceof UpstreamTimeout;
        watched.end(isTimeout ? 'timeout' : signal.aborted ? 'aborted' : 'failed');
        return refuse(isTimeout ? 'GATEWAY_TIMEOUT' : 'BAD_GATEWAY', template);
      }
    },
    close() {
      for (const upstream of upstreams.values()) upstream.close();
    },
  };
}

/** A redirect would take the credentials to wherever it points (threat H5): it is a broken answer. */
function toAnswer(response: IncomingMessage, template: string, milliseconds: number): GatewayAnswer {
  const status = response.statusCode ?? 502;
  if ((status >= 300 && status < 400) || isTooLarge(response)) {
    response.destroy();
    return refuse('BAD_GATEWAY', template);
  }
  const body = limitBody(response, milliseconds);
  return { status, headers: headersFromGateway(response.headers), body, template };
}

function isPlainQuery(query: string): boolean {
  return query.length <= 2000 && /^(?:[A-Za-z0-9._~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*$/.test(query);
}

function refuse(code: HttpErrorCode, template: string, headers: Record<string, string> = {}): GatewayAnswer {
  const { status, body }: HttpError = httpError(code);
  return {
    status,
    body,
    template,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  };
}
