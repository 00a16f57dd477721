import { describe, expect, it, vi } from 'vitest';
import { DRAFTS } from '../../../runtime/session/drafts.ts';
import { joinTabs, keepForSamePerson } from '../../../runtime/session/joinTabs.ts';
import { sessionStorageOf } from '../../../runtime/session/sessionStorageOf.ts';
import { aStorage } from '../../support/aStorage.ts';
import { aTenant } from '../../support/aTenant.ts';

const ANA = 'ana@x.example';

const store = (storage = aStorage()) => sessionStorageOf(aTenant(), () => storage);

describe('the mark of a person', () => {
  it('is the one that their other tabs hold, and new for somebody else [USE-03]', async () => {
    const shared = store();
    const mark = await joinTabs(shared, ANA, undefined);
    expect(shared.read('holder')).toEqual({ mark });
    expect(await joinTabs(shared, ANA, undefined)).toBe(mark);
    const other = await joinTabs(shared, 'ben@x.example', undefined);
    expect(other).not.toBe(mark);
    expect(shared.read('holder')).toEqual({ mark: other });
  });

  it('is a salt and a hash of salt and address, which nobody reads an address out of [F9]', async () => {
    const [salt = '', hash = '', ...rest] = ((await joinTabs(store(), ANA, undefined)) ?? '').split(' ');
    expect(rest).toEqual([]);
    expect(salt).toMatch(/^[0-9a-f-]{36}$/);
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(salt + ANA));
    expect(hash).toBe(Buffer.from(digest).toString('base64'));
  });

  it('leaves why nobody was signed in any more to tabs that were frozen, and not why another person was', async () => {
    const shared = store();
    shared.write('holder', { ended: 'idle' });
    const mark = await joinTabs(shared, ANA, undefined);
    expect(shared.read('holder')).toEqual({ mark, ended: 'idle' });
    await joinTabs(shared, 'ben@x.example', undefined);
    expect(shared.read('holder')).not.toHaveProperty('ended');
  });

  it('is none where the browser shares nothing [A15]', async () => {
    const refused = sessionStorageOf(aTenant(), () => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(await joinTabs(refused, ANA, undefined)).toBeNull();
  });

  it('is made in one tab at a time, where the browser has locks', async () => {
    const asked: string[] = [];
    const locks: Pick<LockManager, 'request'> = {
      request: async (name: string, run: unknown) => {
        asked.push(name);
        return (run as () => Promise<string>)();
      },
    };
    const shared = store();
    const mark = await joinTabs(shared, ANA, locks as LockManager);
    expect(asked).toEqual(['holder']);
    expect(shared.read('holder')).toEqual({ mark });
  });
});

describe('what was typed before a sign-in [USE-15]', () => {
  it('stays until its time is over, for the same person', async () => {
    const stored = store();
    const mark = await joinTabs(store(), ANA, undefined);
    const kept = { mark, until: Date.now() + 60_000, forms: {} };
    stored.write(DRAFTS, kept);
    await keepForSamePerson(stored, ANA);
    expect(stored.read(DRAFTS)).toEqual(kept);
    await keepForSamePerson(stored, 'ben@x.example');
    expect(stored.read(DRAFTS)).toBeNull();
  });

  it('stays in the last millisecond of its time', async () => {
    vi.useFakeTimers({ now: 1_000, toFake: ['Date'] });
    const stored = store();
    const mark = await joinTabs(store(), ANA, undefined);
    stored.write(DRAFTS, { mark, until: 1_000, forms: {} });
    await keepForSamePerson(stored, ANA);
    expect(stored.read(DRAFTS)).not.toBeNull();
    vi.setSystemTime(1_001);
    await keepForSamePerson(stored, ANA);
    vi.useRealTimers();
    expect(stored.read(DRAFTS)).toBeNull();
  });

  it('is nobody’s where it has no mark', async () => {
    const stored = store();
    stored.write(DRAFTS, { mark: '', until: Date.now() + 60_000, forms: {} });
    await keepForSamePerson(stored, ANA);
    expect(stored.read(DRAFTS)).toBeNull();
  });

  it('may be nothing', async () => {
    const stored = store();
    await keepForSamePerson(stored, ANA);
    expect(stored.read(DRAFTS)).toBeNull();
  });
});

describe('the way back to a page', () => {
  it('is closed to whoever signs in after somebody else, and open again to that person', async () => {
    const stored = store();
    const mark = await joinTabs(store(), ANA, undefined);
    stored.write('leftBy', mark);
    await keepForSamePerson(stored, 'ben@x.example');
    expect(stored.read('leftBy')).toBe(mark);
    await keepForSamePerson(stored, ANA);
    expect(stored.read('leftBy')).toBeNull();
  });
});
