import { useLayoutEffect, useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router';

/** For so long a second press is the same one, in milliseconds; after that the first may have been held up by a question. */
const SAME_PRESS_MS = 1_000;

/**
 * Goes to a step, or back by one. Pressed again before that has come about, which the browser and a slow device take a moment
 * for, it does nothing: nobody means two steps by a double press (USE-16).
 */
export function useGoOnce(): (to: string | -1, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const leftAt = useRef(Number.NEGATIVE_INFINITY);
  // With the page, not after it: on a busy device the first press on it may come before what runs later.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry of the history is there
  useLayoutEffect(() => {
    leftAt.current = Number.NEGATIVE_INFINITY;
  }, [key]);
  return (to, options) => {
    const now = performance.now();
    if (now - leftAt.current < SAME_PRESS_MS) return;
    leftAt.current = now;
    if (typeof to === 'number') void navigate(to);
    else void navigate(to, options);
  };
}
