import { type DialogName, openDialogAtom } from '../messages/dialogs.ts';
import { usePortal } from '../routing/Portal.ts';

/**
 * What was done ends the session (MOD-01, MOD-14): in the person's other tabs at once, here once the dialog about it is
 * read, or as soon as the person leaves the page that it stands over, by whatever way. It is told also to whoever has left
 * the form before it was answered: signed out without a word, nobody knows whether it was done.
 */
export function useEndWith(dialog: DialogName): () => void {
  const { session, store, goTo } = usePortal();
  return () => {
    session.endElsewhere();
    store.set(openDialogAtom, dialog);
    // A change of the page closes it as well.
    const stop = store.sub(openDialogAtom, () => {
      if (store.get(openDialogAtom) === dialog) return;
      stop();
      // Signing out takes the dialog away too: then it is on its way.
      if (session.isSignedIn()) goTo('logout');
    });
  };
}
