// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { iconPath } from '../../../runtime/frame/iconPaths.ts';
import { pageTitleAtom, usePageTitle } from '../../../runtime/frame/pageTitle.ts';
import { isNotFoundAtom } from '../../../runtime/frame/problemAtom.ts';
import { watchIdle } from '../../../runtime/frame/watchIdle.ts';
import { watchLostFocus } from '../../../runtime/frame/watchLostFocus.ts';

describe('a page that nobody uses [A13]', () => {
  const LIMIT = 60_000;
  beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  function watch() {
    const onIdle = vi.fn();
    const others = { lastUse: 0, noted: [] as number[] };
    const shared = { lastUse: () => others.lastUse, noteUse: (now: number) => void others.noted.push(now) };
    return { onIdle, others, stop: watchIdle(window, { limit: LIMIT, shared, onIdle }) };
  }

  it('is told of once its time is over, not before', () => {
    const { onIdle, stop } = watch();
    vi.advanceTimersByTime(LIMIT - 1);
    expect(onIdle).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onIdle).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(2 * LIMIT);
    expect(onIdle).toHaveBeenCalledOnce();
    stop();
  });

  it.each(['pointerdown', 'keydown', 'scroll', 'touchstart'])(
    'is used by %s, also where that goes no further',
    (use) => {
      const { onIdle, others, stop } = watch();
      const inner = document.body.appendChild(document.createElement('div'));
      vi.advanceTimersByTime(LIMIT - 10);
      inner.dispatchEvent(new Event(use, { bubbles: false }));
      expect(others.noted).toEqual([1_000_000 + LIMIT - 10]);
      vi.advanceTimersByTime(LIMIT - 1);
      expect(onIdle).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(onIdle).toHaveBeenCalledOnce();
      stop();
      inner.remove();
    },
  );

  it('is watched without holding up a scroll, and leaves nothing behind', () => {
    const listen = vi.spyOn(window, 'addEventListener');
    watch().stop();
    expect(listen.mock.calls.map(([type, , options]) => [type, options])).toEqual(
      ['pointerdown', 'keydown', 'scroll', 'touchstart'].map((use) => [
        use,
        { passive: true, capture: true },
      ]),
    );
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is used where another one of the same person is', () => {
    const { onIdle, others, stop } = watch();
    others.lastUse = 1_000_000 + 500;
    vi.advanceTimersByTime(LIMIT);
    expect(onIdle).not.toHaveBeenCalled();
    vi.advanceTimersByTime(500);
    expect(onIdle).toHaveBeenCalledOnce();
    stop();
  });

  it('is told of when a machine wakes that ran no timers, and not while it is hidden', () => {
    const { onIdle, stop } = watch();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    vi.setSystemTime(1_000_000 + LIMIT);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(onIdle).not.toHaveBeenCalled();
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(onIdle).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(LIMIT);
    expect(onIdle).toHaveBeenCalledOnce();
    stop();
  });

  it('is told of by the press that wakes a machine, which is no use of it; once', () => {
    const { onIdle, others, stop } = watch();
    vi.setSystemTime(1_000_000 + LIMIT);
    window.dispatchEvent(new Event('pointerdown'));
    expect([onIdle.mock.calls.length, others.noted]).toEqual([1, []]);
    window.dispatchEvent(new Event('touchstart'));
    vi.advanceTimersByTime(LIMIT);
    expect([onIdle.mock.calls.length, others.noted]).toEqual([1, []]);
    stop();
  });

  it('is used by the press that wakes a machine where another one was used meanwhile', () => {
    const { onIdle, others, stop } = watch();
    vi.setSystemTime(1_000_000 + LIMIT);
    others.lastUse = 1_000_001;
    window.dispatchEvent(new Event('pointerdown'));
    expect([onIdle.mock.calls.length, others.noted]).toEqual([0, [1_000_000 + LIMIT]]);
    stop();
  });

  it('is no longer watched once that has ended', () => {
    const { onIdle, others, stop } = watch();
    stop();
    window.dispatchEvent(new Event('keydown'));
    vi.setSystemTime(1_000_000 + LIMIT);
    document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(LIMIT);
    expect([onIdle.mock.calls.length, others.noted]).toEqual([0, []]);
  });
});

describe('focus that goes with what had it (WCAG 2.4.3)', () => {
  let stop: () => void;
  beforeEach(() => {
    document.body.innerHTML =
      '<header><button id="menu">m</button></header><main><h1 tabindex="-1">h</h1><button id="again">a</button></main>';
    stop = watchLostFocus(document);
  });
  afterEach(() => {
    stop();
    document.body.replaceChildren();
  });
  const element = (id: string) => document.getElementById(id) as HTMLElement;
  const heading = () => document.querySelector('h1');
  /** What observers and microtasks have to do is done. */
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  it('goes on at the heading of the page', async () => {
    const scrolled = vi.spyOn(HTMLElement.prototype, 'focus');
    element('again').focus();
    element('again').remove();
    await settle();
    expect(document.activeElement).toBe(heading());
    expect(scrolled.mock.lastCall).toEqual([{ preventScroll: true }]);
    vi.restoreAllMocks();
  });

  it('stays away where the page has no heading', async () => {
    heading()?.remove();
    element('again').focus();
    element('again').remove();
    await settle();
    expect(document.activeElement).toBe(document.body);
  });

  it('is not moved where somebody had left it before', async () => {
    element('again').focus();
    element('again').blur();
    await settle();
    element('again').remove();
    await settle();
    expect(document.activeElement).toBe(document.body);
  });

  it('is not moved from where it has gone meanwhile', async () => {
    element('again').focus();
    element('menu').focus();
    element('again').remove();
    await settle();
    expect(document.activeElement).toBe(element('menu'));
  });

  it('is not moved where what had it stood outside of the page’s own part', async () => {
    element('menu').focus();
    element('menu').remove();
    await settle();
    expect(document.activeElement).toBe(document.body);
  });

  it('is not moved while it is where it was', async () => {
    element('again').focus();
    document.body.append(document.createElement('p'));
    await settle();
    expect(document.activeElement).toBe(element('again'));
  });

  it('goes on at the heading also where the browser tells of what it takes away', async () => {
    element('again').focus();
    element('again').dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: null }));
    element('again').remove();
    await settle();
    expect(document.activeElement).toBe(heading());
  });

  it('goes on at the heading where what had it took it at once from another', async () => {
    const next = document.createElement('button');
    document.querySelector('main')?.append(next);
    element('again').focus();
    element('again').blur();
    next.focus();
    await settle();
    next.remove();
    await settle();
    expect(document.activeElement).toBe(heading());
  });

  it('is not moved from a part that tells nobody of it', async () => {
    element('menu').addEventListener('focusin', (event) => event.stopPropagation());
    element('again').focus();
    element('menu').focus();
    element('again').remove();
    await settle();
    expect(document.activeElement).toBe(element('menu'));
  });

  it('is listened for no longer once that has ended', () => {
    const begun = vi.spyOn(document, 'addEventListener');
    const ended = vi.spyOn(document, 'removeEventListener');
    watchLostFocus(document)();
    expect(begun.mock.calls.map(([type]) => type)).toEqual(['focusin', 'focusout']);
    expect(ended.mock.calls).toEqual(begun.mock.calls);
    vi.restoreAllMocks();
  });

  it('is left alone once that has ended', async () => {
    stop();
    element('again').focus();
    element('again').remove();
    await settle();
    expect(document.activeElement).toBe(document.body);
  });
});

describe('the title of a page', () => {
  it('is that of the step that is shown, while it is shown (WCAG 2.4.2)', () => {
    const store = createStore();
    expect([store.get(pageTitleAtom), store.get(isNotFoundAtom)]).toEqual([null, false]);
    const wrapper = ({ children }: { readonly children: ReactNode }) =>
      createElement(Provider, { store, children });
    const { rerender, unmount } = renderHook(({ title }) => usePageTitle(title), {
      wrapper,
      initialProps: { title: 'Step 1' },
    });
    expect(store.get(pageTitleAtom)).toBe('Step 1');
    rerender({ title: 'Step 2' });
    expect(store.get(pageTitleAtom)).toBe('Step 2');
    unmount();
    expect(store.get(pageTitleAtom)).toBeNull();
  });
});

it('icons are found by the names that definitions of screens use', () => {
  const names = ['lock', 'lockOpen', 'trash', 'cards', 'storefront'] as const;
  expect(new Set(names.map(iconPath)).size).toBe(names.length);
  for (const name of names) expect(iconPath(name)).toMatch(/^M/);
});
