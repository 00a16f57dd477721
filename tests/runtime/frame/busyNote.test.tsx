// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BusyNote } from '../../../runtime/frame/BusyNote.tsx';
import { createI18n } from '../../../runtime/messages/createI18n.ts';
import { WordsProvider } from '../../../runtime/messages/words.ts';
import type { BusyNoteProps } from '../../../runtime/ui/busyNote.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** What is said at these times, in milliseconds after the press. */
function saidAt(times: readonly number[], props: BusyNoteProps = {}) {
  const { container, unmount } = render(
    <WordsProvider i18n={createI18n()}>
      <BusyNote {...props} />
    </WordsProvider>,
  );
  let now = 0;
  const said = times.map((time) => {
    act(() => void vi.advanceTimersByTime(time - now));
    now = time;
    return container.textContent;
  });
  return { said, role: container.querySelector('span')?.getAttribute('role') ?? null, unmount };
}

describe('what was sent and takes its time', () => {
  it('is spoken of after a second, and again after seven [USE-26]', () => {
    const { said, role } = saidAt([0, 999, 1_000, 6_999, 7_000, 60_000]);
    expect(said).toEqual(['', '', 'common.busy', 'common.busy', 'common.stillBusy', 'common.stillBusy']);
    expect(role).toBe('status');
  });

  it('is spoken of only after seven seconds within outlines that say already that it loads [USE-26]', () => {
    const { said, role } = saidAt([0, 1_000, 6_999, 7_000], { isInOutline: true });
    expect(said).toEqual(['', '', '', 'common.stillBusy']);
    expect(role).toBeNull();
  });

  it('is no longer waited for once it is done', () => {
    const { unmount } = saidAt([500]);
    expect(vi.getTimerCount()).toBe(2);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
