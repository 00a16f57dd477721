// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SLOW_MS, SlowLoad, STUCK_MS } from '../../../runtime/frame/SlowLoad.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('says that it is loading after 5 s, and offers to reload after 15 s [K15]', () => {
  render(<SlowLoad onReload={() => undefined} />);
  act(() => void vi.advanceTimersByTime(SLOW_MS - 1));
  expect(screen.queryByRole('status')).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByRole('status')).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  act(() => void vi.advanceTimersByTime(STUCK_MS - SLOW_MS));
  expect(screen.queryByRole('button')).not.toBeNull();
  expect([SLOW_MS, STUCK_MS]).toEqual([5_000, 15_000]);
});
