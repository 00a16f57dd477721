// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConnectionNotice } from '../../../runtime/frame/ConnectionNotice.tsx';
import { StartLoader } from '../../../runtime/frame/StartLoader.tsx';
import { createI18n } from '../../../runtime/messages/createI18n.ts';
import { WordsProvider } from '../../../runtime/messages/words.ts';
import { connectionAtom } from '../../../runtime/routing/connection.ts';
import { type Portal, PortalContext } from '../../../runtime/routing/Portal.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(part: ReactNode) {
  const store = createStore();
  const reload = vi.fn(async () => undefined);
  const parts: Partial<Portal> = { reload };
  const { container } = render(
    <PortalContext value={parts as Portal}>
      <Provider store={store}>
        <WordsProvider i18n={createI18n()}>{part}</WordsProvider>
      </Provider>
    </PortalContext>,
  );
  return { store, reload, place: container.querySelector('[aria-live=polite]') };
}

describe('the notice of the connection', () => {
  it('is said while there is none, then that it is back, then nothing [USE-04]', () => {
    const { store, place } = show(<ConnectionNotice />);
    expect(place?.textContent).toBe('');
    act(() => store.set(connectionAtom, 'off'));
    expect(place?.textContent).toBe('connection.off');
    act(() => store.set(connectionAtom, 'back'));
    expect(place?.textContent).toBe('connection.back');
    act(() => store.set(connectionAtom, 'on'));
    expect(place?.childElementCount).toBe(0);
  });

  it('takes the full width only where the page does', () => {
    expect(show(<ConnectionNotice />).place?.hasAttribute('data-full')).toBe(false);
    expect(show(<ConnectionNotice isFullWidth={false} />).place?.hasAttribute('data-full')).toBe(false);
    expect(show(<ConnectionNotice isFullWidth />).place?.getAttribute('data-full')).toBe('true');
  });
});

describe('the start of the program', () => {
  it('says that it loads, and that there is no connection [USE-04]', () => {
    const { store, place } = show(<StartLoader />);
    expect(screen.getByRole('status').textContent).toBe('common.loading');
    act(() => store.set(connectionAtom, 'off'));
    expect(place?.textContent).toBe('connection.off');
  });

  it('offers to load the page anew where it takes too long [K15]', () => {
    const { reload } = show(<StartLoader />);
    act(() => void vi.advanceTimersByTime(15_000));
    fireEvent.click(screen.getByRole('button', { name: 'partNotLoaded.button' }));
    expect(reload).toHaveBeenCalledOnce();
  });
});
