import { useRef } from 'react';
import { type Blocker, useBlocker } from 'react-router';

export interface LeaveQuestion {
  /** Whether it waits for an answer, as of now: a render may not have seen it yet. */
  readonly isAsked: () => boolean;
  /** What the answers do, while it is on screen. */
  readonly answers: { readonly onStay: () => void; readonly onLeave: () => void } | null;
}

/** Holds back what leads to another page, until somebody says whether to leave. @param isDue asked at each navigation */
export function useLeaveQuestion(isDue: () => boolean): LeaveQuestion {
  const isAsked = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    isAsked.current = isDue() && currentLocation.pathname !== nextLocation.pathname;
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
