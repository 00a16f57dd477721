// @vitest-environment jsdom
import { createStore } from 'jotai';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hiddenAmountsAtom } from '../../../runtime/data/hiddenAmounts.ts';

const KEY = 'portal|amounts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('hidden amounts [LOV-42]', () => {
  it('are shown at first, and kept as they were left on this device', () => {
    const store = createStore();
    expect(store.get(hiddenAmountsAtom)).toBe(false);
    store.set(hiddenAmountsAtom, true);
    expect([store.get(hiddenAmountsAtom), localStorage.getItem(KEY)]).toEqual([true, 'hidden']);
    expect(createStore().get(hiddenAmountsAtom)).toBe(true);
    store.set(hiddenAmountsAtom, false);
    expect([store.get(hiddenAmountsAtom), localStorage.getItem(KEY)]).toEqual([false, null]);
    localStorage.setItem(KEY, 'other');
    expect(createStore().get(hiddenAmountsAtom)).toBe(false);
  });

  it('follow the other tabs while they are looked at, and no longer', () => {
    const store = createStore();
    const stop = store.sub(hiddenAmountsAtom, () => undefined);
    const tell = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));
    localStorage.setItem(KEY, 'hidden');
    tell('another');
    expect(store.get(hiddenAmountsAtom)).toBe(false);
    tell(KEY);
    expect(store.get(hiddenAmountsAtom)).toBe(true);
    localStorage.clear();
    // All of it was cleared.
    tell(null);
    expect(store.get(hiddenAmountsAtom)).toBe(false);
    stop();
    localStorage.setItem(KEY, 'hidden');
    tell(KEY);
    expect(store.get(hiddenAmountsAtom)).toBe(false);
  });

  it('are as they were left elsewhere once the page comes back from the browser’s cache of pages', () => {
    const store = createStore();
    const stop = store.sub(hiddenAmountsAtom, () => undefined);
    localStorage.setItem(KEY, 'hidden');
    const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    comeBack();
    expect(store.get(hiddenAmountsAtom)).toBe(true);
    // Nobody knows better where the browser keeps nothing.
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    comeBack();
    expect(store.get(hiddenAmountsAtom)).toBe(true);
    vi.restoreAllMocks();
    stop();
    localStorage.clear();
    comeBack();
    expect(store.get(hiddenAmountsAtom)).toBe(true);
  });

  it('hold until the page is left where the browser keeps nothing [A15]', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    const store = createStore();
    expect(store.get(hiddenAmountsAtom)).toBe(false);
    store.set(hiddenAmountsAtom, true);
    expect(store.get(hiddenAmountsAtom)).toBe(true);
    store.set(hiddenAmountsAtom, false);
    expect(store.get(hiddenAmountsAtom)).toBe(false);
  });
});
