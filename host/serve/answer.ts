import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { Encoded } from '../../publish/build/compress.ts';

/** What the host says to one request, before it is written to the wire. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: Encoded | string | Readable | null;
  /** What the log calls the request: a template, never the address itself (threat H7). */
  readonly route: string;
  readonly tenant: string | null;
}

export function textAnswer(
  status: number,
  route: string,
  text: string,
  headers: Record<string, string> = {},
): Answer {
  const all = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers };
  return { status, route, tenant: null, body: `${text}\n`, headers: all };
}

export function jsonAnswer(status: number, route: string, json: Encoded): Answer {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  return { status, route, tenant: null, body: json, headers };
}

/** For people as well, so it is indented; nothing is compressed, since it is asked for where it is. */
export function writeJson(value: unknown): Encoded {
  return { identity: Buffer.from(`${JSON.stringify(value, null, 2)}\n`), br: null, gzip: null };
}

/** Whether the client has this version already (RFC 9110, section 13.1.2). */
export function isUnchanged(headers: IncomingHttpHeaders, etag: unknown): boolean {
  const known = headers['if-none-match'];
  if (typeof etag !== 'string' || known === undefined) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return known.split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag));
}
