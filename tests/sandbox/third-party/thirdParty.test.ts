import { describe, expect, it } from 'vitest';
import type { RecordedRequest } from '../../../sandbox/traffic/requestLog.ts';
import { control, openSandbox } from '../support/openSandbox.ts';

const sandbox = openSandbox();
const get = (path: string, tenant = 'bg') =>
  fetch(`${sandbox.url}/${tenant}/third-party${path}`, { headers: { origin: 'http://localhost:4000' } });

describe('the IP-to-country lookup', () => {
  it.each([
    ['bg', '1;BG;BGR;Bulgaria'],
    ['pl', '1;PL;POL;Poland'],
    ['ro', '1;RO;ROU;Romania'],
    ['atlantis', '1;BE;BEL;Belgium'],
  ])('of %s is %s [API-61]', async (tenant, text) => {
    const answer = await get('/ip', tenant);
    expect(await answer.text()).toBe(text);
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:4000');
  });
});

describe('the scripts', () => {
  it.each(['/tag-manager.js?id=GTM-X', '/gtm.js?id=GTM-X', '/consent.js', '/chat.js'])(
    '%s may be loaded by a portal',
    async (path) => {
      const answer = await get(path);
      expect(answer.headers.get('content-type')).toContain('text/javascript');
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    },
  );
});

describe('analytics', () => {
  it('takes a beacon, and the request log shows it', async () => {
    const answer = await fetch(`${sandbox.url}/ta/third-party/collect?id=GTM-X`, {
      method: 'POST',
      body: JSON.stringify({ event: 'page', screen: 'home' }),
    });
    expect(answer.status).toBe(204);
    const log = (await (await control(sandbox.url, 'GET', '/requests')).json()) as RecordedRequest[];
    expect(log.filter(({ tenant }) => tenant === 'ta')).toMatchObject([
      {
        service: 'thirdParty',
        method: 'POST',
        path: '/collect',
        query: { id: 'GTM-X' },
        body: { event: 'page', screen: 'home' },
        status: 204,
      },
    ]);
  });
});

describe('the merchant map', () => {
  it('is a page that portals may frame, in the language asked for, with the outlets of the country', async () => {
    const answer = await get('/map?lang=uk', 'pl');
    const html = await answer.text();
    expect(html).toContain('<html lang="uk">');
    expect(html).toContain('Bistro pod Lipą');
    expect(answer.headers.get('content-security-policy')).toMatch(
      /script-src 'sha256-.*frame-ancestors http:/,
    );
  });
});

it('answers 404 for what it does not stand in for', async () => {
  expect((await get('/map.js')).status).toBe(404);
});
