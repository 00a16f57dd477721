import http from 'node:http';
import http2 from 'node:http2';
import https from 'node:https';
import { connect } from 'node:net';
import tls from 'node:tls';

export interface EdgeQuestion {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Address of the client, any of 127.0.0.0/8. */
  readonly client?: string | undefined;
  /** Keeps the connection for the next question of the same agent. */
  readonly agent?: http.Agent;
}

export interface EdgeAnswer {
  readonly status: number;
  readonly body: string;
}

/** One request by HTTP/1.1 on a connection of its own, from an address of the caller's choice. */
export function askEdge(
  url: string,
  { method = 'GET', headers = {}, body, client = '127.0.0.1', agent }: EdgeQuestion = {},
): Promise<EdgeAnswer> {
  const { request } = url.startsWith('https:') ? https : http;
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  const settings = {
    method,
    headers: { ...length, ...headers },
    localAddress: client,
    rejectUnauthorized: false,
    agent: agent ?? false,
  };
  return new Promise((resolve, reject) => {
    const asked = request(url, settings, async (response) => {
      let text = '';
      for await (const chunk of response.setEncoding('utf8')) text += chunk;
      resolve({ status: response.statusCode ?? 0, body: text });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** One request by HTTP/2. A stream that is reset is told by its code: `REFUSED_STREAM` would have browsers try again. */
export async function askByHttp2(
  url: string,
  { method = 'GET', headers = {}, body = '' }: EdgeQuestion = {},
): Promise<EdgeAnswer> {
  const { origin, hostname, port, pathname, protocol } = new URL(url);
  const session = http2.connect(origin, {
    createConnection: () =>
      protocol === 'https:'
        ? tls.connect({
            host: '127.0.0.1',
            port: Number(port),
            servername: hostname,
            ALPNProtocols: ['h2'],
            rejectUnauthorized: false,
          })
        : connect(Number(port), '127.0.0.1'),
  });
  try {
    return await new Promise((resolve, reject) => {
      session.on('error', reject);
      const stream = session.request(
        { ':method': method, ':path': pathname, ...headers },
        { endStream: false },
      );
      let status = 0;
      let text = '';
      stream.on('response', (head) => {
        status = Number(head[':status']);
      });
      stream.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      stream.on('error', (error) => resolve({ status: 0, body: error.message }));
      stream.on('end', () => resolve({ status, body: text }));
      stream.end(body);
    });
  } finally {
    session.close();
  }
}
