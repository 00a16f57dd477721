import type { ServerResponse } from 'node:http';

/**
 * Lets only the first bytes of the answer's body out and then drops the connection, whoever writes the answer.
 * The headers promise the whole length, so the other side can tell.
 */
export function cutAnswer(response: ServerResponse, bytes: number): void {
  const write = response.write.bind(response) as (chunk: Buffer) => boolean;
  let left = bytes;
  const take = (chunk: unknown): void => {
    if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) return;
    const part = Buffer.from(chunk as string).subarray(0, left);
    left -= part.length;
    if (part.length > 0) write(part);
    if (left === 0) response.socket?.destroySoon();
  };
  response.write = ((chunk: unknown) => {
    take(chunk);
    return true;
  }) as ServerResponse['write'];
  response.end = ((chunk: unknown) => {
    response.flushHeaders();
    take(chunk);
    response.socket?.destroySoon();
    return response;
  }) as ServerResponse['end'];
}
