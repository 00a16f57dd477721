import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';

export interface S3StandIn {
  /** As `REGISTRY` names it. */
  readonly address: string;
  readonly contents: Map<string, Buffer>;
  close(): Promise<void>;
}

/**
 * Object storage in memory, by the documented rules of Amazon S3 for conditional requests: a PUT with
 * `If-None-Match: *` answers 412 where there is something, one with `If-Match` 412 where there is something else and
 * 404 where there is nothing; a GET with `If-None-Match` answers 304. ListObjectsV2 gives pages of two keys.
 */
export async function startS3StandIn(): Promise<S3StandIn> {
  const contents = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand.in');
    const { method, headers } = request;
    const key = decodeURIComponent(pathname.replace(/^\/bucket\/?/, ''));
    const found = contents.get(key);
    if (!headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=stand-in/')) {
      response.writeHead(403).end();
    } else if (searchParams.has('list-type')) {
      response.end(listPage([...contents.keys()], searchParams));
    } else if (method === 'GET') {
      if (!found) response.writeHead(404).end();
      else if (headers['if-none-match'] === etagOf(found)) response.writeHead(304).end();
      else response.writeHead(200, { etag: etagOf(found) }).end(found);
    } else if (method === 'PUT') {
      const body = await bodyOf(request);
      // Looked up again: others may have written while the body came.
      const now = contents.get(key);
      const match = headers['if-match'];
      if (match !== undefined && !now) response.writeHead(404).end();
      else if (match !== undefined && now && etagOf(now) !== match) response.writeHead(412).end();
      else if (headers['if-none-match'] === '*' && now) response.writeHead(412).end();
      else {
        contents.set(key, body);
        response.writeHead(200, { etag: etagOf(body) }).end();
      }
    } else {
      contents.delete(key);
      response.writeHead(204).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    address: `s3:http://127.0.0.1:${port}/bucket/portal`,
    contents,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export const S3_VARIABLES = { AWS_ACCESS_KEY_ID: 'stand-in', AWS_SECRET_ACCESS_KEY: 'not-a-secret' };

const PAGE = 2;

function listPage(all: readonly string[], query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? '';
  const keys = all
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .sort()
    .slice(0, PAGE);
  const next = keys.length === PAGE ? `<NextContinuationToken>${keys.at(-1)}</NextContinuationToken>` : '';
  const contents = keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult>${contents}${next}</ListBucketResult>`;
}

function etagOf(content: Buffer): string {
  return `"${createHash('md5').update(content).digest('hex')}"`;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}
