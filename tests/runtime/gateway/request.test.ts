// Longer than 250 lines: what each call sends, and what becomes of each answer, side by side.
import { describe, expect, it, vi } from 'vitest';
import { listBalances, listOperations, OPERATIONS_STATUS } from '../../../runtime/gateway/accounts.ts';
import { listCards, readCard } from '../../../runtime/gateway/cards.ts';
import { listAvailableOptins } from '../../../runtime/gateway/configurations.ts';
import { readDone } from '../../../runtime/gateway/readers.ts';
import { addressOf, type Credentials, createSend } from '../../../runtime/gateway/request.ts';
import { getUser, readUser } from '../../../runtime/gateway/users.ts';
import { aServerUser } from '../../support/aUser.ts';
import { type FakeAnswer, fakeFetch, json, success } from '../../support/fakeFetch.ts';
import { aServerCard, someOperations } from '../../support/holderGateway.ts';

class SessionLost extends Error {
  override readonly name = 'SessionLost';
}

/** Credentials that renew `old` into `new` and count it. */
function credentials(bearer: string | null = 'old') {
  const life = new AbortController();
  const state = { bearer, renewals: 0, life };
  const held: Credentials = {
    bearer: () => state.bearer,
    renew: async () => {
      state.renewals += 1;
      state.bearer = 'new';
      return 'new';
    },
    expire: () => {
      throw new SessionLost();
    },
    signal: () => life.signal,
  };
  return { held, state };
}

function gateway(answers: readonly FakeAnswer[], bearer: string | null = 'old', decimals = 2) {
  const { fetch, sent } = fakeFetch(...answers);
  const { held, state } = credentials(bearer);
  const limits = { readSeconds: 20, writeSeconds: 30 };
  const send = createSend({ rootUrl: '/xx/gateway/v1', credentials: held, fetch, limits, decimals });
  return { send, sent, state };
}

/** A gateway that answers every call, and keeps how the browser was asked. */
function recording() {
  const asked: RequestInit[] = [];
  const fetch: typeof globalThis.fetch = async (_url, init = {}) => {
    asked.push(init);
    return success(init.method === 'GET' ? [] : {});
  };
  const limits = { readSeconds: 20, writeSeconds: 30 };
  return { asked, send: createSend({ rootUrl: '/xx', credentials: credentials().held, fetch, limits }) };
}

const unauthorized = () =>
  json({ meta: { status: 'failed', messages: [{ code: 'UNAUTHORIZED', message: 'x' }] } }, 401);

describe('a call to the gateway', () => {
  it('goes to the host’s own path with a bearer token and no secret [API-01 API-04]', async () => {
    const { send, sent } = gateway([success([])]);
    await listCards(send, 'ana+1@x.example');
    expect(sent[0]?.url).toBe('/xx/gateway/v1/users/ana%2B1%40x.example/cards?page_index=0&page_size=50');
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer old');
    expect([...(sent[0]?.headers.keys() ?? [])]).toEqual([
      'accept',
      'authorization',
      'traceparent',
      'x-portal-request',
    ]);
  });

  it('carries no bearer when it is a visitor’s, and starts no refresh [API-05 SES-08]', async () => {
    const { send, sent, state } = gateway([unauthorized]);
    const body = { verification_code: 'code' };
    const to = ['POST /users/{email}/actions/verify-email', 'a@x.example'] as const;
    const call = send({ to, body, isAnonymous: true, read: readDone });
    await expect(call).rejects.toMatchObject({ code: 'UNAUTHORIZED', status: 401 });
    expect(sent[0]?.headers.has('authorization')).toBe(false);
    expect(state.renewals).toBe(0);
  });

  it('follows no redirect, takes no cookie along and is kept nowhere [API-01]', async () => {
    const { asked, send } = recording();
    await listCards(send, 'a');
    expect(asked[0]).toMatchObject({ redirect: 'error', credentials: 'omit', cache: 'no-store' });
  });

  it('is waited for as long as its kind may take: reading, or writing', async () => {
    const waits = vi.spyOn(AbortSignal, 'timeout');
    const { send } = recording();
    await listCards(send, 'a');
    await send({ to: ['DELETE /users/{user}', 'a'], read: readDone });
    expect(waits.mock.calls).toEqual([[20_000], [30_000]]);
    waits.mockRestore();
  });

  it('percent-encodes every part of a path [API-08 X10]', () => {
    expect(addressOf(['DELETE /users/{user}/cards/{ref}-{card}', 'a/../../users/x', '1?#;%00'])).toEqual([
      'DELETE',
      '/users/a%2F..%2F..%2Fusers%2Fx/cards/1%3F%23%3B%2500',
    ]);
  });

  it('says what it sends and takes, and nothing of a body that it has not', async () => {
    const { asked, send } = recording();
    await listCards(send, 'a');
    await send({
      to: ['PATCH /users/{user}', 'a'],
      body: { home_address: {} },
      headers: { 'accept-language': 'uk', 'x-portal-request': '0' },
      read: readDone,
    });
    expect(asked[0]).not.toHaveProperty('body');
    expect(new Headers(asked[0]?.headers).get('content-type')).toBeNull();
    expect(asked[1]?.body).toBe('{"home_address":{}}');
    expect(Object.fromEntries(new Headers(asked[1]?.headers))).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
      'accept-language': 'uk',
      // Whatever a caller says [H2].
      'x-portal-request': '1',
    });
  });

  it('leaves out of its query what is not known', async () => {
    const { send, sent } = gateway([success([])]);
    const query = { page_index: 0, page_size: undefined } as { page_index: number };
    const to = ['GET /users/{user}/cards', 'a'] as const;
    await send({ to, query, read: () => null });
    await send({ to, query: {}, read: () => null });
    await send({ to, read: () => null });
    expect(sent.map(({ url }) => url.split('/cards')[1])).toEqual(['?page_index=0', '', '']);
  });

  it('ends with the reason of whoever has called it and left [A10]', async () => {
    const left = new AbortController();
    const { send, sent } = gateway([success([])]);
    const reason = new Error('left');
    left.abort(reason);
    await expect(listCards(send, 'a', left.signal)).rejects.toBe(reason);
    expect(sent).toEqual([]);
  });

  it('keeps why no answer came, and that nothing is known of what was done [F2]', async () => {
    const cause = new TypeError('Failed to fetch');
    await expect(getUser(gateway([cause]).send, 'a')).rejects.toMatchObject({
      code: 'connection-error',
      level: 'error',
      original: null,
      status: null,
      cause,
    });
    await expect(getUser(gateway([success({})]).send, 'a')).rejects.toMatchObject({
      code: 'default',
      level: 'error',
      status: null,
      cause: new TypeError('No object'),
    });
  });

  it('reads a refusal without JSON by its status, and an empty success as one without data', async () => {
    const html = new Response('<html>', { status: 404 });
    await expect(getUser(gateway([html]).send, 'a')).rejects.toMatchObject({ code: '404', status: 404 });
    const empty = new Response(' \n', { status: 200 });
    await expect(getUser(gateway([empty]).send, 'a')).rejects.toMatchObject({ code: 'default' });
    const { send } = gateway([new Response(null, { status: 204 })]);
    expect(await send({ to: ['DELETE /users/{user}', 'a'], read: readDone })).toBeUndefined();
  });

  it('ends like the session when that ends during its refresh [SES-07]', async () => {
    const { fetch } = fakeFetch(unauthorized);
    const { held } = credentials();
    const renew = () => Promise.reject(new SessionLost());
    const limits = { readSeconds: 20, writeSeconds: 30 };
    const send = createSend({ rootUrl: '', credentials: { ...held, renew }, fetch, limits });
    await expect(getUser(send, 'a')).rejects.toBeInstanceOf(SessionLost);
  });

  it('reads with two decimals where nothing else is said, and fills each part of a path in its order', async () => {
    const { asked, send } = recording();
    const heard: number[] = [];
    const to = ['GET /users/{user}/accounts/{a}-{b}/balances', 'u', 'a-b'] as const;
    await send({ to, read: (_data, decimals) => void heard.push(decimals) });
    expect([heard, asked[0]?.method]).toEqual([[2], 'GET']);
    expect(addressOf(['PUT /users/{user}/optins/{optin_ref}', 'u', 'o'])).toEqual([
      'PUT',
      '/users/u/optins/o',
    ]);
    expect(addressOf(['POST /users'])).toEqual(['POST', '/users']);
  });

  it('is called off with the session, and with whoever asked', async () => {
    const { held, state } = credentials();
    const left = new AbortController();
    const signals: (AbortSignal | null | undefined)[] = [];
    const limits = { readSeconds: 20, writeSeconds: 30 };
    const fetch: typeof globalThis.fetch = async (_url, init) => {
      signals.push(init?.signal);
      return success([]);
    };
    const send = createSend({ rootUrl: '', credentials: held, fetch, limits });
    await listCards(send, 'a', left.signal);
    await listCards(send, 'a');
    expect(signals.map((signal) => signal?.aborted)).toEqual([false, false]);
    left.abort();
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
    state.life.abort();
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true]);
  });

  it('refreshes once after a 401 and repeats with the new token [SES-01 SES-02]', async () => {
    const { send, sent, state } = gateway([unauthorized, success(aServerUser({ email: 'a@x.example' }))]);
    await getUser(send, 'a@x.example');
    expect(state.renewals).toBe(1);
    expect(sent.map((each) => each.headers.get('authorization'))).toEqual(['Bearer old', 'Bearer new']);
  });

  it('says nothing of a 401 that the refresh mends [ERR-27]', async () => {
    const { send } = gateway([unauthorized, success(aServerUser({ email: 'a@x.example' }))]);
    await expect(getUser(send, 'a@x.example')).resolves.toMatchObject({ email: 'a@x.example' });
  });

  it('takes the code UNAUTHORIZED on HTTP 200 for what it is: no refresh [ERR-40]', async () => {
    const body = { meta: { status: 'failed', messages: [{ code: 'UNAUTHORIZED', message: 'x' }] } };
    const { send, state } = gateway([json(body)]);
    await expect(getUser(send, 'a')).rejects.toMatchObject({ code: 'UNAUTHORIZED', status: 200 });
    expect(state.renewals).toBe(0);
  });

  it('asks for the user by the lower-case email, and for opt-ins as a visitor [API-25 API-13]', async () => {
    const { send, sent } = gateway([success(aServerUser({ email: 'a@x.example' })), success([])]);
    await getUser(send, 'a@x.example');
    await listAvailableOptins(send);
    expect(sent.map(({ url }) => url)).toEqual([
      '/xx/gateway/v1/users/a%40x.example',
      '/xx/gateway/v1/configurations/available-optins',
    ]);
    expect(sent.map(({ headers }) => headers.has('authorization'))).toEqual([true, false]);
  });

  it('ends the session at a second 401 without another refresh [SES-03]', async () => {
    const { send, sent, state } = gateway([unauthorized]);
    await expect(getUser(send, 'a@x.example')).rejects.toMatchObject({ name: 'SessionLost' });
    expect(state.renewals).toBe(1);
    expect(sent).toHaveLength(2);
  });

  it('says connection-error when no answer comes, and when the answer is no JSON', async () => {
    for (const answer of [new TypeError('Failed to fetch'), new Response('<html>', { status: 200 })]) {
      await expect(getUser(gateway([answer]).send, 'a')).rejects.toMatchObject({ code: 'connection-error' });
    }
  });

  it('keeps status, original message and reference of a refusal', async () => {
    const body = { meta: { status: 'failed', messages: [{ code: 'CONFLICT', message: 'taken' }] } };
    const { send } = gateway([json(body, 409, { 'x-request-id': 'ref-7' })]);
    await expect(
      send({ to: ['DELETE /users/{user}', 'a'], suffix: '-add_card', read: readDone }),
    ).rejects.toMatchObject({
      code: 'CONFLICT-add_card',
      original: 'taken',
      status: 409,
      reference: 'ref-7',
    });
  });

  it('begins a trace of its own, the same when it is repeated and another for the next call [LOV-60]', async () => {
    const user = success(aServerUser({ email: 'a@x.example' }));
    const { send, sent } = gateway([unauthorized, user, user]);
    await getUser(send, 'a@x.example');
    await getUser(send, 'a@x.example');
    const traces = sent.map(({ headers }) => headers.get('traceparent') ?? '');
    // W3C Trace Context, 3.2: version, trace, its part, and that nothing is recorded.
    for (const trace of traces) expect(trace).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
    expect(traces[1]).toBe(traces[0]);
    expect(traces[2]?.slice(3, 35)).not.toBe(traces[0]?.slice(3, 35));
  });

  it.each([
    [
      'of the host',
      json({}, 500, { 'x-request-id': '4f3a9c21-77b0-4e11-8d5c-b8a1f2c3d4e5' }),
      '4f3a9c21-77b0',
    ],
    ['of what stands before the host', json({}, 502), null],
    ['that never came', new TypeError('Failed to fetch'), null],
  ])(
    'refers to the answer %s, else to its own trace, by what can be read out [LOV-60]',
    async (_, answer, reference) => {
      const { send, sent } = gateway([answer]);
      const { promise, resolve } = Promise.withResolvers<unknown>();
      void getUser(send, 'a').catch(resolve);
      const trace = () => sent[0]?.headers.get('traceparent')?.slice(3, 16);
      expect(await promise).toMatchObject({ reference: reference ?? trace() });
      expect(trace()).toMatch(/^[0-9a-f]{13}$/);
    },
  );

  it('sends nothing for a holder whose session has just ended [A10]', async () => {
    const { send, sent } = gateway([success({})], null);
    await expect(getUser(send, 'a@x.example')).rejects.toMatchObject({ name: 'SessionLost' });
    expect(sent).toEqual([]);
  });

  it('drops an answer that arrives after the session has ended [A10]', async () => {
    const slow: FakeAnswer = () => {
      state.life.abort(new SessionLost());
      return success({});
    };
    const { send, state } = gateway([slow]);
    await expect(getUser(send, 'a')).rejects.toMatchObject({ name: 'SessionLost' });
  });
});

describe('cards', () => {
  it('fetches further pages while one is full [API-37 API-38 CON-03 CON-04]', async () => {
    const page = (length: number) =>
      success(Array.from({ length }, (_, index) => aServerCard({ card_ref: `r${index}` })));
    const { send, sent } = gateway([page(50), page(10)]);
    expect(await listCards(send, 'a')).toHaveLength(60);
    expect(sent.map((each) => new URL(each.url, 'http://x').searchParams.get('page_index'))).toEqual([
      '0',
      '1',
    ]);
  });

  it.each([
    [0, '1234', Number.NaN],
    [0, '1234.', 1_234],
    [2, '1234.5', 123_450],
    [2, '1.234', Number.NaN],
    [3, '1.234', 1_234],
    [3, '1,5', 1_500],
    [3, 1_234, 1_234],
  ])(
    'reads amounts in a currency with %d decimals: %j is %d minor units [F4]',
    async (decimals, amount, minor) => {
      const expirations = [{ amount, expires_at: '2027-01-01' }];
      const balances = [{ product_ref: 'meal', amount, currency: 'XXX', expirations }];
      const operations = someOperations(1, { amount });
      const { send } = gateway(
        [success([aServerCard({ balances })]), success(balances), success(operations)],
        'old',
        decimals,
      );
      const account = { user: 'a', accountId: '1-2' };
      const [card] = await listCards(send, 'a');
      const [balance] = await listBalances(send, account);
      const [operation] = await listOperations(send, { ...account, page: 0 });
      for (const each of [card?.balances[0], balance]) {
        expect([each?.amount, each?.expirations[0]?.amount]).toEqual([minor, minor]);
      }
      expect(operation?.amount).toBe(minor);
    },
  );

  it('joins the two parts of the identifiers [ENT-073 ENT-074]', () => {
    const card = readCard(
      aServerCard({ card_ref: 'R1', card_number: 'CN2', account_ref: 'A1', account_number: 'N2' }),
    );
    expect([card.id, card.accountId]).toEqual(['R1-CN2', 'A1-N2']);
  });

  it('keeps every acceptance category, in order [ENT-053]', () => {
    expect(readCard(aServerCard({ acceptance_category: ['C', 'D'] })).acceptanceCategories).toEqual([
      'C',
      'D',
    ]);
  });

  it.each([undefined, null, {}])('counts a missing flag as false: settings %j [ENT-061]', (settings) => {
    expect(Object.values(readCard(aServerCard({ settings })).flags)).toEqual(Array(7).fill(false));
  });

  it('never takes an answer without a list for an empty one [ENT-090 USE-24]', async () => {
    const { send } = gateway([success({ odd: true })]);
    await expect(listCards(send, 'a')).rejects.toMatchObject({ code: 'default', status: null });
  });

  it('ends with a gateway that knows no pages [USE-27]', async () => {
    const full = success(Array.from({ length: 50 }, () => aServerCard()));
    const { send, sent } = gateway([full]);
    await expect(listCards(send, 'a')).rejects.toThrow('last page');
    expect(sent).toHaveLength(100);
  });
});

describe('operations and balances', () => {
  it('asks for ten at a time, all but expired [API-44 API-45 API-46 CON-05]', async () => {
    const { send, sent } = gateway([success([])]);
    await listOperations(send, { user: 'a', accountId: 'A-1', page: 2 });
    expect(sent[0]?.url).toBe(
      '/xx/gateway/v1/users/a/accounts/A-1/operations?page_index=2&page_size=10&status=allExceptExpired',
    );
  });

  it('leaves out what has expired [CON-06]', () => {
    expect(OPERATIONS_STATUS).toBe('allExceptExpired');
  });

  it('names the product of a multi-wallet card only [API-47 API-49]', async () => {
    const { send, sent } = gateway([success([])]);
    await listOperations(send, { user: 'a', accountId: 'A-1', productRef: 'gift', page: 0 });
    await listBalances(send, { user: 'a', accountId: 'A-1', productRef: 'gift' });
    await listBalances(send, { user: 'a', accountId: 'A-1' });
    expect(sent.map((each) => new URL(each.url, 'http://x').searchParams.get('product_ref'))).toEqual([
      'gift',
      'gift',
      null,
    ]);
  });
});

describe('the user', () => {
  it('has the server’s email [ENT-010 ENT-019]', () => {
    expect(readUser(aServerUser({ email: 'ana@x.example' })).email).toBe('ana@x.example');
  });

  it('gets a full name and initials [ENT-011 ENT-012 ENT-020 ENT-021]', () => {
    const user = readUser(aServerUser({}, { first_name: 'Ana', last_name: 'Pop' }));
    expect([user.firstName, user.lastName]).toEqual(['Ana', 'Pop']);
    expect(readUser(aServerUser({}, { first_name: ' їжак', last_name: ' ' }))).toMatchObject({
      firstName: 'їжак',
      lastName: '',
    });
  });
});
