/**
 * What decides about a call before it is passed on, each by itself: quick, without a host. Over 250 lines: each piece that
 * decides about a call, with what it lets through and what it holds back.
 */
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkCsrf } from '../../../host/gateway/checkCsrf.ts';
import { createCredentials } from '../../../host/gateway/credentials.ts';
import { headersFromBrowser, headersFromGateway } from '../../../host/gateway/gatewayHeaders.ts';
import { matchGatewayRoute } from '../../../host/gateway/gatewayRoutes.ts';
import { isTooLarge, limitBody, MAX_ANSWER_BYTES } from '../../../host/gateway/limitBody.ts';
import { rememberClosedCalls } from '../../../host/gateway/rememberClosedCalls.ts';
import { watchCall } from '../../../host/gateway/watchCall.ts';
import { NO_OBSERVER, type SeenCall } from '../../../host/observe/observer.ts';
import { aTenant } from '../../support/aTenant.ts';
import { aScreen } from '../../support/screens.ts';

describe('a call of our own pages [H2]', () => {
  const own = { 'x-portal-request': '1', host: 'portal.example' };
  const json = { 'content-type': 'application/json' };
  const body = new TextEncoder().encode('{}');

  it.each<[string, Record<string, string | undefined>, Uint8Array | null, string | null]>([
    ['says that it is one', own, null, null],
    ['says so by any value', { ...own, 'x-portal-request': '' }, null, null],
    ['says nothing', { host: 'portal.example' }, null, 'FORBIDDEN'],
    ['comes from here, as the browser says', { ...own, 'sec-fetch-site': 'same-origin' }, null, null],
    ['comes from a neighbour', { ...own, 'sec-fetch-site': 'same-site' }, null, 'FORBIDDEN'],
    ['comes from elsewhere', { ...own, 'sec-fetch-site': 'cross-site' }, null, 'FORBIDDEN'],
    ['comes from no page', { ...own, 'sec-fetch-site': 'none' }, null, 'FORBIDDEN'],
    [
      'comes from here, whatever else it names',
      { ...own, 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
      null,
      null,
    ],
    ['names our origin', { ...own, origin: 'https://portal.example' }, null, null],
    ['names our origin before a proxy', { ...own, origin: 'HTTP://Portal.Example' }, null, null],
    [
      'names our origin in other letters',
      { ...own, host: 'PORTAL.example', origin: 'https://portal.example' },
      null,
      null,
    ],
    ['names another origin', { ...own, origin: 'https://evil.example' }, null, 'FORBIDDEN'],
    [
      'names another origin that ends like ours',
      { ...own, origin: 'https://evil.exampleportal.example' },
      null,
      'FORBIDDEN',
    ],
    ['names an origin within another', { ...own, origin: 'x-https://portal.example' }, null, 'FORBIDDEN'],
    [
      'names an origin that is ours without its middle',
      { ...own, origin: 'portal.https://example' },
      null,
      'FORBIDDEN',
    ],
    [
      'names an origin, but no host',
      { 'x-portal-request': '1', origin: 'https://portal.example' },
      null,
      'FORBIDDEN',
    ],
    ['names an origin that is hidden', { ...own, origin: 'null' }, null, 'FORBIDDEN'],
    ['carries JSON', { ...own, ...json }, body, null],
    [
      'carries JSON, as it is written',
      { ...own, 'content-type': 'Application/JSON ; charset=utf-8' },
      body,
      null,
    ],
    ['carries a form', { ...own, 'content-type': 'text/plain' }, body, 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'carries another kind that begins like JSON',
      { ...own, 'content-type': 'application/jsonx' },
      body,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'carries another kind that ends like JSON',
      { ...own, 'content-type': 'x-application/json' },
      body,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['carries something without a kind', own, body, 'UNSUPPORTED_MEDIA_TYPE'],
    ['carries nothing', own, new Uint8Array(), null],
  ])('%s', (_, headers, sent, refusal) => {
    expect(checkCsrf(headers, sent)).toBe(refusal);
  });
});

describe('headers that are passed on', () => {
  it('are named: what is not among them is dropped, either way [T3 H3 H8]', () => {
    const all = {
      accept: 'a',
      'accept-language': 'b',
      authorization: 'c',
      'content-type': 'd',
      'content-language': 'e',
      'retry-after': '5',
      cookie: 'f',
      'set-cookie': ['g'],
      client_id: 'h',
      server: 'i',
      'access-control-allow-origin': '*',
    };
    expect(headersFromBrowser(all)).toEqual({
      accept: 'a',
      'accept-language': 'b',
      authorization: 'c',
      'content-type': 'd',
    });
    expect(headersFromGateway(all)).toEqual({
      'content-type': 'd',
      'content-language': 'e',
      'retry-after': '5',
    });
    expect(headersFromBrowser({})).toStrictEqual({});
  });
});

describe('a path of the gateway [H1 T2 X10]', () => {
  const kindOf = (path: string, method = 'GET') => matchGatewayRoute(method, path).kind;

  it('passes by the template that describes it', () => {
    expect(matchGatewayRoute('GET', '/users/a%40b.example/cards')).toEqual({
      kind: 'allowed',
      route: { method: 'GET', template: '/users/{user}/cards' },
    });
    expect(matchGatewayRoute('DELETE', '/users/a/cards/r-1')).toEqual({
      kind: 'allowed',
      route: { method: 'DELETE', template: '/users/{user}/cards/{ref}-{card}' },
    });
  });

  it('names what may be done where something else is asked for', () => {
    const match = matchGatewayRoute('PUT', '/users/a/cards');
    expect(match.kind === 'wrong-method' && [...match.allowed].sort()).toEqual(['GET', 'POST']);
    expect(kindOf('/users', 'GET')).toBe('wrong-method');
    expect(kindOf('/users/a/cards', 'get')).toBe('wrong-method');
  });

  it.each([
    '',
    '/',
    '/none',
    '/users/',
    '/users//cards',
    '/users/a/cards/',
    '/x/users/a/cards',
    '/users/a/cards/x/y',
    '/users/./cards',
    '/users/../cards',
    '/users/%2e%2e/cards',
    '/users/%2e/cards',
    '/users/a%2Fb/cards',
    '/users/a%5Cb/cards',
    '/users/a\\b/cards',
    '/users/a;b/cards',
    '/users/a%3Bb/cards',
    '/users/a%00/cards',
    '/users/a%1f/cards',
    '/users/a%7f/cards',
    '/users/a%3Fb/cards',
    '/users/a%23b/cards',
    '/users/a%2525/cards',
    '/users/a%2/cards',
    '/users/a%zz/cards',
    '/users/%ff/cards',
    '/users/a b/cards',
    '/users/ä/cards',
    `/users/${'a'.repeat(401)}/cards`,
  ])('is none: %j', (path) => expect(kindOf(path)).toBe('unknown'));

  it.each([`/users/${'a'.repeat(400)}/cards`, "/users/a.b_~!$&'()*+,=:@-9/cards", '/users/%C3%A4/cards'])(
    'may be %j',
    (path) => expect(kindOf(path)).toBe('allowed'),
  );
});

describe('credentials of a gateway [H4 CFG-46]', () => {
  const folders: string[] = [];
  afterEach(async () => {
    for (const each of folders.splice(0)) await rm(each, { recursive: true });
  });
  async function mounted(files: Readonly<Record<string, string>>) {
    const directory = await mkdtemp(join(tmpdir(), 'secrets-'));
    folders.push(directory);
    for (const [name, content] of Object.entries(files)) await writeFile(join(directory, name), content);
    return directory;
  }

  it('are those of the environment, else of the mounted file, else none', async () => {
    const directory = await mounted({ A: 'file\n', B: ' of a file ' });
    const { read } = createCredentials({ variables: { A: 'environment', B: '' }, directory });
    expect([read('A'), read('B'), read('C'), read('toString')]).toEqual(['environment', null, null, null]);
    await writeFile(join(directory, 'B'), 'whole\r\n');
    expect(read('B')).toBe('whole');
    expect(createCredentials({ variables: {} }).read('A')).toBeNull();
  });

  it('are read again when their file changes, and not before', async () => {
    const directory = await mounted({ A: 'one' });
    const { read } = createCredentials({ variables: {}, directory });
    const at = new Date(1_000_000);
    await utimes(join(directory, 'A'), at, at);
    expect(read('A')).toBe('one');
    await writeFile(join(directory, 'A'), 'two');
    await utimes(join(directory, 'A'), at, at);
    expect(read('A')).toBe('one');
    await utimes(join(directory, 'A'), at, new Date(2_000_000));
    expect(read('A')).toBe('two');
    await rm(join(directory, 'A'));
    expect(read('A')).toBeNull();
  });

  it('are made up where the product runs by itself, and look it', () => {
    const faked = createCredentials({ variables: { PORTAL_FAKE_CREDENTIALS: 'on', A: 'own' } });
    expect([faked.read('A'), faked.read('BG_ID')]).toEqual(['own', 'fake-bg_id']);
    expect(createCredentials({ variables: { PORTAL_FAKE_CREDENTIALS: 'off' } }).read('A')).toBeNull();
  });

  it.each(['a b', 'a\nb', 'ä', '\u007f', ' a'])('are none where no header can carry them: %j', (value) => {
    expect(createCredentials({ variables: { A: value } }).read('A')).toBeNull();
  });
});

describe('the body of a gateway’s answer [H3 H9]', () => {
  const answer = (...chunks: readonly Uint8Array[]) => Readable.from(chunks) as Readable as IncomingMessage;

  it('comes as it is up to the limit, and no further', async () => {
    expect(await text(limitBody(answer(Buffer.from('a'), Buffer.from('b')), 1_000))).toBe('ab');
    const half = Buffer.alloc(MAX_ANSWER_BYTES / 2);
    expect((await text(limitBody(answer(half, half), 5_000))).length).toBe(MAX_ANSWER_BYTES);
    await expect(text(limitBody(answer(half, half, Buffer.from('x')), 5_000))).rejects.toThrow('too large');
    expect(MAX_ANSWER_BYTES).toBe(8 * 1024 * 1024);
  });

  it('is broken off after its time', async () => {
    const endless = new Readable({ read() {} }) as Readable as IncomingMessage;
    endless.push('a');
    await expect(text(limitBody(endless, 5))).rejects.toThrow('too long');
    expect(endless.destroyed).toBe(true);
  });

  it('leaves no timer behind', async () => {
    const cleared = vi.spyOn(globalThis, 'clearTimeout');
    await text(limitBody(answer(Buffer.from('a')), 60_000));
    expect(cleared).toHaveBeenCalled();
    cleared.mockRestore();
  });

  it.each([
    [undefined, false],
    [String(MAX_ANSWER_BYTES), false],
    [String(MAX_ANSWER_BYTES + 1), true],
    ['odd', false],
  ])('says with a length of %s whether it is too large: %s', (length, isLarge) => {
    expect(isTooLarge({ headers: { 'content-length': length } } as IncomingMessage)).toBe(isLarge);
  });
});

it('what a tenant’s switches close is found out once for each version of it', () => {
  const isOffered = vi.fn(() => false);
  const call = 'GET /users/{user}/cards' as const;
  const closed = rememberClosedCalls([aScreen({ id: 'help', paths: ['help'], isOffered, calls: [call] })]);
  const [one, other] = [aTenant(), aTenant({ code: 'yy' })];
  expect([...closed(one)]).toEqual([[call, 'off']]);
  expect(closed(one)).toBe(closed(one));
  expect(isOffered).toHaveBeenCalledTimes(1);
  closed(other);
  expect(isOffered).toHaveBeenCalledTimes(2);
});

it('a call is told of with its tenant, its template, how it ended and how long that took', () => {
  const seen: SeenCall[] = [];
  const ended: unknown[] = [];
  const observer = { ...NO_OBSERVER, gatewayCall: (call: SeenCall) => void seen.push(call) };
  const span = { traceparent: '00-a-b-00', end: (...values: readonly unknown[]) => void ended.push(values) };
  const watched = watchCall({
    observer,
    span: span as Partial<Parameters<typeof watchCall>[0]['span']> as Parameters<typeof watchCall>[0]['span'],
    tenant: 'bg',
    call: 'GET /users',
  });
  expect(watched.traceparent).toBe('00-a-b-00');
  watched.end(503);
  watched.end('timeout');
  expect(seen).toMatchObject([
    { tenant: 'bg', call: 'GET /users', outcome: 503 },
    { tenant: 'bg', call: 'GET /users', outcome: 'timeout' },
  ]);
  for (const { seconds } of seen) expect(seconds >= 0 && seconds < 5).toBe(true);
  expect(ended).toEqual([
    ['GET /users', { status: 503, tenant: 'bg' }],
    ['GET /users', { status: 0, tenant: 'bg' }],
  ]);
});
