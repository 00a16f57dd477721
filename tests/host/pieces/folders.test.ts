/** What of a folder is read again, whom limits count, and which tenant an address has: quick, without a host. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CompiledTenant } from '../../../compiler/compileTenant.ts';
import { createLimiter } from '../../../host/gateway/createLimiter.ts';
import { EVERYTHING, readChanges } from '../../../host/serve/folderChanges.ts';
import { createTenantMatcher } from '../../../host/serve/matchTenant.ts';

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
    ['no tenant of a file that is hidden', ['.bg.json'], {}],
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

  it('is everything where no name is told, wherever the folder lies', () => {
    expect(readChanges(join(process.cwd(), 'tenants'), new Set(['']), false)).toBe(EVERYTHING);
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
    ['my.portal.pl', '/x', 'pl', ''],
  ])('%s%s is %s below "%s"', (host, path, code, base) => {
    const found = find(host, path);
    expect([found?.match, found?.tenant]).toEqual([{ code, base }, code === 'bg' ? bg : pl]);
  });

  it.each([
    ['bg.portal.example', '/x'],
    ['portal.bg', '/x'],
    ['karti:1.example', '/x'],
    ['portal.example', '/x'],
    ['', '/'],
  ])('%s%s has none: no file names that host', (host, path) => expect(find(host, path)).toBeNull());
});
