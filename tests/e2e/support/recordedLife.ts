/**
 * Everything that the sandbox recorded of one person, in the words of the requirements (API-11 to API-60).
 */
import type { APIRequestContext, Page } from 'playwright/test';
import { masked, type RecordedCall, recordedCalls } from './sandbox.ts';

/** A call as the requirements write it. */
export interface LifeCall {
  /** Method and path as received, such as `POST /v1/users`. */
  readonly call: string;
  /** With which token, where one came. */
  readonly by: 'visitor' | 'holder' | 'provider';
  readonly body: unknown;
}

export interface Life {
  /** What changes something, and the calls of the provider that the requirements list, in their order. */
  readonly changes: readonly LifeCall[];
  /** Each read once, by `path?query`, sorted. */
  readonly reads: readonly string[];
  /** Calls of the gateway, for their headers. */
  readonly gatewayCalls: readonly RecordedCall[];
}

/** The calls of the provider (SSO-05 to SSO-11); its sign-in page is its own affair. */
const OF_PROVIDER = ['/connect/token', '/token', '/connect/endsession'];

const emailIn = (path: string) => decodeURIComponent(/\/v1\/users\/([^/]+)/.exec(path)?.[1] ?? '');

/** Notes the one-time codes that bring a page back from the provider: they tell whose token calls are whose. */
export function watchCodes(page: Page): readonly string[] {
  const codes: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    const code = /\/login$/.test(url.pathname) && url.searchParams.get('code');
    if (code && !codes.includes(masked(code))) codes.push(masked(code));
  });
  return codes;
}

/**
 * @param addresses every address that the person has had, in small letters
 * @param codes masked, of `watchCodes`
 */
export async function readLife(
  request: APIRequestContext,
  sandbox: string,
  addresses: readonly string[],
  codes: readonly string[],
): Promise<Life> {
  const all = await recordedCalls(request, sandbox);
  const gatewayCalls = all.filter(({ service, path, body }) => {
    const { username } = (body ?? {}) as { username?: string };
    return service === 'gateway' && addresses.includes(username ?? emailIn(path));
  });
  const tokens = gatewayCalls.map(({ headers }) => headers.authorization?.replace('Bearer ', ''));
  const providerCalls = all.filter(({ service, path, body, query }) => {
    if (service !== 'provider' || !OF_PROVIDER.includes(path)) return false;
    const { code } = (body ?? {}) as { code?: string };
    return codes.includes(code ?? '') || (query.id_token_hint && tokens.includes(query.id_token_hint));
  });
  const changes = [...gatewayCalls, ...providerCalls]
    .filter(({ service, method }) => service === 'provider' || method !== 'GET')
    .sort((one, other) => one.seq - other.seq);
  const reads = gatewayCalls.filter(({ method }) => method === 'GET');
  return {
    changes: changes.map(({ service, method, path, query, body, headers }) => ({
      call: `${method} ${path}`,
      by: service === 'provider' ? 'provider' : headers.authorization ? 'holder' : 'visitor',
      // What a browser is sent to has a query in place of a body.
      body: method === 'GET' ? query : body,
    })),
    reads: [...new Set(reads.map(({ path, query }) => [path, new URLSearchParams(query)].join('?')))]
      .map((address) => address.replace(/\?$/, ''))
      .sort(),
    gatewayCalls,
  };
}
