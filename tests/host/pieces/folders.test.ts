/** What of a folder is read again, whom limits count, and which tenant an address has: quick, without a host. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CompiledTenant } from '../../../compiler/compileTenant.ts';
import { createLimiter } from '../../../host/gateway/createLimiter.ts';
import { createClientAddress } from '../../../host/serve/clientAddress.ts';
import { EVERYTHING, readChanges } from '../../../host/serve/folderChanges.ts';
import { createTenantMatcher } from '../../../host/serve/matchTenant.ts';
import { NOTHING_YET } from '../../../host/serve/tenantState.ts';

describe('what has to be read again of a folder of tenants', () => {
  const read = (names: readonly string[], hasLinks = false) => {
    const paths = new Set(names.map((name) => join('/tenants', name)));
    const { tenants, ...rest } = readChanges('/tenants', paths, hasLinks);
    return { ...rest, tenants: [...tenants] };
  };
  const nothing = {
    isAll: false,
    tenants: [] as string[],
    hasWords: false,
    hasGroups: false,
    hasIgnored: false,
  };

  it.each<[string, readonly string[], Partial<typeof nothing>]>([
    ['nothing where nothing is told', [], {}],
    ['a tenant file', ['bg.json'], { tenants: ['bg.json'] }],
    ['several, each once', ['bg.json', 'pl.json', 'bg.json'], { tenants: ['bg.json', 'pl.json'] }],
    ['the tenant of a picture', ['assets/bg/logo.svg'], { tenants: ['bg.json'] }],
    ['the tenant whose pictures came', ['assets/bg'], { tenants: ['bg.json'] }],
    ['the words', ['languages'], { hasWords: true }],
    [
      'the words of one file, which may not be one',
      ['languages/en.json'],
      { hasWords: true, hasIgnored: true },
    ],
    ['the groups', ['groups'], { hasGroups: true }],
    ['the groups of one file', ['groups/euro.json'], { hasGroups: true, hasIgnored: true }],
    ['nothing of a note beside', ['notes.txt'], {}],
    ['nothing but a warning of what is not read for its name', ['bg.JSON'], { hasIgnored: true }],
  ])('is %s', (_, names, expected) => expect(read(names)).toEqual({ ...nothing, ...expected }));

  it.each([
    ['the folder itself', ['']],
    ['mounted configuration', ['..data']],
    ['a file of mounted configuration', ['..2026_11/bg.json']],
    ['all pictures', ['assets']],
    ['a file within a folder that nobody knows', ['other/bg.json']],
    ['a file further within', ['other/more/bg.json']],
  ])('is everything after a change of %s', (_, names) => {
    expect(read(['pl.json', ...names])).toEqual({ ...EVERYTHING, tenants: [] });
  });

  it('is everything after a change of any name where files are links', () => {
    expect(read(['notes.txt'], true).isAll).toBe(true);
    expect(read(['bg.json'], true)).toEqual({ ...nothing, tenants: ['bg.json'] });
  });

  it('is everything where more has changed than is told for certain', () => {
    const names = (count: number) => Array.from({ length: count }, (_, index) => `t${index}.json`);
    expect(read(names(1_000)).isAll).toBe(false);
    expect(read(names(1_001)).isAll).toBe(true);
    expect(EVERYTHING).toEqual({
      isAll: true,
      tenants: new Set(),
      hasWords: true,
      hasGroups: true,
      hasIgnored: true,
    });
  });
});

describe('whom the limits count, further [H6]', () => {
  it.each([
    ['nobody, where nobody is known', '', undefined, undefined, ''],
    ['the proxy, where it forwards for nobody', '10.0.0.1', '10.0.0.1', undefined, '10.0.0.1'],
    ['one proxy alone, where no network is named', '10.0.0.1', '10.0.0.2', '1.2.3.4', '10.0.0.2'],
    ['the last that is no proxy', '10.0.0.0/8', '10.0.0.1', '1.2.3.4,10.0.0.3', '1.2.3.4'],
    ['the first proxy, where all are', '10.0.0.0/8', '10.0.0.1', '10.0.0.3,10.0.0.2', '10.0.0.3'],
    ['an address without its zone', '', 'fe80::1%eth0', undefined, 'fe80:0:0:0::/64'],
    ['a network that ends with nothing', '', '2001:db8::', undefined, '2001:db8:0:0::/64'],
    ['a network written with zeros', '', '2001:0db8:0000:0001::5', undefined, '2001:db8:0:1::/64'],
    ['one within a network of version 6', '2001:db8::/32', '2001:db8::1', '1.2.3.4', '1.2.3.4'],
    ['an address of version 6 in brackets', '10.0.0.1', '10.0.0.1', '[2001:db8::1]', '2001:db8:0:0::/64'],
    ['a mapped address in capitals', '10.0.0.1', '::FFFF:10.0.0.1', '1.2.3.4', '1.2.3.4'],
  ])('is %s', (_, proxies, socket, forwarded, client) => {
    expect(createClientAddress(proxies)(socket, forwarded)).toBe(client);
  });

  it.each(['10.0.0.0/0', '10.0.0.0/32', 'fd00::/128', ' 10.0.0.1 , , 10.0.0.2 ', ''])(
    'may be behind "%s"',
    (proxies) => {
      expect(createClientAddress(proxies)('1.1.1.1', undefined)).toBe('1.1.1.1');
    },
  );

  it.each(['fd00::/129', '10.0.0.0/', '10.0.0.0/1000', '/8', '10.0.0.0/-1'])(
    'is not guessed from "%s"',
    (proxies) => {
      expect(() => createClientAddress(proxies)).toThrow(`TRUSTED_PROXIES: "${proxies}" is neither`);
    },
  );
});

describe('buckets of limits, further [H6]', () => {
  const LIMIT = { burst: 2, perMinute: 60 };

  it('forgets the oldest down to nine tenths, and none before it is full', () => {
    let time = 0;
    const { take } = createLimiter(() => new Date(time), 10);
    const slow = { burst: 1, perMinute: 0.001 };
    for (let count = 0; count < 10; count += 1) {
      time += 1;
      take(`n${count}`, slow);
    }
    expect(take('n0', slow)).toBeGreaterThan(0);
    take('n10', slow);
    // n1 went, as the one that was used longest ago; n0 was used just now.
    expect(take('n0', slow)).toBeGreaterThan(0);
    expect(take('n2', slow)).toBeGreaterThan(0);
    expect(take('n1', slow)).toBe(0);
  });

  it('tells whole seconds, rounded up', () => {
    let time = 0;
    const { take } = createLimiter(() => new Date(time));
    expect([take('a', LIMIT), take('a', LIMIT), take('a', LIMIT)]).toEqual([0, 0, 1]);
    time += 999;
    expect(take('a', LIMIT)).toBe(1);
    time += 1;
    expect(take('a', LIMIT)).toBe(0);
  });

  it('holds a burst that has grown since', () => {
    const { take } = createLimiter(() => new Date(0));
    take('a', { burst: 1, perMinute: 1 });
    expect(take('a', { burst: 5, perMinute: 1 })).toBe(60);
  });
});

describe('the tenant of an address [T2 T3]', () => {
  const tenant = (code: string, singleTenant: readonly string[] = [], domainExtension = false) =>
    ({
      publicTenant: { code, hosts: { singleTenant, domainExtension } },
    }) as Partial<CompiledTenant> as CompiledTenant;
  const bg = tenant('bg', ['karti.example']);
  const pl = tenant('pl', [], true);
  const find = createTenantMatcher({
    ...NOTHING_YET,
    tenants: new Map([
      ['bg', bg],
      ['pl', pl],
    ]),
  });

  it.each([
    ['portal.example', '/bg/', 'bg', '/bg'],
    ['karti.example', '/x', 'bg', ''],
    ['KARTI.example.:8443', '/pl/', 'bg', ''],
    ['portal.pl', '/x', 'pl', ''],
    ['portal.pl:80', '/bg/', 'bg', '/bg'],
  ])('%s%s is %s below "%s"', (host, path, code, base) => {
    const found = find(host, path);
    expect([found?.match, found?.tenant]).toEqual([{ code, base }, code === 'bg' ? bg : pl]);
  });

  it.each([
    ['bg.portal.example', '/x'],
    ['portal.bg', '/x'],
    ['portal.example', '/x'],
    ['', '/'],
  ])('%s%s has none: no file names that host', (host, path) => expect(find(host, path)).toBeNull());
});
