import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useGoOnce, writeHistoryNote } from '#runtime';

export type Step = 1 | 2 | 3;

/**
 * The step of the history entry, so that the browser's own back button leads to the step before. The second
 * needs the passwords of the first, which a reload forgets (ENT-141).
 */
export function useStep(hasAccess: boolean) {
  const go = useGoOnce();
  const state = useLocation().state as { readonly step?: unknown } | null;
  const asked = state?.step;
  const step: Step = asked === 3 ? 3 : asked === 2 && hasAccess ? 2 : 1;
  /** Where somebody is when an answer comes, not where they sent from. */
  const now = useRef(step);
  now.current = step;
  // The script in the page knows by it that no first look is wanted when this entry is loaded anew.
  useLayoutEffect(() => {
    if (asked !== undefined) writeHistoryNote({ step: asked });
  }, [asked]);
  return {
    step,
    goTo(next: Step) {
      // After a reload the entry is the second step's already. The last one takes the second's place, where somebody still is.
      if (next !== asked) go('.', { state: { step: next }, replace: next === 3 && now.current === 2 });
    },
    goBack: () => go(-1),
  };
}
