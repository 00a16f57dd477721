import { connect } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** Sends a request line exactly as written: fetch would tidy the path up and set its own Host. */
export function requestRaw(
  url: string,
  path: string,
  {
    host = 'localhost',
    method = 'GET',
    headers = {},
    body = '',
  }: {
    host?: string;
    method?: string;
    headers?: Record<string, string>;
    body?: string;
  } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let text = '';
    const own = {
      host,
      connection: 'close',
      ...(body ? { 'content-length': String(body.length) } : {}),
      ...headers,
    };
    const lines = Object.entries(own).map(([name, value]) => `${name}: ${value}`);
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', ...rest] = text.split('\r\n\r\n');
      resolve({ status: Number(head.split(' ')[1]), head, body: rest.join('\r\n\r\n') });
    });
    // Not ended from this side: a half-closed connection is a client that has gone.
    socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  });
}
