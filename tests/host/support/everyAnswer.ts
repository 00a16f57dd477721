import { requestRaw } from './requestRaw.ts';
import type { TestHost } from './startTestHost.ts';

export interface KindOfAnswer {
  readonly kind: string;
  readonly status: number;
  /** In lower case; a header that is sent twice has two values. */
  readonly headers: ReadonlyMap<string, readonly string[]>;
}

/** One answer of each kind that the host gives, for the tenants that are named, read as they stand on the wire. */
export async function everyAnswer(
  { host, get }: TestHost,
  codes: readonly string[],
): Promise<KindOfAnswer[]> {
  const [code = ''] = codes;
  const home = await get(`/${code}/`);
  const html = await (await get(`/${code}/account`)).text();
  const file = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '/static/none';
  const own = { 'x-portal-request': '1' };
  const call = `/${code}/gateway/v1`;
  const json = { ...own, 'content-type': 'application/json' };
  const report = { 'content-type': 'application/csp-report' };

  const kinds: [kind: string, path: string, options?: Parameters<typeof requestRaw>[2]][] = [
    ...codes.flatMap((each): [string, string][] => [
      [`home page of ${each}`, `/${each}/`],
      [`home page of ${each} in English`, `/${each}/en/`],
      [`deep link of ${each}`, `/${each}/my-cards/card-details/1/block`],
    ]),
    ['switcher', '/'],
    ['404 page', '/zz/'],
    ['404 file', '/static/none.js'],
    ['script', file(/rel="modulepreload"[^>]* href="([^"]+)"/)],
    ['style', file(/rel="stylesheet" href="([^"]+)"/)],
    ['words', file(/as="fetch" crossorigin href="([^"]+)"/)],
    ['redirect', `/${code}`],
    ['304', `/${code}/`, { headers: { 'if-none-match': home.headers.get('etag') ?? '' } }],
    ['HEAD', `/${code}/`, { method: 'HEAD' }],
    ['405', `/${code}/`, { method: 'DELETE' }],
    ['healthz', '/healthz'],
    ['readyz', '/readyz'],
    ['status', '/status'],
    ['call', `${call}/users/a`, { headers: own }],
    ['unknown call', `${call}/none`, { headers: own }],
    ['forged call', `${call}/users/a`],
    ['call of no tenant', '/zz/gateway/v1/users/a', { headers: own }],
    ['body that is too large', `${call}/users`, { method: 'POST', headers: json, body: 'x'.repeat(65_537) }],
    ['report', '/csp-reports', { method: 'POST', headers: report, body: '{}' }],
    ['report that is none', '/csp-reports', { method: 'POST', headers: report, body: '{' }],
    ['request that cannot be parsed', '/ bad'],
    ['headers that are too large', '/', { headers: { big: 'x'.repeat(20_000) } }],
  ];
  const answers = [];
  for (const [kind, path, options] of kinds) {
    const { status, head } = await requestRaw(host.url, path, options);
    const headers = new Map<string, readonly string[]>();
    for (const line of head.split('\r\n').slice(1)) {
      const [name = '', ...rest] = line.split(':');
      const known = headers.get(name.toLowerCase()) ?? [];
      headers.set(name.toLowerCase(), [...known, rest.join(':').trim()]);
    }
    answers.push({ kind, status, headers });
  }
  return answers;
}
