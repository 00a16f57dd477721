import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Log } from './log.ts';

/** What is known of one request while it is answered. */
export interface RequestTrace {
  /** Stands in the log and, as `x-request-id`, in the answer: the reference that people can quote. */
  readonly id: string;
  /** Aborted when the client goes away. */
  readonly signal: AbortSignal;
  /** Names for the log: templates and codes, never an address (threat H7). */
  seen: { readonly route: string; readonly tenant: string | null };
}

/**
 * Gives every request its reference and, once it is over, its one line in the log: also those that end before
 * any handler runs, such as a body that is too large.
 */
export function traceRequests(app: FastifyInstance, log: Log): (request: IncomingMessage) => RequestTrace {
  const traces = new WeakMap<IncomingMessage, RequestTrace>();
  app.addHook('onRequest', async (request, reply) => {
    const start = performance.now();
    const client = new AbortController();
    const trace: RequestTrace = {
      id: randomUUID(),
      signal: client.signal,
      seen: { route: 'unread', tenant: null },
    };
    traces.set(request.raw, trace);
    reply.header('x-request-id', trace.id);
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) client.abort();
      log({
        level: 'info',
        event: 'request',
        method: request.method,
        status: reply.raw.statusCode,
        milliseconds: Math.round(performance.now() - start),
        requestId: trace.id,
        ...trace.seen,
      });
    });
  });
  return (request) => {
    const trace = traces.get(request);
    if (!trace) throw new Error('A request was answered before it was traced.');
    return trace;
  };
}
