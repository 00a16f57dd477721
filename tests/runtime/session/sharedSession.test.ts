import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DRAFTS } from '../../../runtime/session/drafts.ts';
import { sessionStorageOf } from '../../../runtime/session/sessionStorageOf.ts';
import { createSharedSession, ENDED, HOLDER } from '../../../runtime/session/sharedSession.ts';
import { aStorage } from '../../support/aStorage.ts';
import { aTenant } from '../../support/aTenant.ts';

const NOW = Date.UTC(2026, 10, 25, 12);

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

function setUp(local = aStorage()) {
  const stored = sessionStorageOf(aTenant(), () => local);
  return { stored, shared: createSharedSession(stored) };
}

describe('when a tab was last used, as all tabs see it [USE-03]', () => {
  it('is nobody knows when, until somebody uses one', () => {
    const { shared } = setUp();
    expect(shared.lastUse()).toBe(0);
    shared.noteUse(NOW);
    expect(shared.lastUse()).toBe(NOW);
  });

  it('is told once a second at most', () => {
    const { shared } = setUp();
    shared.noteUse(NOW);
    vi.setSystemTime(NOW + 5_000);
    shared.noteUse(NOW + 999);
    expect(shared.lastUse()).toBe(NOW);
    shared.noteUse(NOW + 1_000);
    expect(shared.lastUse()).toBe(NOW + 1_000);
  });

  it('is unknown where it lies in the future: the clock was put back', () => {
    const { shared } = setUp();
    shared.noteUse(NOW + 1);
    expect(shared.lastUse()).toBe(0);
    vi.setSystemTime(NOW + 1);
    expect(shared.lastUse()).toBe(NOW + 1);
  });

  it('is not told where storage is full, and nothing fails', () => {
    const local = aStorage();
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const { shared } = setUp({ ...local, getItem: local.getItem, setItem: full });
    shared.noteUse(NOW);
    expect(shared.lastUse()).toBe(0);
  });
});

it('lies where tabs of an earlier version look for it [USE-03]', () => {
  const { stored, shared } = setUp();
  shared.noteUse(NOW);
  expect(stored.read('used')).toBe(NOW);
  expect([HOLDER, ENDED, DRAFTS]).toEqual(['holder', 'ended', 'drafts']);
});

describe('the end that all tabs see [USE-03]', () => {
  it('is of the mark that is held, with its reason', () => {
    const { stored, shared } = setUp();
    stored.write('holder', { mark: 'm1' });
    expect(shared.endOf('m1')).toBeNull();
    shared.end('m1', 'idle');
    expect(shared.endOf('m1')).toBe('idle');
  });

  it('is not of another one, who goes on', () => {
    const { stored, shared } = setUp();
    stored.write('holder', { mark: 'm2' });
    shared.end('m1', 'lost');
    expect(shared.endOf('m2')).toBeNull();
    expect(shared.endOf('m1')).toBe('signedOut');
  });

  it('is none of a tab that stands alone, since its browser shares nothing', () => {
    const { stored, shared } = setUp();
    expect(shared.endOf(null)).toBeNull();
    stored.write('holder', { mark: null });
    shared.end(null, 'lost');
    expect(stored.read('holder')).toEqual({ mark: null });
  });

  it('is signing out where nothing is held any more, also of a session without a mark', () => {
    const { shared } = setUp();
    expect(shared.endOf('m1')).toBe('signedOut');
    // A session of a version that knew no marks.
    expect(shared.endOf(undefined)).toBeNull();
  });
});
