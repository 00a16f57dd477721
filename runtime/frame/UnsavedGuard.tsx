import { useAtom, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { leavingAtom, unsavedAtom } from '../messages/unsaved.ts';
import { useWords } from '../messages/words.ts';
import { withoutBase } from '../routing/guards.ts';
import { usePortal } from '../routing/Portal.ts';
import { useRouteDescription } from '../routing/useRouteDescription.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { IconTile } from '../ui/IconTile.tsx';
import { question } from '../ui/icons.ts';

/** Where the end of a session leads: nothing holds that up. */
const ENDS = ['logout', 'reconnect'] as const;

const plainPath = (path: string) => path.replace(/\/$/, '');

/** Asks before a link, the browser's Back or the closing of the tab loses what is not saved (USE-15). */
export default function UnsavedGuard() {
  const { t } = useWords();
  const portal = usePortal();
  const store = useStore();
  const needsSession = useRouteDescription()?.screen.guards.includes('signedIn') ?? false;
  const [leaving, setLeaving] = useAtom(leavingAtom);
  const isAtStake = () => store.get(unsavedAtom).size > 0 && (!needsSession || portal.session.isSignedIn());
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      !ENDS.some(
        (id) =>
          portal.isOffered(id) &&
          plainPath(withoutBase(portal, portal.href(id))) === plainPath(nextLocation.pathname),
      ) &&
      isAtStake(),
  );
  const answered = useRef<object>(null);
  // The router knows the blocker from the second rendering on. The tab is held from then on too: never one without the other.
  const [isKnown, setKnown] = useState(false);
  useEffect(() => setKnown(true), []);
  useEffect(() => {
    if (!isKnown) return;
    const onUnload = (event: BeforeUnloadEvent) => {
      // Asked already: where the way on is a page load, the browser does not ask once more.
      if (blocker.state !== 'proceeding' && isAtStake()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  });
  useEffect(() => () => setLeaving(null), [setLeaving]);

  const isBlocked = blocker.state === 'blocked';
  if (!isBlocked && !leaving) return null;
  // The dialog is there until the next page is: an impatient finger presses twice.
  const asked = isBlocked ? blocker : leaving;
  const answer = (say?: () => void) => () => {
    setLeaving(null);
    if (answered.current !== asked) say?.();
    answered.current = asked;
  };
  const stay = answer(blocker.reset);
  const leave = answer(isBlocked ? blocker.proceed : leaving?.go);
  return (
    <Dialog
      title={t('unsaved.title')}
      icon={<IconTile icon={question} />}
      closeLabel={t('common.close')}
      onClose={stay}
      actions={
        <>
          <Button onClick={stay}>{t('unsaved.stay')}</Button>
          <Button variant="outline" onClick={leave}>
            {t('unsaved.leave')}
          </Button>
        </>
      }
    >
      <p>{t('unsaved.text')}</p>
    </Dialog>
  );
}
