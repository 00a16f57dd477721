import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable, Transform } from 'node:stream';

/** The largest list of the gateway, a thousand towns, has some 200 KB. */
export const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

/**
 * The body of an answer, broken off when it grows too large or takes too long: neither a flood nor a trickle from
 * one gateway holds memory or connections that the others need (threats H3, H9).
 */
export function limitBody(response: IncomingMessage, milliseconds: number): Readable {
  let length = 0;
  const body = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      length += chunk.length;
      if (length > MAX_ANSWER_BYTES) done(new Error('The answer is too large.'));
      else done(null, chunk);
    },
  });
  const timer = setTimeout(() => body.destroy(new Error('The answer takes too long.')), milliseconds);
  // An error reaches whoever reads the body; here only the timer is left to end.
  pipeline(response, body, () => clearTimeout(timer));
  return body;
}

/** Whether the answer says itself that it is too large. */
export function isTooLarge({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? 0) > MAX_ANSWER_BYTES;
}
