// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SLOW_MS, SlowLoad, STUCK_MS } from '../../../runtime/frame/SlowLoad.tsx';
import { createI18n } from '../../../runtime/messages/createI18n.ts';
import { WordsProvider } from '../../../runtime/messages/words.ts';
import { connectionAtom } from '../../../runtime/routing/connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show() {
  const store = createStore();
  const onReload = vi.fn();
  const { unmount } = render(
    <Provider store={store}>
      <WordsProvider i18n={createI18n()}>
        <SlowLoad onReload={onReload} />
      </WordsProvider>
    </Provider>,
  );
  return { store, onReload, unmount };
}
const pass = (time: number) => act(() => void vi.advanceTimersByTime(time));

it('says that it is loading after 5 s, and offers to reload after 15 s [K15]', () => {
  const { onReload } = show();
  pass(SLOW_MS - 1);
  expect(screen.queryByRole('status')).toBeNull();
  pass(1);
  expect(screen.getByRole('status').textContent).toBe('common.loading…');
  expect(screen.queryByRole('button')).toBeNull();
  pass(STUCK_MS - SLOW_MS);
  fireEvent.click(screen.getByRole('button', { name: 'partNotLoaded.button' }));
  expect(onReload).toHaveBeenCalledOnce();
  expect([SLOW_MS, STUCK_MS]).toEqual([5_000, 15_000]);
});

it('says nothing of a wait for the connection, which is told of by itself [K15]', () => {
  const { store } = show();
  act(() => store.set(connectionAtom, 'off'));
  pass(STUCK_MS);
  expect(screen.queryByRole('status')).toBeNull();
  act(() => store.set(connectionAtom, 'back'));
  expect(screen.getByRole('status')).toBeTruthy();
});

it('waits no longer once the page is there', () => {
  const { unmount } = show();
  expect(vi.getTimerCount()).toBe(2);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
