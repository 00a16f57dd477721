import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Observer } from '../observe/observer.ts';
import type { Span, Tracer } from '../observe/tracer.ts';
import type { Log } from './log.ts';

/** What is known of one request while it is answered. */
export interface RequestTrace {
  /** Stands in the log and, as `x-request-id`, in the answer: the reference that people can quote. */
  readonly id: string;
  /** Its part of a trace (W3C Trace Context), which calls of the gateway continue. */
  readonly span: Span;
  /** Aborted when the client goes away. */
  readonly signal: AbortSignal;
  /** Names for the log: templates and codes, never an address (threat H7). */
  seen: { readonly route: string; readonly tenant: string | null };
}

interface Watchers {
  readonly log: Log;
  readonly observer: Observer;
  readonly tracer: Tracer;
}

/** Where a request has its trace. */
const TRACE = 'portalTrace';

declare module 'fastify' {
  interface FastifyRequest {
    [TRACE]: RequestTrace | null;
  }
}

/**
 * Gives every request its reference and, once it is over, its one line in the log: also those that end before
 * any handler runs, such as a body that is too large.
 */
export function traceRequests(
  app: FastifyInstance,
  { log, observer, tracer }: Watchers,
): (request: FastifyRequest) => RequestTrace {
  app.decorateRequest(TRACE, null);
  app.addHook('onRequest', (request, reply, done) => {
    const start = performance.now();
    const trace = beginTrace(tracer.begin(request.headers.traceparent?.toString()));
    request[TRACE] = trace;
    reply.header('x-request-id', trace.id);
    reply.raw.once('close', () => {
      const isAborted = !reply.raw.writableFinished;
      if (isAborted) trace.abort();
      const { method } = request;
      const { statusCode: status } = reply.raw;
      const milliseconds = performance.now() - start;
      const { id: requestId, span, seen } = trace;
      log({
        level: 'info',
        event: 'request',
        method,
        status,
        milliseconds: Math.round(milliseconds),
        requestId,
        traceId: span.traceId,
        ...seen,
      });
      observer.request({ ...seen, status, isAborted, seconds: milliseconds / 1000 });
      span.end(`${method} ${seen.route}`, { status, tenant: seen.tenant });
    });
    done();
  });
  return (request) => {
    const trace = request[TRACE];
    if (!trace) throw new Error('A request was answered before it was traced.');
    return trace;
  };
}

function beginTrace(span: Span): RequestTrace & { abort(): void } {
  /** Made for whoever asks: pages are answered at once, and have no use for one. */
  let client: AbortController | null = null;
  let isGone = false;
  return {
    id: randomUUID(),
    span,
    seen: { route: 'unread', tenant: null },
    get signal() {
      client ??= new AbortController();
      if (isGone) client.abort();
      return client.signal;
    },
    abort() {
      isGone = true;
      client?.abort();
    },
  };
}
