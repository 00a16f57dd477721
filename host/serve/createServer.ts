import fastify, { type FastifyInstance } from 'fastify';
import { type RefusalCode, refusal } from '../gateway/refusal.ts';

/** Bodies of the gateway's calls are a few hundred bytes (threat H3). */
const MAX_BODY_BYTES = 64 * 1024;

/** Slow clients (threat H3). */
const HEADERS_TIMEOUT_MILLISECONDS = 10_000;
const REQUEST_TIMEOUT_MILLISECONDS = 30_000;

const CODES: Readonly<Record<number, RefusalCode>> = {
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
};

/**
 * A server whose router sees one address: what the address means is judged once, by us, on its raw text, and
 * stands in `request.originalUrl`. Bodies arrive as bytes.
 * @param headers on the answers that are given before any handler runs
 */
export function createServer(headers: Readonly<Record<string, string>>): FastifyInstance {
  const app = fastify({
    logger: false,
    bodyLimit: MAX_BODY_BYTES,
    forceCloseConnections: 'idle',
    rewriteUrl: () => '/',
    requestTimeout: REQUEST_TIMEOUT_MILLISECONDS,
    http: { headersTimeout: HEADERS_TIMEOUT_MILLISECONDS },
    clientErrorHandler: (_error, socket) => {
      // What cannot be parsed has no request to answer; the client hears why and nothing else.
      const lines = Object.entries({ ...headers, connection: 'close', 'content-length': '0' });
      const head = ['HTTP/1.1 400 Bad Request', ...lines.map(([name, value]) => `${name}: ${value}`)].join(
        '\r\n',
      );
      if (socket.writable) socket.end(`${head}\r\n\r\n`);
    },
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
    const { status, body } = refusal(CODES[error.statusCode ?? 500] ?? 'BAD_REQUEST');
    for (const [name, value] of Object.entries(headers)) reply.header(name, value);
    return reply
      .code(status)
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(body);
  });
  return app;
}
