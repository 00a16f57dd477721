import type { RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { returnPath } from '../../../runtime/routing/returnPath.ts';

const routes: RouteObject[] = [
  {
    children: [
      { index: true },
      { path: 'account' },
      { path: 'my-cards/card-details/:cardId' },
      { path: '*' },
    ],
  },
];
const check = (stored: string | null, base = '/xx') =>
  returnPath(stored, base, 'https://portal.example', routes);

describe('returnPath', () => {
  it('keeps a known route of the tenant, with its query [GRD-11]', () => {
    expect(check('/xx/account')).toBe('/account');
    expect(check('/xx/my-cards/card-details/R-1?tab=a')).toBe('/my-cards/card-details/R-1?tab=a');
    expect(check('/account', '')).toBe('/account');
  });

  it('knows a path by its last part, and lets it be long', () => {
    expect(check(`/xx/account?${'a'.repeat(1_988)}`)).toHaveLength(1_997);
    expect(check(`/xx/account?${'a'.repeat(1_989)}`)).toBeNull();
    expect(check('/xx/no-such-page')).toBeNull();
  });

  it('is one of this origin, whatever it begins with', () => {
    expect(returnPath('//evil.example/account', '', 'https://portal.example', routes)).toBeNull();
    expect(returnPath('//evil.example:x/account', '', 'https://portal.example', routes)).toBeNull();
  });

  it.each([
    null,
    '',
    'account',
    '//evil.example',
    '//evil.example/xx/account',
    '/\\evil.example',
    '/xx/\\evil.example',
    '\\\\evil.example',
    '/%5cevil.example',
    '/\t/evil.example',
    '/xx/\t/evil',
    '/xx/account\n',
    'https:evil.example',
    'https://evil.example',
    'https://evil.example/xx/account',
    'https://portal.example@evil.example/xx/account',
    '/xx/@evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://portal.example/x',
    'file:///etc/passwd',
    '/yy/account',
    '/yy/../xx/account/../../yy/account',
    '/xx/../yy/account',
    '/xx/../../yy/account',
    '/xxx/account',
    '/XX/account',
    '/xx%2faccount',
    '/xx/no-such-page',
    '/xx/account/extra',
    '/xx/my-cards',
    '/xx/.',
    '/xx/..',
    '/xx/..//evil.example',
    '/xx//evil.example',
    '/xx/\u0000account',
    '/xx/account\u2028',
    `/xx/account?${'a'.repeat(8_192)}`,
  ])('gives nothing for %j [A1]', (stored) => {
    const path = check(stored);
    // Either refused, or a path of this tenant: never another origin or tenant.
    if (path !== null) {
      expect(path.startsWith('/')).toBe(true);
      expect(path.startsWith('//')).toBe(false);
      expect(new URL(`/xx${path}`, 'https://portal.example').pathname).toMatch(/^\/xx\//);
    }
    if (stored !== '/xx/.' && stored !== '/xx/account\u2028') expect(path).toBeNull();
  });
});
