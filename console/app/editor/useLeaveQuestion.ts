import { useEffect, useRef } from 'react';
import { type Blocker, useBlocker } from 'react-router';

export interface LeaveQuestion {
  /** Whether it waits for an answer, as of now: a render may not have seen it yet. */
  readonly isAsked: () => boolean;
  /** What the answers do, while it is on screen. */
  readonly answers: { readonly onStay: () => void; readonly onLeave: () => void } | null;
}

/**
 * Holds back what leads to another page, until somebody says whether to leave.
 * @param isDue asked at each navigation, of the path that it leads to
 */
export function useLeaveQuestion(isDue: (path: string) => boolean): LeaveQuestion {
  const isAsked = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const { pathname } = nextLocation;
    isAsked.current = currentLocation.pathname !== pathname && isDue(pathname);
    return isAsked.current;
  });
  const onStay = () => {
    isAsked.current = false;
    blocker.reset?.();
  };
  const answered = useRef<Blocker | null>(null);
  // The dialog is there until the next page is: an impatient finger presses twice.
  const answer = (say: () => void) => () => {
    if (answered.current !== blocker) say();
    answered.current = blocker;
  };
  return {
    isAsked: () => isAsked.current,
    answers:
      blocker.state === 'blocked' ? { onStay: answer(onStay), onLeave: answer(blocker.proceed) } : null,
  };
}

/** Has the browser ask before it leaves the console, or loads it again. @param isDue asked when that is about to happen */
export function useUnloadQuestion(isDue: () => boolean): void {
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (isDue()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [isDue]);
}
