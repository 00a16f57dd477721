import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import type { Log } from './log.ts';

/** What Node's strict parser says, and the status for it; everything else is a bad request (threat H3). */
const STATUSES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers what cannot be parsed, and so has no request: the client hears why, the log the code, nobody the content. */
export function answerUnreadable(
  { code = 'unknown' }: { readonly code?: string },
  socket: Duplex,
  { headers, log }: { readonly headers: Readonly<Record<string, string>>; readonly log: Log },
): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUSES[code] ?? '400 Bad Request';
  const requestId = randomUUID();
  const all = { ...headers, 'x-request-id': requestId, 'content-length': '0', connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n`);
  log({ level: 'info', event: 'unreadable', status: Number.parseInt(status, 10), code, requestId });
}
