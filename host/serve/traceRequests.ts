import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
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

/**
 * Gives every request its reference and, once it is over, its one line in the log: also those that end before
 * any handler runs, such as a body that is too large.
 */
export function traceRequests(
  app: FastifyInstance,
  { log, observer, tracer }: Watchers,
): (request: IncomingMessage) => RequestTrace {
  const traces = new WeakMap<IncomingMessage, RequestTrace>();
  app.addHook('onRequest', async (request, reply) => {
    const start = performance.now();
    const client = new AbortController();
    const trace: RequestTrace = {
      id: randomUUID(),
      span: tracer.begin(request.headers.traceparent?.toString()),
      signal: client.signal,
      seen: { route: 'unread', tenant: null },
    };
    traces.set(request.raw, trace);
    reply.header('x-request-id', trace.id);
    reply.raw.once('close', () => {
      const isAborted = !reply.raw.writableFinished;
      if (isAborted) client.abort();
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
  });
  return (request) => {
    const trace = traces.get(request);
    if (!trace) throw new Error('A request was answered before it was traced.');
    return trace;
  };
}
