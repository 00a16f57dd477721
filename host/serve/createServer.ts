import fastify, { type FastifyInstance } from 'fastify';
import { type HttpErrorCode, httpError } from '../../publish/gateway/httpError.ts';
import { answerUnreadable } from './answerUnreadable.ts';
import type { Log } from './log.ts';

export interface ServerOptions {
  /** On the answers that are given before any handler runs. */
  readonly headersOf: (host?: string) => Readonly<Record<string, string>>;
  readonly log: Log;
  readonly timeouts?: ClientTimeouts | undefined;
}

/** How long a slow client may take (threat H3). */
export interface ClientTimeouts {
  readonly headersMilliseconds: number;
  /** For the whole request, its body included. */
  readonly requestMilliseconds: number;
}

/** Bodies of the gateway's calls are a few hundred bytes (threat H3). */
const MAX_BODY_BYTES = 64 * 1024;

const TIMEOUTS: ClientTimeouts = { headersMilliseconds: 10_000, requestMilliseconds: 30_000 };

/** Node looks for slow clients only so often, every 30 seconds unless told. */
const CHECKS_PER_TIMEOUT = 10;

const CODES: Readonly<Record<number, HttpErrorCode>> = {
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
};

/**
 * A server whose router sees one address: what the address means is decided once, by us, on its raw text, and
 * stands in `request.originalUrl`. Bodies arrive as bytes.
 */
export function createServer({ headersOf, log, timeouts = TIMEOUTS }: ServerOptions): FastifyInstance {
  const { headersMilliseconds, requestMilliseconds } = timeouts;
  const app = fastify({
    logger: false,
    bodyLimit: MAX_BODY_BYTES,
    forceCloseConnections: 'idle',
    // While the host ends, what has arrived is answered as ever, by us and with our headers.
    return503OnClosing: false,
    rewriteUrl: () => '/',
    requestTimeout: requestMilliseconds,
    http: {
      // Node's own refusal would carry none of our headers; handleRequest refuses it.
      requireHostHeader: false,
      headersTimeout: headersMilliseconds,
      connectionsCheckingInterval: headersMilliseconds / CHECKS_PER_TIMEOUT,
    },
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, { headers: headersOf(), log }),
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = error;
    const isOurs = statusCode >= 500;
    if (isOurs) {
      const requestId = reply.getHeader('x-request-id');
      log({ level: 'error', event: 'request', message: messageOf(error), requestId });
    }
    const { status, body } = httpError(isOurs ? 'INTERNAL_ERROR' : (CODES[statusCode] ?? 'BAD_REQUEST'));
    for (const [name, value] of Object.entries(headersOf(request.headers.host))) reply.header(name, value);
    return reply
      .code(status)
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(body);
  });
  return app;
}

/** What cannot be read as JSON is quoted by its error, and may be anybody's data (threat H7). */
function messageOf({ name, message }: Error): string {
  return name === 'SyntaxError' ? name : `${name}: ${message}`;
}
