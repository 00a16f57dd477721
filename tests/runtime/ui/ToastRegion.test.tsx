// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Toast, ToastRegion } from '../../../runtime/ui/ToastRegion.tsx';

const LEVELS = ['error', 'success', 'warning', 'info'] as const;
const TOASTS: readonly Toast[] = LEVELS.map((level, id) => ({
  id,
  level,
  title: `Title of ${level}`,
  text: `Text ${id}`,
  duration: 8450,
}));

function show(toasts = TOASTS) {
  const onDismiss = vi.fn();
  const onPause = vi.fn();
  const region = (shown: readonly Toast[]) => (
    <ToastRegion
      label="Messages"
      dismissLabel="Close"
      toasts={shown}
      isPaused={false}
      onDismiss={onDismiss}
      onPause={onPause}
    />
  );
  const { rerender, unmount } = render(region(toasts));
  return { onDismiss, onPause, unmount, rerender: (shown: readonly Toast[]) => rerender(region(shown)) };
}

afterEach(cleanup);

describe('ToastRegion', () => {
  it('shows each level with its own style and title [ERR-19 ERR-20 ERR-21 ERR-22]', () => {
    show();
    expect(screen.getByRole('region', { name: 'Messages' }).children).toHaveLength(4);
    for (const level of LEVELS) {
      expect(screen.getByText(`Title of ${level}`).closest(`.toast.${level}`)).not.toBeNull();
    }
  });

  it('announces errors at once and the rest when there is time', () => {
    show();
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Title of errorText 0',
    ]);
    expect(screen.getAllByRole('status')).toHaveLength(3);
  });

  it('is dismissed one by one, by pointer or keyboard', async () => {
    const { onDismiss } = show();
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[2] as HTMLElement);
    expect(onDismiss).toHaveBeenLastCalledWith(2);
    screen.getAllByRole('button', { name: 'Close' })[0]?.focus();
    await userEvent.keyboard('{Enter}');
    expect(onDismiss).toHaveBeenLastCalledWith(0);
  });

  it('holds the time while the pointer or the focus is in it', () => {
    const { onPause } = show();
    const region = screen.getByRole('region');
    fireEvent.pointerEnter(region);
    expect(onPause).toHaveBeenLastCalledWith(true);
    screen.getAllByRole('button')[0]?.focus();
    fireEvent.pointerLeave(region);
    expect(onPause, 'the focus is still there').toHaveBeenLastCalledWith(true);
    screen.getAllByRole('button')[0]?.blur();
    expect(onPause).toHaveBeenLastCalledWith(false);
  });

  it('lets the time go on when the toast that held it is taken away', () => {
    const { onPause, rerender, unmount } = show();
    screen.getAllByRole('button')[0]?.focus();
    rerender(TOASTS.slice(1));
    expect(onPause).toHaveBeenLastCalledWith(false);
    fireEvent.pointerEnter(screen.getByRole('region'));
    unmount();
    expect(onPause).toHaveBeenLastCalledWith(false);
  });

  it('adds the contact lines and the reference where a message has them', () => {
    show([
      {
        id: 1,
        level: 'error',
        title: 'Error',
        text: 'Call us.',
        help: { contact: ['+40 21 400 1234', '9–18'], reference: <p>Ref. 7</p> },
        duration: 1,
      },
    ]);
    expect(screen.getByRole('alert').textContent).toBe('ErrorCall us.+40 21 400 12349–18Ref. 7');
  });
});
