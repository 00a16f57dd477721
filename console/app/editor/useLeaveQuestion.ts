import { useRef } from 'react';
import { useBlocker } from 'react-router';

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
  return {
    isAsked: () => isAsked.current,
    answers: blocker.state === 'blocked' ? { onStay, onLeave: blocker.proceed } : null,
  };
}
