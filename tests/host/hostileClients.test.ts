import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import gateway from '../../schemas/gateway.openapi.json' with { type: 'json' };
import { requestRaw } from './support/requestRaw.ts';
import { startTestHost, type TestHost, withGateway } from './support/startTestHost.ts';
import { startUpstream, type Upstream } from './support/startUpstream.ts';

let upstream: Upstream;
let test: TestHost;
beforeAll(async () => {
  upstream = await startUpstream();
  test = await startTestHost({}, (folder) => withGateway(folder, upstream.url));
});
afterAll(async () => {
  await test.close();
  await upstream.close();
});
beforeEach(() => {
  upstream.received.length = 0;
});

/** Writes bytes and reads until the host hangs up. */
const talk = (...pieces: readonly string[]) => talkTo(test, pieces);

function talkTo({ host }: TestHost, pieces: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(host.url).port), '127.0.0.1');
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
    for (const piece of pieces) socket.write(piece);
  });
}

const statusesOf = (text: string) =>
  (text.match(/^HTTP\/1\.1 (\d+)/gm) ?? []).map((line) => Number(line.slice(9)));

describe('two hundred foreign addresses', () => {
  /** Neighbours of each call that exists: what a relay for everything would let pass. */
  const foreign = Object.keys(gateway.paths).flatMap((template) => {
    const path = template.replace(/\{\w+\}/g, 'a');
    return [
      `/v1${path}/`,
      `/v1${path}/more/and/more`,
      `/v1/${path}`,
      `/v1${path}/..`,
      `/v1/admin${path}`,
      `/v2${path}`,
      `/v1${path}%2f`,
      `/v1${path.toUpperCase()}`,
    ];
  });

  it('reach no gateway [H1 X10]', async () => {
    expect(new Set(foreign).size).toBeGreaterThanOrEqual(200);
    const headers = { 'x-portal-request': '1' };
    for (const path of foreign) {
      for (const method of ['GET', 'POST']) {
        const { status } = await requestRaw(test.host.url, `/bg/gateway${path}`, { method, headers });
        expect([404, 405], `${method} ${path}`).toContain(status);
      }
    }
    expect(upstream.received).toEqual([]);
  });
});

describe('a request that two servers could read in two ways', () => {
  const call = (lines: readonly string[], body = '') =>
    [
      'POST /bg/gateway/v1/users HTTP/1.1',
      'host: localhost',
      'x-portal-request: 1',
      'content-type: application/json',
      ...lines,
      '',
      body,
    ].join('\r\n');
  const inner =
    'GET /bg/gateway/v1/users/smuggled HTTP/1.1\r\nhost: localhost\r\nx-portal-request: 1\r\n\r\n';

  it.each([
    ['both lengths', call(['content-length: 5', 'transfer-encoding: chunked'], `0\r\n\r\n${inner}`)],
    ['two lengths', call(['content-length: 2', 'content-length: 90'], `{}${inner}`)],
    ['a length that is a list', call(['content-length: 2, 2'], `{}${inner}`)],
    ['a length with a sign', call(['content-length: +2'], `{}${inner}`)],
    ['a hidden chunked', call(['transfer-encoding: xchunked'], `0\r\n\r\n${inner}`)],
    ['chunked that is not last', call(['transfer-encoding: chunked, identity'], `0\r\n\r\n${inner}`)],
    ['a space before the colon', call(['content-length : 2'], `{}${inner}`)],
    ['a folded header', call(['x-a: b', ' content-length: 2'], `{}${inner}`)],
    [
      'a bare line feed',
      call(['content-length: 2']).replace('x-portal-request: 1\r\n', 'x-portal-request: 1\n'),
    ],
    ['a header without a name', call([': x', 'content-length: 2'], '{}')],
    ['a null in a header', call(['x-a: b\0c', 'content-length: 2'], '{}')],
    ['a chunk size that is none', call(['transfer-encoding: chunked'], `zz\r\n{}\r\n0\r\n\r\n${inner}`)],
    ['a version that is none', call([]).replace('HTTP/1.1', 'HTTP/9.9')],
    ['no host', call(['connection: close']).replace('host: localhost\r\n', '')],
    ['a space in the address', call([]).replace('/users ', '/users x ')],
  ])('is refused at %s, and nothing behind it is answered [H3]', async (_, text) => {
    const answer = await talk(text);
    expect(statusesOf(answer)).toEqual([400]);
    expect(answer).toContain("frame-ancestors 'none'");
    expect(upstream.received.map(({ url }) => url)).toEqual([]);
  });

  it('is no header of ours, whatever an address or a value holds [H3]', async () => {
    for (const path of ['/bg?x=%0d%0aset-cookie:%20a=b', '/bg%0d%0aset-cookie:%20a=b', '/bg?x=\u00e9']) {
      const { head } = await requestRaw(test.host.url, path, {});
      expect(head).not.toMatch(/^set-cookie/im);
    }
  });
});

describe('a client that is too big', () => {
  it('is refused with headers over 16 KB [H3]', async () => {
    const answer = await talk(`GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect(statusesOf(answer)).toEqual([431]);
  });

  it('is refused with a chunked body over 64 KB, before it is whole [H3]', async () => {
    const head =
      'POST /bg/gateway/v1/users HTTP/1.1\r\nhost: localhost\r\nx-portal-request: 1\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n';
    const answer = await talk(head, `11000\r\n${'x'.repeat(0x11000)}\r\n`);
    expect(statusesOf(answer)[0]).toBe(413);
    expect(upstream.received).toEqual([]);
  });
});

describe('a client that is too slow', () => {
  // Alone: on a busy machine everybody else would be too slow for these times now and then.
  let hasty: TestHost;
  beforeAll(async () => {
    hasty = await startTestHost(
      { clientTimeouts: { headersMilliseconds: 300, requestMilliseconds: 600 } },
      (folder) => withGateway(folder, upstream.url),
    );
  });
  afterAll(() => hasty.close());

  it('is hung up on when its headers take too long [H3]', async () => {
    const answer = await talkTo(hasty, ['GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ']);
    expect(statusesOf(answer)).toEqual([408]);
    expect(answer).toContain("frame-ancestors 'none'");
  });

  it('is hung up on when its body takes too long [H3]', async () => {
    const head = 'POST /bg/gateway/v1/users HTTP/1.1\r\nhost: localhost\r\ncontent-length: 10\r\n\r\n{';
    const answer = await talkTo(hasty, [head]);
    expect(statusesOf(answer)).toEqual([408]);
    expect(upstream.received).toEqual([]);
  });
});
