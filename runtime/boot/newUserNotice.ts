import type { createStore } from 'jotai';
import { openDialogAtom } from '../messages/dialogs.ts';
import { withoutBase } from '../routing/guards.ts';
import type { Portal } from '../routing/Portal.ts';
import { sessionAtom } from '../session/createSession.ts';

const SEEN = 'hasSeenNewUserNotice';
/** What the notice lets people choose between. */
const CHOICES = ['login', 'registration'] as const;

export interface NewUserNotice {
  /**
   * Shows the notice in place of a navigation, when it is the first press on login of a session.
   * @param path where the press leads, below the base
   * @returns whether it did: the person then chooses between account creation and login
   */
  interrupt(path: string): boolean;
}

/**
 * "New here?" at the first press on login of a session, on the home page (MOD-12).
 * Who is sent to /login by a guard, or was signed in before, is never asked.
 */
export function createNewUserNotice(
  portal: Portal,
  store: ReturnType<typeof createStore>,
  address: () => string,
): NewUserNotice {
  const { tenant, stored, session } = portal;
  const isKnown = () => session.isSignedIn() || stored.read<boolean>(SEEN) === true;
  const remember = () => {
    try {
      stored.write(SEEN, true);
      return true;
    } catch {
      // Nothing can be remembered here: without the notice nobody is asked twice. Signing in explains the rest.
      return false;
    }
  };
  const rememberSignedIn = () => {
    if (session.isSignedIn()) remember();
  };
  // A page that begins signed in, after a reload or in a copied tab, is told of no sign-in.
  rememberSignedIn();
  store.sub(sessionAtom, rememberSignedIn);
  return {
    interrupt(path) {
      const isLogin = path === withoutBase(portal, portal.href('login'));
      const isHome = address() === portal.href('home');
      const isOffered =
        tenant.features.newUserNotice === 'on' && CHOICES.every((screen) => portal.isOffered(screen));
      if (!isLogin || !isHome || !isOffered || isKnown() || !remember()) return false;
      store.set(openDialogAtom, 'newUser');
      return true;
    },
  };
}
