import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, isUnchanged } from './answer.ts';
import { chooseEncoding } from './chooseEncoding.ts';

/** Writes an answer: headers of every answer first, so that an answer may replace them. */
export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body }: Answer,
  base: Readonly<Record<string, string>>,
): FastifyReply {
  reply.headers(base).headers(headers);
  if (body === null || typeof body === 'string' || body instanceof Readable) {
    return reply.code(status).send(body);
  }
  reply.header('vary', 'Accept-Encoding');
  if (status === 200 && isUnchanged(request.headers, headers.etag)) return reply.code(304).send();
  const { name, bytes } = chooseEncoding(request.headers['accept-encoding'] ?? '', body);
  if (name) reply.header('content-encoding', name);
  return reply.code(status).send(bytes);
}
