// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { askEarly, askWords } from '../../../runtime/inline/askEarly.ts';
import { sessionStorageOf } from '../../../runtime/session/sessionStorageOf.ts';
import { EARLY_CALLS } from '../../../runtime/tenant/earlyAnswers.ts';
import { aTenant } from '../../support/aTenant.ts';

const tenant = aTenant();
const { sso } = tenant.connection;
const TOKEN = sso.authority + sso.paths.token;
const CALLS = [`/xx/gateway/v1${EARLY_CALLS.user}`, `/xx/gateway/v1${EARLY_CALLS.cards}`];
const stored = sessionStorageOf(tenant, () => sessionStorage);
const PENDING = { state: 's1', nonce: 'n1', codeVerifier: 'v1', returnTo: '/xx/account' };

const base64 = (value: object) => btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_');
/** What the provider says of the person, to be read and not to be trusted. */
const idToken = (claims: object) => `h.${base64(claims)}.s`;

interface Asked {
  readonly address: string;
  readonly init: RequestInit;
}

let asked: Asked[];
let answer: () => Response;
const addresses = () => asked.map(({ address }) => address);
const bearers = () =>
  asked.map(({ init }) => (init.headers as Record<string, string> | undefined)?.authorization);

/** @param query of the address that the provider has led back to */
function ask(query = '', own = tenant) {
  history.replaceState(null, '', `/xx/login${query}`);
  askEarly('/xx', own, CALLS);
}
const returnQuery = (state = 's1', iss: string = sso.authority) =>
  `?${new URLSearchParams({ code: 'c1', state, iss })}`;

beforeEach(() => {
  sessionStorage.clear();
  globalThis.earlyAnswers = undefined;
  asked = [];
  answer = () => Response.json({ id_token: idToken({ email: 'Ana@X.example' }), access_token: 'access2' });
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push({ address, init });
    return address === TOKEN ? answer() : new Response('{}');
  });
});

describe('the script of a page', () => {
  it('sends the code that the provider gave, once it is written down that it has been sent [A2 SSO-05 SSO-06]', async () => {
    stored.write('pendingSignIn', PENDING);
    const fetch = globalThis.fetch;
    let noted: unknown;
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
      if (address === TOKEN) noted = stored.read('pendingSignIn');
      return fetch(address, init);
    });
    ask(returnQuery());
    await expect.poll(() => asked).toHaveLength(3);
    expect(noted).toEqual({ ...PENDING, isSent: true });
    const [{ address, init }] = asked as [Asked];
    expect([address, init.method, init.redirect]).toEqual([TOKEN, 'POST', 'manual']);
    expect(Object.fromEntries(init.body as URLSearchParams)).toEqual({
      grant_type: 'authorization_code',
      code: 'c1',
      code_verifier: 'v1',
      client_id: sso.clientId,
      redirect_uri: `${location.origin}/xx/login`,
      scope: sso.scope,
    });
    expect(addresses()[1]).toBe('/xx/gateway/v1/users/ana%40x.example');
    expect(bearers()[1]).toMatch(/^Bearer h\./);
    // The program reads the answer as well.
    const taken = await globalThis.earlyAnswers?.get(TOKEN)?.answer;
    expect(await taken?.json()).toMatchObject({ access_token: 'access2' });
  });

  it.each([
    ['an unknown state', PENDING, returnQuery('other')],
    ['an answer of another provider', PENDING, returnQuery('s1', 'https://other.example')],
    ['an answer that says not whose it is', PENDING, '?code=c1&state=s1'],
    ['a code that was sent before', { ...PENDING, isSent: true }, returnQuery()],
    ['an answer that nobody waits for', null, returnQuery()],
    ['a refusal', PENDING, '?error=access_denied&state=s1'],
  ])('sends nothing for %s [A2 A3 A4 SSO-04]', (_, pending, query) => {
    if (pending) stored.write('pendingSignIn', pending);
    ask(query);
    expect(asked).toEqual([]);
    expect(stored.read('pendingSignIn')).toEqual(pending);
  });

  it('leaves what the provider refuses to the program', async () => {
    stored.write('pendingSignIn', PENDING);
    answer = () => Response.json({ error: 'invalid_grant' }, { status: 400 });
    ask(returnQuery());
    expect((await globalThis.earlyAnswers?.get(TOKEN)?.answer)?.status).toBe(400);
    expect(asked).toHaveLength(1);
  });

  it('asks nothing where nothing can be read', () => {
    stored.write('pendingSignIn', PENDING);
    sessionStorage.setItem(sessionStorage.key(0) ?? '', '{');
    ask(returnQuery());
    expect(asked).toEqual([]);
  });

  it('takes the token that the tenant’s gateway takes', async () => {
    stored.write('pendingSignIn', PENDING);
    ask(returnQuery(), aTenant({ connection: { sso: { ...sso, bearer: 'accessToken' } } }));
    await expect.poll(() => bearers().slice(1)).toEqual(['Bearer access2', 'Bearer access2']);
  });
});

describe('the words of a page', () => {
  const words = { bg: '/static/words/bg.json', en: '/static/words/en.json' };
  const TRANSLATIONS = `${tenant.connection.appBackend.rootUrl}/translations`;
  const page = { tenant, words, language: 'bg' };

  it('are asked for as the program would; its own built-in ones are on their way already [APP-02 API-12]', () => {
    askWords(page);
    expect(addresses()).toEqual([`${TRANSLATIONS}/bg`]);
    expect(asked[0]?.init).toMatchObject({
      headers: { accept: 'application/json', 'x-tenant': tenant.identifier },
      credentials: 'omit',
      redirect: 'error',
    });
    expect([...(globalThis.earlyAnswers?.keys() ?? [])]).toEqual(addresses());
  });

  it('are those of the language that was chosen', () => {
    sessionStorage.setItem(`language|${tenant.code}`, 'en');
    askWords(page);
    expect(addresses()).toEqual([`${TRANSLATIONS}/en`, words.en]);
  });

  it('are the page’s own where a language was chosen that is gone; where nothing can be read, the program asks', () => {
    sessionStorage.setItem(`language|${tenant.code}`, 'xx');
    askWords(page);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementationOnce(() => {
      throw new DOMException('no', 'SecurityError');
    });
    askWords(page);
    expect(addresses()).toEqual([`${TRANSLATIONS}/bg`]);
  });

  it('are nobody’s on a page without a tenant', () => {
    askWords({ ...page, tenant: null });
    expect(asked).toEqual([]);
  });
});
