// @vitest-environment jsdom
/** Where a page begins: at its top, or where somebody was on it. */
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aRoute, showShell } from '../../support/shellPage.tsx';

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  window.scrollY = 0;
});

const ROUTES = [aRoute('help'), aRoute('login')];

/** A document of its own, as the browser loads one; `scrolled` gets where the page is moved to. */
async function load() {
  const scrolled: number[] = [];
  const scrollTo = (_x: number, y: number) => void scrolled.push(y);
  return { ...(await showShell({ routes: ROUTES, entries: ['/help'], scrollTo })), scrolled };
}

/** The browser goes on to another document. */
function leaveAt(position: number) {
  window.scrollY = position;
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  window.scrollY = 0;
}

describe('a page within the document', () => {
  it('begins at its top, and the one before where it was left [USE-16]', async () => {
    const { go, scrolled } = await load();
    window.scrollY = 300;
    await go('/login');
    expect(scrolled.at(-1)).toBe(0);
    window.scrollY = 50;
    await go(-1);
    expect(scrolled.at(-1)).toBe(300);
  });
});

describe('a step of a page', () => {
  it('begins at its heading, also for whoever goes back to it, and the page where it was left for others [USE-16]', async () => {
    const { go, router, scrolled } = await load();
    window.scrollY = 300;
    await act(() => router.navigate('/help', { state: { step: 2 } }));
    expect(scrolled.at(-1)).toBe(0);
    window.scrollY = 200;
    scrolled.length = 0;
    await go(-1);
    expect(scrolled).toEqual([0]);
    await go(1);
    expect(scrolled).toEqual([0, 0]);
    await go('/login');
    await go(-1);
    expect(scrolled.at(-1)).toBe(200);
  });
});

describe('a page that is loaded whole', () => {
  it('begins where it was left, and not where another one was [USE-16]', async () => {
    await load();
    leaveAt(300);
    const before: unknown = history.state;
    // Another entry of the history, with nothing of ours in it.
    history.replaceState(null, '');
    expect((await load()).scrolled.at(-1)).toBe(0);
    leaveAt(40);
    history.replaceState(before, '');
    expect((await load()).scrolled.at(-1)).toBe(300);
  });

  it('keeps what else its entry of the history holds, and marks it once', async () => {
    history.replaceState({ idx: 3 }, '');
    const replace = vi.spyOn(history, 'replaceState');
    const { go } = await load();
    await go('/login');
    await go(-1);
    leaveAt(10);
    expect(history.state).toEqual({ idx: 3, first: expect.any(String) });
    expect(replace).toHaveBeenCalledOnce();
  });
});
