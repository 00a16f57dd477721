/** What screens act with: calls, toasts of success, dialogs, words for errors. */
import { useSetAtom, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { LinkParams } from '../assemble/linkTo.ts';
import type { Send } from '../gateway/request.ts';
import { type DialogName, openDialogAtom } from '../messages/dialogs.ts';
import { type FlashMessage, flashMessageAtom } from '../messages/flashMessage.ts';
import { showToastAtom, successToast } from '../messages/toasts.ts';
import { leavingAtom, unsavedAtom } from '../messages/unsaved.ts';
import { withoutBase } from '../routing/guards.ts';
import { usePortal } from '../routing/Portal.ts';
import { loginHintAtom } from '../session/loginHint.ts';
import { ENDED, type SessionEnd } from '../session/sharedSession.ts';
import type { ScreenId } from '../tenant/screenId.ts';

/**
 * Ends the session and stays on the page: the account that it names is no more under that name. Only one of this tab,
 * which may have ended since the page was drawn: that of another tab may be somebody else's.
 */
export function useForgetSession(): () => void {
  const portal = usePortal();
  return () => {
    if (!portal.session.isSignedIn()) return;
    portal.session.signOut(location.origin + portal.href('home'));
    portal.loadedServerData()?.clear();
  };
}

/** Has the next sign-in begin with an address that is known here. */
export function useLoginHint(email: string | null): void {
  const keep = useSetAtom(loginHintAtom);
  useEffect(() => {
    if (email) keep(email);
  }, [email, keep]);
}

/** Why the last session of this tab has ended, for the page that says it. */
export function useSessionEnd(): SessionEnd {
  return usePortal().stored.read<SessionEnd>(ENDED) ?? 'lost';
}

/**
 * Goes to a screen in place of this one, so that the way back does not lead to it, and says there what was done.
 * `search` begins with a question mark.
 */
export function useFlashMessage(): (
  screen: ScreenId,
  params: LinkParams,
  message: FlashMessage['message'],
  search?: string,
) => void {
  const portal = usePortal();
  const navigate = useNavigate();
  const setFlashMessage = useSetAtom(flashMessageAtom);
  return (screen, params, message, search = '') => {
    const path = withoutBase(portal, portal.href(screen, params));
    setFlashMessage({ path, message });
    void navigate(path + search, { replace: true });
  };
}

/** Does what would close something that is not saved, at once where nothing is, else once the person says so. */
export function useLeave(): (go: () => void) => void {
  const store = useStore();
  return (go) => {
    if (store.get(unsavedAtom).size > 0) store.set(leavingAtom, { go });
    else go();
  };
}

export interface Sending {
  readonly isSending: boolean;
  /**
   * Runs what sends, unless it is running already: a second press sends nothing (threat F1). What fails is shown
   * by the error policy unless `onError` takes it.
   * @returns whether it was done
   */
  send(run: (send: Send) => Promise<void>, onError?: (error: unknown) => void): Promise<boolean>;
}

export function useSending(): Sending {
  const portal = usePortal();
  // The state is a render late for a press that follows at once.
  const isBusy = useRef(false);
  const [isSending, setSending] = useState(false);
  return {
    isSending,
    async send(run, onError = (error) => portal.reportError(error)) {
      if (isBusy.current) return false;
      isBusy.current = true;
      setSending(true);
      try {
        await run(portal.send);
        return true;
      } catch (error) {
        onError(error);
        return false;
      } finally {
        isBusy.current = false;
        setSending(false);
      }
    },
  };
}

/** Shows that something was done. A route change hides toasts, so whoever navigates shows it afterwards. */
export function useSuccessToast(): (text: string) => void {
  const { tenant } = usePortal();
  const show = useSetAtom(showToastAtom);
  return (text) => show(successToast(text, tenant.toast.duration));
}

export function useOpenDialog(): (name: DialogName) => void {
  return useSetAtom(openDialogAtom);
}

/** Shows an error by the error policy, where a screen found that it has no other place for it. */
export function useReportError(): (error: unknown, isReported?: boolean) => void {
  return usePortal().reportError;
}
