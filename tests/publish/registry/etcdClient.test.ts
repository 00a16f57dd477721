/**
 * Calls of etcd: which node is asked, how often, and what its answers mean. Over 250 lines: nodes that answer, refuse, are
 * silent, or want to know who asks.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEtcdClient, type EtcdClient } from '../../../publish/registry/etcd/etcdClient.ts';
import { RegistryRefused, RegistryUnreachable } from '../../../publish/registry/registry.ts';
import { freePort } from '../../support/freePort.ts';
import { type AnswerAs, type EtcdStandIn, startEtcdStandIn } from './support/startEtcdStandIn.ts';

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0).reverse()) await each.close();
});

async function nodeThat(answer: AnswerAs): Promise<EtcdStandIn> {
  const node = await startEtcdStandIn(answer);
  opened.push(node);
  return node;
}

function clientOf(
  nodes: readonly (EtcdStandIn | string)[],
  user?: { name: string; password: string },
): EtcdClient {
  const client = createEtcdClient({
    nodes: nodes.map((each) => (typeof each === 'string' ? each : each.url)),
    user,
  });
  opened.push(client);
  return client;
}

const failing =
  (status: number, body: object | string): AnswerAs =>
  (_, response) => {
    response.statusCode = status;
    return body;
  };
const ok: AnswerAs = () => ({ fine: true });
const PATH = '/v3/kv/range';

/** What somebody hears who is refused, or whom nobody answers. */
async function failureOf(asked: Promise<unknown>): Promise<Error> {
  return asked.then(
    () => new Error('There was an answer.'),
    (error: Error) => error,
  );
}

describe('a call of etcd', () => {
  it('is sent as JSON to the path, and answered as JSON, without a token where nobody signs in', async () => {
    const node = await nodeThat(ok);
    expect(await clientOf([node]).call(PATH, { key: 'a' })).toEqual({ fine: true });
    expect(node.calls).toMatchObject([
      { path: PATH, body: { key: 'a' }, headers: { 'content-type': 'application/json' } },
    ]);
    expect(node.calls[0]?.headers).not.toHaveProperty('authorization');
  });

  it('goes to the first node that answers, and the next one there as well', async () => {
    const one = await nodeThat(failing(503, { code: 14, message: 'no leader' }));
    const two = await nodeThat(ok);
    const three = await nodeThat(ok);
    const client = clientOf([one, two, three]);
    expect(client.nodes).toEqual([one.url, two.url, three.url]);
    await client.call(PATH, {});
    await client.call(PATH, {});
    expect([one, two, three].map(({ calls }) => calls.length)).toEqual([1, 2, 0]);
  });

  it('goes around to the nodes before', async () => {
    let isFirst = true;
    const one = await nodeThat((call, response) =>
      isFirst ? failing(503, { code: 14 })(call, response) : { node: 'one' },
    );
    const two = await nodeThat((call, response) =>
      isFirst ? { node: 'two' } : failing(503, { code: 14 })(call, response),
    );
    const client = clientOf([one, two]);
    expect(await client.call(PATH, {})).toEqual({ node: 'two' });
    isFirst = false;
    expect(await client.call(PATH, {})).toEqual({ node: 'one' });
  });

  it('goes to one node and no other where that is named, which changes nothing for others', async () => {
    const one = await nodeThat(ok);
    const two = await nodeThat(failing(503, { code: 14, message: 'no leader' }));
    const client = clientOf([one, two]);
    const error = await failureOf(client.call(PATH, {}, { node: two.url }));
    expect(error).toBeInstanceOf(RegistryUnreachable);
    expect(error.message).toBe(`${two.url}: no leader`);
    await client.call(PATH, {}, { node: one.url });
    expect([one.calls.length, two.calls.length]).toEqual([1, 1]);
    const named = clientOf([two, one]);
    await named.call(PATH, {}, { node: one.url });
    await named.call(PATH, {});
    expect(two.calls).toHaveLength(2);
  });
});

describe('a node that refuses', () => {
  it.each<[number, object, string]>([
    [400, { code: 3, message: 'request is too large' }, 'request is too large'],
    [400, { code: 8, error: 'no space' }, 'no space'],
    [400, { code: 9, error: { message: 'compacted' } }, 'compacted'],
    [403, { code: 7 }, 'answered with status 403'],
    [401, { code: 16, message: 'who are you' }, 'who are you'],
  ])('is the word of all: %i %j', async (status, body, message) => {
    const one = await nodeThat(failing(status, body));
    const two = await nodeThat(ok);
    const error = await failureOf(clientOf([one, two]).call(PATH, {}));
    expect(error).toBeInstanceOf(RegistryRefused);
    expect(error.message).toBe(`${one.url}: ${message}`);
    expect([one.calls.length, two.calls.length]).toEqual([1, 0]);
  });

  it.each<[number, object | string, string]>([
    [504, { code: 4, message: 'deadline' }, 'deadline'],
    [500, { code: 13, message: 'internal' }, 'internal'],
    [503, { code: 14, message: 'no leader' }, 'no leader'],
    [500, {}, 'answered with status 500'],
    [200, 'not JSON', 'answered with status 200'],
    [502, '<html>', 'answered with status 502'],
    [200, 'null', 'answered with status 200'],
  ])('may be alone in that: %i %j', async (status, body, message) => {
    const one = await nodeThat(failing(status, body));
    const two = await nodeThat(failing(status, body));
    const error = await failureOf(clientOf([one, two]).call(PATH, {}));
    expect(error).toBeInstanceOf(RegistryUnreachable);
    expect(error.message).toBe(`${one.url}: ${message}; ${two.url}: ${message}`);
  });
});

describe('a node that does not answer', () => {
  it('is left for the next one, and named with the reason where there is none', async () => {
    const nobody = `http://127.0.0.1:${await freePort()}`;
    const silent = await nodeThat(() => null);
    const client = clientOf([nobody, silent]);
    const error = await failureOf(client.call(PATH, {}, { timeoutMilliseconds: 30 }));
    expect(error).toBeInstanceOf(RegistryUnreachable);
    expect(error.message).toBe(
      `${nobody}: connect ECONNREFUSED ${nobody.slice('http://'.length)}; ${silent.url}: did not answer in time`,
    );
  });

  it('has two seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await clientOf([await nodeThat(ok)]).call(PATH, {});
    expect(timeout.mock.calls).toEqual([[2_000]]);
    timeout.mockRestore();
  });
});

describe('somebody who signs in', () => {
  const user = { name: 'portal', password: 'not-a-secret' };
  const SIGN_IN = '/v3/auth/authenticate';

  it('does so once, and says who they are with each call', async () => {
    const node = await nodeThat(({ path }) => (path === SIGN_IN ? { token: 'the token' } : { fine: true }));
    const client = clientOf([node], user);
    await Promise.all([client.call(PATH, {}), client.call(PATH, {})]);
    expect(node.calls.map(({ path, headers }) => [path, headers.authorization])).toEqual([
      [SIGN_IN, undefined],
      [PATH, 'the token'],
      [PATH, 'the token'],
    ]);
    expect(node.calls[0]?.body).toEqual(user);
  });

  it.each<[string, object]>([
    ['is unknown', { code: 16, message: 'etcdserver: who' }],
    ['is over', { code: 3, message: 'etcdserver: invalid auth token' }],
  ])('does so again where the token %s, once', async (_, failure) => {
    let signedIn = 0;
    let isRefused = true;
    const node = await nodeThat(({ path }, response) => {
      if (path === SIGN_IN) {
        signedIn += 1;
        return { token: `token ${signedIn}` };
      }
      if (!isRefused) return { fine: true };
      response.statusCode = 401;
      isRefused = signedIn > 1;
      return failure;
    });
    const client = clientOf([node], user);
    expect(await client.call(PATH, {})).toEqual({ fine: true });
    isRefused = true;
    const error = await failureOf(client.call(PATH, {}));
    expect(error).toBeInstanceOf(RegistryRefused);
    expect(node.calls.map(({ headers }) => headers.authorization)).toEqual([
      undefined,
      'token 1',
      undefined,
      'token 2',
      'token 2',
      undefined,
      'token 3',
    ]);
  });

  it('is refused for a wrong password, and may try again', async () => {
    let isWrong = true;
    const node = await nodeThat(({ path }, response) => {
      if (path !== SIGN_IN) return { fine: true };
      response.statusCode = isWrong ? 400 : 200;
      return isWrong ? { code: 3, message: 'authentication failed' } : { token: 'the token' };
    });
    const client = clientOf([node], user);
    const error = await failureOf(client.call(PATH, {}));
    expect(error).toBeInstanceOf(RegistryRefused);
    expect(error.message).toBe(`${node.url}: authentication failed`);
    isWrong = false;
    expect(await client.call(PATH, {})).toEqual({ fine: true });
  });
});

describe('lines that come one after the other', () => {
  async function read(answer: AnswerAs, user?: { name: string; password: string }) {
    const node = await nodeThat(answer);
    const lines: unknown[] = [];
    const { signal } = new AbortController();
    for await (const line of clientOf([node], user).stream(node.url, '/v3/watch', { a: 1 }, signal))
      lines.push(line);
    return { node, lines };
  }

  it('are read line by line, wherever a piece of them ends', async () => {
    const bytes = Buffer.from('{"a":"ą"}\n\n  \n{"b":2}\n{"c":3}');
    const { lines, node } = await read((_, response) => {
      response.write(bytes.subarray(0, 7));
      setTimeout(() => {
        response.write(bytes.subarray(7, 20));
        setTimeout(() => response.end(bytes.subarray(20)), 5);
      }, 5);
      return null;
    });
    expect(lines).toEqual([{ a: 'ą' }, { b: 2 }]);
    expect(node.calls).toMatchObject([{ path: '/v3/watch', body: { a: 1 } }]);
  });

  it('come to whoever has signed in', async () => {
    const user = { name: 'portal', password: 'not-a-secret' };
    const { node, lines } = await read(
      ({ path }) => (path === '/v3/watch' ? '{"a":1}\n' : { token: 'the token' }),
      user,
    );
    expect(lines).toEqual([{ a: 1 }]);
    expect(node.calls[1]?.headers.authorization).toBe('the token');
  });

  it('do not come from a node that answers with an error', async () => {
    const error = await failureOf(read(failing(503, '{"a":1}\n')));
    expect(error).toBeInstanceOf(RegistryUnreachable);
    expect(error.message).toMatch(/^http:\/\/127\.0\.0\.1:\d+: answered with status 503$/);
  });
});
