import { describe, expect, it } from 'vitest';
import { detectTenant } from '../../../runtime/tenant/detectTenant.ts';

const at = (host: string, path: string, domainExtension = false) =>
  detectTenant({
    host,
    path,
    sites: [
      { code: 'bg', singleTenantHosts: ['cards.sorvia.example'], domainExtension },
      { code: 'pl', singleTenantHosts: [], domainExtension },
      { code: 'ro', singleTenantHosts: [], domainExtension },
    ],
  });

describe('detectTenant', () => {
  it('takes the tenant from the first path segment [TEN-01 RTE-01]', () => {
    expect(at('portal.example', '/pl/account-creation/')).toEqual({ code: 'pl', base: '/pl' });
    expect(at('localhost:4000', '/ro/')).toEqual({ code: 'ro', base: '/ro' });
  });

  it('needs no prefix on a single-tenant host, whatever the path says [TEN-02]', () => {
    expect(at('cards.sorvia.example', '/account-creation/')).toEqual({ code: 'bg', base: '' });
    expect(at('Cards.Sorvia.Example.:8443', '/pl/')).toEqual({ code: 'bg', base: '' });
  });

  it('takes the last segment of the host name when the domain-extension flag is on [TEN-04]', () => {
    expect(at('portal.example.pl', '/', true)).toEqual({ code: 'pl', base: '' });
    expect(at('portal.example.ro', '/', true)).toEqual({ code: 'ro', base: '' });
    expect(at('pl.portal.example', '/', true)).toBeNull();
  });

  it('takes the first host label otherwise [TEN-05]', () => {
    expect(at('pl.portal.example', '/')).toEqual({ code: 'pl', base: '' });
    expect(at('pl-uat.portal.example', '/')).toEqual({ code: 'pl', base: '' });
    expect(at('portal.example', '/bg/')).toEqual({ code: 'bg', base: '/bg' });
  });

  it.each([
    ['a name whose last segment is a code, without the flag', 'portal.pl', '/', false],
    ['a name whose first label is a code, with the flag', 'pl-uat.portal.example', '/', true],
    ['a name that only begins like a code', 'plus.portal.example', '/', false],
    ['a path that is empty', 'portal.example', '', false],
    ['a path without a slash', 'portal.example', 'pl', false],
  ])('names no tenant for %s [TEN-05 T2]', (_, host, path, domainExtension) => {
    expect(at(host, path, domainExtension)).toBeNull();
  });

  it('knows a host by its name alone, whatever its port, its dot and its letters', () => {
    expect(at('PL.portal.example:80', '/')).toEqual({ code: 'pl', base: '' });
    expect(at('portal.example.PL.:443', '/', true)).toEqual({ code: 'pl', base: '' });
    expect(at('cards.sorvia.example:', '/')).toBeNull();
    expect(at('cards.sorvia.example:80.evil', '/')).toBeNull();
    expect(at('pl.portal:80.example', '/')).toEqual({ code: 'pl', base: '' });
    expect(at('portal:80.pl', '/', true)).toEqual({ code: 'pl', base: '' });
  });

  it.each(['/', '/zz/account', '/__proto__/', '/constructor/', '/RO/', '/ro%2f..%2fpl/', '//ro/', '/plx/'])(
    'names no tenant for %s [TEN-10 T2]',
    (path) => {
      expect(at('portal.example', path)).toBeNull();
    },
  );

  it.each(['ro.evil.example.', 'evil-ro.example', 'xn--ro-abc.example'])(
    'lets no look-alike host %s take another tenant’s path [T2]',
    (host) => {
      expect(at(host, '/pl/')?.code).toBe('pl');
    },
  );
});
