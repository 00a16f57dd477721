import { createHash, randomBytes } from 'node:crypto';
import { type Browser, openBrowser } from './browser.ts';
import { CREDENTIALS, PASSWORD } from './openSandbox.ts';

export const REDIRECT_URI = 'http://localhost:4999/bg/login';

export interface Tokens {
  readonly access_token: string;
  readonly id_token: string;
  readonly refresh_token: string;
}

export interface SignedIn {
  readonly browser: Browser;
  readonly tokens: Tokens;
  readonly code: string;
  readonly verifier: string;
}

export interface Start {
  readonly address: string;
  readonly verifier: string;
}

/** The address that the portal would send the visitor to. */
export function startAddress(url: string, tenant: string, more: Record<string, string> = {}): Start {
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: `${tenant}-portal`,
    response_type: 'code',
    scope: 'openid',
    redirect_uri: REDIRECT_URI,
    state: 'state-1',
    nonce: 'nonce-1',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...more,
  });
  return { address: `${url}/${tenant}/sso/connect/authorize?${query}`, verifier };
}

/** Opens the sign-in page and returns its address and text. */
export async function openSignIn(
  browser: Browser,
  start: Start,
): Promise<{ address: string; html: string; response: Response }> {
  const { response, address } = await browser.follow(await browser.get(start.address), start.address);
  return { address, html: await response.text(), response };
}

/** Signs in by posting the form, and exchanges the code. */
export async function signIn(
  url: string,
  email: string,
  options: { tenant?: string; browser?: Browser; password?: string } = {},
): Promise<SignedIn> {
  const { tenant = 'bg', browser = openBrowser(), password = PASSWORD } = options;
  const start = startAddress(url, tenant);
  const page = await openSignIn(browser, start);
  const posted = await browser.post(page.address, { username: email, password });
  const { response } = await browser.follow(posted, page.address);
  const back = new URL(response.headers.get('location') ?? 'missing:');
  const code = back.searchParams.get('code') ?? '';
  const answer = await exchange(url, tenant, { code, verifier: start.verifier });
  return { browser, tokens: (await answer.json()) as Tokens, code, verifier: start.verifier };
}

export function exchange(
  url: string,
  tenant: string,
  { code, verifier }: { code: string; verifier: string },
) {
  return postForm(`${url}/${tenant}/sso/connect/token`, {
    grant_type: 'authorization_code',
    client_id: `${tenant}-portal`,
    scope: 'openid',
    code_verifier: verifier,
    code,
    redirect_uri: REDIRECT_URI,
  });
}

/** The refresh call (SSO-08), at its own address and with its extra fields. */
export function refresh(url: string, signedIn: SignedIn, token: string, tenant = 'bg') {
  return postForm(`${url}/${tenant}/sso/token`, {
    grant_type: 'refresh_token',
    client_id: `${tenant}-portal`,
    refresh_token: token,
    code_verifier: signedIn.verifier,
    code: signedIn.code,
    redirect_uri: REDIRECT_URI,
  });
}

export function postForm(address: string, form: Record<string, string>): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { origin: 'http://localhost:4999' },
    body: new URLSearchParams(form),
  });
}

export function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

/** A gateway call, signed in when a token is given. `path` is relative to the gateway's base. */
export function callGateway(
  url: string,
  path: string,
  options: {
    token?: string;
    tenant?: string;
    method?: string;
    body?: unknown;
    headers?: Record<string, string>;
  } = {},
): Promise<Response> {
  const { token, tenant = 'bg', method = 'GET', body, headers = {} } = options;
  return fetch(`${url}/${tenant}/gateway/v1${path}`, {
    method,
    headers: {
      ...CREDENTIALS,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

// biome-ignore lint/suspicious/noExplicitAny: answers are asserted field by field
export async function dataOf(response: Response): Promise<any> {
  const { data } = (await response.json()) as { data: unknown };
  return data;
}

/** The code of the first message of a failed answer. */
export async function codeOf(response: Response): Promise<string | undefined> {
  const { meta } = (await response.json()) as { meta: { messages: { code: string }[] } };
  return meta.messages[0]?.code;
}
