/** The client held to the documents in schemas/: what it sends is a call of them, what they answer it can read. */
import { describe, expect, it } from 'vitest';
import { listBalances, listOperations } from '../../../runtime/gateway/accounts.ts';
import { createAppBackend } from '../../../runtime/gateway/appBackend.ts';
import { listCards } from '../../../runtime/gateway/cards.ts';
import { listAvailableOptins } from '../../../runtime/gateway/configurations.ts';
import { contactUs } from '../../../runtime/gateway/contact.ts';
import {
  changePassword,
  changePhone,
  requestEmailChange,
  requestPhoneChange,
} from '../../../runtime/gateway/credentials.ts';
import { listCounties, listTowns } from '../../../runtime/gateway/geographics.ts';
import {
  changeEmail,
  requestEmailVerification,
  requestPasswordReset,
  resetPassword,
  verifyEmail,
} from '../../../runtime/gateway/mailedLinks.ts';
import { createUser } from '../../../runtime/gateway/newUser.ts';
import { listUserOptins, replaceUserOptin } from '../../../runtime/gateway/optins.ts';
import { createSend, type Send, type AnyCall as Sent } from '../../../runtime/gateway/request.ts';
import {
  deleteUser,
  replaceUser,
  updateHomeAddress,
  updateUser,
} from '../../../runtime/gateway/userChanges.ts';
import { getUser } from '../../../runtime/gateway/users.ts';
import { createChecks } from '../../../sandbox/openapi/createChecks.ts';
import { type Call, callsOf, type Document, readDocument } from '../../../sandbox/openapi/document.ts';
import { aChange, aNewUser, anAddress, KEYS } from '../../support/aUser.ts';
import { fakeFetch, type SentRequest, success } from '../../support/fakeFetch.ts';

const USER = 'ana@xx.example';
const LINK = { email: USER, code: 'ab+cd/' };
const OPTIN = { ref: 'general_marketing', subscriptions: [{ type: 'email', isSubscribed: true }] };

/** Each call of the client, with the operation that it must be. */
const CALLS: readonly (readonly [operationId: string, call: (send: Send) => Promise<unknown>])[] = [
  ['getUser', (send) => getUser(send, 'ana@xx.example')],
  ['getCards', (send) => listCards(send, 'ana@xx.example')],
  [
    'getOperations',
    (send) =>
      listOperations(send, { user: 'ana@xx.example', accountId: 'A1-N1', productRef: 'meal', page: 1 }),
  ],
  ['getBalances', (send) => listBalances(send, { user: 'ana@xx.example', accountId: 'A1-N1' })],
  ['getAvailableOptins', (send) => listAvailableOptins(send)],
  ['getCounties', (send) => listCounties(send)],
  ['getTowns', (send) => listTowns(send, 'C01')],
  ['createUser', (send) => createUser(send, aNewUser())],
  ['createUser', (send) => createUser(send, aNewUser({ phone: '+40 712345678', birthDate: '1990-03-05' }))],
  ['verifyEmail', (send) => verifyEmail(send, LINK)],
  ['requestEmailVerification', (send) => requestEmailVerification(send, USER)],
  ['requestPasswordReset', (send) => requestPasswordReset(send, USER)],
  ['resetPassword', (send) => resetPassword(send, LINK, 'New-2026!')],
  ['changeEmail', (send) => changeEmail(send, LINK)],
  ['replaceUser', (send) => replaceUser(send, USER, aChange(), KEYS)],
  ['updateUser', (send) => updateUser(send, USER, aChange(), KEYS)],
  ['updateUser', (send) => updateHomeAddress(send, USER, anAddress(), KEYS)],
  ['deleteUser', (send) => deleteUser(send, USER, 'secret')],
  ['getUserOptins', (send) => listUserOptins(send, USER)],
  ['replaceUserOptin', (send) => replaceUserOptin(send, USER, OPTIN)],
  ['changePassword', (send) => changePassword(send, USER, { current: 'old', next: 'new' })],
  ['requestChangePhoneNumber', (send) => requestPhoneChange(send, USER, '+40 712345678')],
  ['changePhoneNumber', (send) => changePhone(send, USER, '1234')],
  [
    'requestChangeEmail',
    (send) => requestEmailChange(send, USER, { newEmail: 'new@xx.example', password: 'secret' }),
  ],
  ['contactUs', (send) => contactUs(send, USER, { subject: 's', message: 'Hello', phone: '' })],
];

/** `/users/{user}` against `/users/ana%40xx.example`: each parameter is one segment or a part of one. */
function matches(template: string, path: string): boolean {
  const pattern = template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(path);
}

function callFor(document: Document, { method }: SentRequest, path: string): Call | undefined {
  return callsOf(document).find((call) => call.method === method && matches(call.path, path));
}

/** What a function sends, without sending it. */
async function callOf(run: (send: Send) => Promise<unknown>): Promise<Sent> {
  let sent: Sent | undefined;
  await run(async (call) => {
    sent = call;
    throw new Error('Nothing is sent here.');
  }).catch(() => undefined);
  if (!sent) throw new Error('Nothing was sent.');
  return sent;
}

describe('the client of the gateway', () => {
  const document = readDocument('gateway.openapi.json');
  const checks = createChecks(document);

  it.each(CALLS)(
    '%s is a call of the document, with parameters and a body that it allows [API-01]',
    async (operationId, run) => {
      const { fetch, sent } = fakeFetch(success([]));
      const never = new AbortController().signal;
      const credentials = {
        bearer: () => 'token',
        renew: async () => 'token',
        expire: () => {
          throw new Error('lost');
        },
        signal: () => never,
      };
      const send = createSend({
        rootUrl: 'http://host/v1',
        credentials,
        fetch,
        limits: { readSeconds: 20, writeSeconds: 30 },
      });
      // Whether the answer is one is not asked here.
      await run(send).catch(() => undefined);
      const [request] = sent;
      if (!request) throw new Error('Nothing was sent.');
      const url = new URL(request.url);
      const call = callFor(document, request, url.pathname.replace('/v1', ''));
      expect(call?.operation.operationId).toBe(operationId);
      if (!call) return;
      expect(checks.query(call, Object.fromEntries(url.searchParams))).toEqual([]);
      const allowed = (call.operation.parameters ?? []).map(({ name }) => name);
      for (const name of url.searchParams.keys()) expect(allowed).toContain(name);
      expect(request.body !== null, 'a body where the document has one').toBe(
        'requestBody' in call.operation,
      );
      if (request.body !== null) expect(checks.body(call, JSON.parse(request.body))).toEqual([]);
    },
  );

  it('attaches a suffix to the errors of the calls that the requirements name [ERR-28 ERR-29 ERR-30 ERR-31]', async () => {
    const suffixes = new Map<string, string | undefined>();
    for (const [operationId, run] of CALLS) suffixes.set(operationId, (await callOf(run)).suffix);
    expect(Object.fromEntries([...suffixes].filter(([, suffix]) => suffix))).toEqual({
      createUser: '-create_account',
      changePhoneNumber: '-change-phone-number',
      requestChangeEmail: '-req-change-email',
      deleteUser: '-delete_account',
    });
  });

  it('carries a bearer exactly where the document asks for one [API-04 API-05]', async () => {
    const anonymous = new Map<string, boolean>();
    for (const [operationId, run] of CALLS)
      anonymous.set(operationId, (await callOf(run)).isAnonymous ?? false);
    for (const { operation } of callsOf(document)) {
      const isAnonymous = anonymous.get(operation.operationId);
      if (isAnonymous === undefined) continue;
      const wantsBearer = operation.security?.some((each) => 'bearer' in each) ?? false;
      expect([operation.operationId, isAnonymous]).toEqual([operation.operationId, !wantsBearer]);
    }
  });

  it('knows every operation that it claims', () => {
    const ids = callsOf(document).map(({ operation }) => operation.operationId);
    expect(ids).toEqual(expect.arrayContaining(CALLS.map(([id]) => id)));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the client of the app backend', () => {
  const document = readDocument('app-backend.openapi.json');

  it('asks for translations and lookups as the document says [API-11 API-12]', async () => {
    const { fetch, sent } = fakeFetch(success({}), success([]));
    const backend = createAppBackend({
      rootUrl: 'http://host/api/v1',
      identifier: 'tenant:xx-ben',
      fetch,
      timeoutSeconds: 20,
    });
    await backend.fetchTranslations('uk');
    await backend.fetchLookup('countries');
    await backend.fetchLookup('banners', 'uk');
    const operations = sent.map(
      (request) =>
        callFor(document, request, new URL(request.url).pathname.replace('/api/v1', ''))?.operation
          .operationId,
    );
    expect(operations).toEqual(['getTranslations', 'getLookup', 'getLookup']);
    expect(sent.at(-1)?.url).toBe('http://host/api/v1/lookups/banners?lang=uk');
    for (const { headers } of sent) expect(headers.get('x-tenant')).toBe('tenant:xx-ben');
  });
});
