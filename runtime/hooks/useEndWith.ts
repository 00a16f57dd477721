import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { type DialogName, openDialogAtom } from '../messages/dialogs.ts';
import { usePortal } from '../routing/Portal.ts';

/**
 * What was done ends the session (MOD-01, MOD-14): in the person's other tabs at once, here once the dialog about it is
 * read, or as soon as the person leaves the page, by whatever way.
 */
export function useEndWith(dialog: DialogName): () => void {
  const { session, goTo } = usePortal();
  const open = useSetAtom(openDialogAtom);
  const state = useRef<'here' | 'ending' | 'left'>('here');
  // Signing out takes the page away as well: then it is on its way.
  const leave = () => session.isSignedIn() && goTo('logout');
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page goes
  useEffect(() => {
    state.current = 'here';
    return () => {
      const isEnding = state.current === 'ending';
      state.current = 'left';
      if (isEnding) leave();
    };
  }, []);
  return () => {
    session.endElsewhere();
    if (state.current === 'left') return void leave();
    state.current = 'ending';
    open(dialog);
  };
}
