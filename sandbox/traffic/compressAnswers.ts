import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import Negotiator from 'negotiator';

/** In bytes: below it nothing is gained. */
const LEAST = 1_024;
/** As servers compress what they make anew for each answer. */
const QUALITY = 5;
const TO_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } };

/** Compresses longer answers where the caller takes that (RFC 9110, section 12.5.3), as servers of texts do. */
export function compressAnswers(scope: FastifyInstance): void {
  scope.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || Buffer.byteLength(payload) < LEAST) return payload;
    reply.header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '));
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const client = new Negotiator({ headers: { 'accept-encoding': accepted } });
    const encoding = client.encoding(['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] });
    if (encoding !== 'br' && encoding !== 'gzip') return payload;
    reply.header('content-encoding', encoding);
    return encoding === 'br'
      ? promisify(brotliCompress)(payload, TO_BROTLI)
      : promisify(gzip)(payload, { level: QUALITY });
  });
}
