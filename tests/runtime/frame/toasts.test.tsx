// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LayerToasts, Toasts } from '../../../runtime/frame/Toasts.tsx';
import { type NewToast, showToastAtom } from '../../../runtime/messages/toasts.ts';
import { type Portal, PortalContext } from '../../../runtime/routing/Portal.ts';
import { type Site, SiteContext } from '../../../runtime/routing/Site.ts';
import { Dialog } from '../../../runtime/ui/Dialog.tsx';
import { DialogEndContext } from '../../../runtime/ui/dialogEnd.ts';
import { aTenant } from '../../support/aTenant.ts';
import '../../support/dialogElement.ts';

const TOAST: NewToast = {
  level: 'error',
  text: 'It did not work.',
  hasContact: false,
  code: null,
  original: null,
  trace: null,
  duration: 8450,
};

function show(toast: Partial<NewToast>) {
  const store = createStore();
  const frame = (dialog?: string) => (
    <SiteContext value={{ tenant: aTenant() } as Site}>
      <PortalContext value={{ tenant: aTenant() } as Portal}>
        <Provider store={store}>
          <Toasts />
          <DialogEndContext value={LayerToasts}>
            {dialog && (
              <Dialog title={dialog} actions={<button type="button">Yes</button>} onClose={() => undefined}>
                Sure?
              </Dialog>
            )}
          </DialogEndContext>
        </Provider>
      </PortalContext>
    </SiteContext>
  );
  const { rerender, unmount } = render(frame());
  act(() => store.set(showToastAtom, { ...TOAST, ...toast }));
  return { setDialog: (dialog?: string) => rerender(frame(dialog)), unmount };
}

describe('toasts', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('says nothing twice: a text that has the title in it stands alone [USE-11]', () => {
    // No words are loaded here, so the title is its key.
    const title = 'toast.title.error';
    show({});
    expect(screen.getByRole('alert').textContent).toBe(`${title}It did not work.`);
    cleanup();
    show({ text: `${title}. Try again later.` });
    expect(screen.getByRole('alert').textContent).toBe(`${title}. Try again later.`);
  });

  function expectHiddenAt(time: number) {
    expect(screen.getByRole('alert').textContent).toContain('It did not work.');
    act(() => void vi.advanceTimersByTime(time - 1));
    expect(screen.queryByRole('alert')).not.toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByRole('alert')).toBeNull();
  }

  it('hide by themselves after 8450 ms, not before [ERR-24 CON-35]', () => {
    show({});
    expectHiddenAt(8450);
  });

  it('hide after 10000 ms when the message has no duration [ERR-25 CON-36]', () => {
    show({ duration: null });
    expectHiddenAt(10_000);
  });

  it('stand in a dialog while one is open, outside of which all is inert, and no longer for it [USE-06]', () => {
    const { setDialog } = show({});
    act(() => void vi.advanceTimersByTime(4000));
    setDialog('Delete it?');
    const dialog = screen.getByRole('dialog', { name: 'Delete it?' });
    expect(within(dialog).getByRole('alert').textContent).toContain('It did not work.');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    act(() => void vi.advanceTimersByTime(4000));
    setDialog();
    expectHiddenAt(450);
  });

  it('stand in a place of their own, which is gone with the last of them', () => {
    show({});
    const region = screen.getByRole('region', { name: 'toast.region' });
    expect(within(region).getByRole('alert')).toBeTruthy();
    fireEvent.click(within(region).getByRole('button', { name: 'toast.dismiss' }));
    expect(document.querySelector('section')).toBeNull();
  });

  it('stay while somebody points at them, and then as long as was left (WCAG 2.2.1) [ERR-24]', () => {
    show({});
    act(() => void vi.advanceTimersByTime(4000));
    const region = screen.getByRole('region');
    fireEvent.pointerEnter(region);
    act(() => void vi.advanceTimersByTime(60_000));
    fireEvent.pointerLeave(region);
    act(() => void vi.advanceTimersByTime(1000));
    fireEvent.focus(screen.getByRole('button'));
    act(() => void vi.advanceTimersByTime(60_000));
    fireEvent.blur(screen.getByRole('button'));
    expectHiddenAt(3450);
  });

  it('stay while the tab is out of sight, and then as long as was left (WCAG 2.2.1) [ERR-24]', () => {
    show({});
    act(() => void vi.advanceTimersByTime(4000));
    const hide = (isHidden: boolean) => {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };
    hide(true);
    const bar = document.querySelector<HTMLElement>('.bar');
    expect(bar?.style.animationPlayState).toBe('paused');
    act(() => void vi.advanceTimersByTime(60_000));
    hide(false);
    expect(bar?.style.animationPlayState).toBe('running');
    expectHiddenAt(4450);
  });

  it('watch the tab no longer once they are gone', () => {
    const watched = vi.spyOn(document, 'addEventListener');
    const left = vi.spyOn(document, 'removeEventListener');
    show({}).unmount();
    const of = (calls: readonly (readonly unknown[])[]) =>
      calls.filter(([name]) => name === 'visibilitychange').map(([, listener]) => listener);
    expect(of(watched.mock.calls).length).toBeGreaterThan(0);
    expect(new Set(of(left.mock.calls))).toEqual(new Set(of(watched.mock.calls)));
  });

  it('say the contact block where a message asks for it [ERR-26]', () => {
    show({ hasContact: true });
    expect(screen.getByRole('alert').textContent).toContain('+359 2 400 1234');
  });
});
