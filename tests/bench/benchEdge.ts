import { createHash } from 'node:crypto';
import { connect } from 'node:tls';
import { EDGES } from '../deploy/support/startEdge.ts';

/** Servers as people meet them: over TLS and HTTP/2, each behind the Caddy of `deploy/`. */
export interface BenchEdge<Name extends string> {
  /** By server; each ends without a slash. */
  readonly urls: Readonly<Record<Name, string>>;
  /** Arguments with which Chromium takes their certificates for good ones, and so keeps what they send. */
  readonly browserArgs: readonly string[];
  stop(): Promise<void>;
}

/**
 * @param servers addresses of servers that answer `/readyz` and `/bg/`
 * @returns null where there is no Caddy
 */
export async function startBenchEdge<Name extends string>(
  servers: Readonly<Record<Name, string>>,
): Promise<BenchEdge<Name> | null> {
  const { path, start } = EDGES.caddy;
  if (!path) return null;
  const edges = await Promise.all(
    Object.entries<string>(servers).map(async ([name, url]) => {
      const host = { port: Number(new URL(url).port) };
      const edge = await start(path, { hosts: [host, host], canary: host });
      return { name, edge, key: await keyOf(edge.http2Url) };
    }),
  );
  return {
    urls: Object.fromEntries(edges.map(({ name, edge }) => [name, edge.http2Url])) as Record<Name, string>,
    browserArgs: [`--ignore-certificate-errors-spki-list=${edges.map(({ key }) => key).join()}`],
    async stop() {
      await Promise.all(edges.map(({ edge }) => edge.stop()));
    },
  };
}

/** The SHA-256 of the public key of a server's certificate, in base64 (RFC 7469, section 2.4). */
function keyOf(url: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: hostname,
      port: Number(port),
      servername: hostname,
      rejectUnauthorized: false,
    });
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      const key = socket.getPeerX509Certificate()?.publicKey.export({ type: 'spki', format: 'der' });
      socket.end();
      if (key) resolve(createHash('sha256').update(key).digest('base64'));
      else reject(new Error(`${url} shows no certificate.`));
    });
  });
}
