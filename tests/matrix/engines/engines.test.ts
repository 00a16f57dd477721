import { describe, expect, it } from 'vitest';
import { findEngine, missingLine } from './engine.ts';
import { shareOut } from './shareOut.ts';

describe('an engine beside Chromium', () => {
  it('is the one that its variable names, or nothing is guessed', () => {
    const named = (path: string) => findEngine('firefox', { FIREFOX_PATH: path }, []);
    expect(named(process.execPath)).toBe(process.execPath);
    expect(() => named('/no/such/file')).toThrow('FIREFOX_PATH names /no/such/file');
  });

  it('is one that is there, or none, which is said in one line', () => {
    expect(findEngine('webkit', {}, ['/no/such/file', process.execPath])).toBe(process.execPath);
    expect(findEngine('webkit', {}, ['/no/such/file'])).toBeNull();
    expect(missingLine('webkit')).toMatch(/^WebKitGTK is not found.*webkit2gtk-driver.*WEBKIT_DRIVER_PATH$/);
  });
});

describe('what is done once', () => {
  const tenants = ['xx', 'yy', 'zz'];
  const things = ['block', 'replace', 'pin', 'balances', 'none'];
  const isOffered = (thing: string, tenant: string) =>
    thing !== 'none' && (thing !== 'balances' || tenant === 'zz');

  it('is shared by the tenants that offer it, each thing in one of them', () => {
    const shares = tenants.map((own) => shareOut(things, tenants, own, isOffered));
    expect(shares.flat().sort()).toEqual(['balances', 'block', 'pin', 'replace']);
    expect(shares[2]).toContain('balances');
    expect(shares.filter((share) => share.length === 0)).toEqual([]);
  });

  it('is all done by one that is alone', () => {
    expect(shareOut(things, ['zz'], 'zz', isOffered)).toEqual(['block', 'replace', 'pin', 'balances']);
  });
});
