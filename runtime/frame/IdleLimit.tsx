import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useWords } from '../messages/words.ts';
import { type Portal, usePortal } from '../routing/Portal.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { watchIdle } from './watchIdle.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/**
 * Ends a session that nobody uses, after a warning that one press extends (threat A13; WCAG 2.2.1). The limit is
 * the tenant's; 0 is none.
 */
export function IdleLimit() {
  const { tenant, shared } = usePortal();
  const { idleMinutes, idleWarningSeconds } = tenant.limits;
  const [isWarned, setWarned] = useState(false);
  const limit = idleMinutes * MINUTE - idleWarningSeconds * SECOND;
  useEffect(() => {
    if (idleMinutes === 0 || isWarned) return;
    return watchIdle(window, { limit: Math.max(limit, 0), shared, onIdle: () => setWarned(true) });
  }, [idleMinutes, limit, isWarned, shared]);
  const stay = () => {
    shared.noteUse(Date.now());
    setWarned(false);
  };
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  // Whoever goes to another page uses it, by the browser's Back as well; and the page closes the dialog of the one before.
  useLayoutEffect(() => {
    if (lastPath.current !== pathname) stay();
    lastPath.current = pathname;
  });
  if (!isWarned) return null;
  return <IdleWarning seconds={idleWarningSeconds} onStay={stay} />;
}

function IdleWarning({ seconds, onStay }: { readonly seconds: number; readonly onStay: () => void }) {
  const { t } = useWords();
  const portal = usePortal();
  const [start] = useState(Date.now);
  const [left, setLeft] = useState(seconds);
  const stay = useRef(onStay);
  stay.current = onStay;
  useEffect(() => {
    const timer = setInterval(() => {
      // Somebody stayed, in another tab.
      if (portal.shared.lastUse() > start) return stay.current();
      const now = Math.max(0, Math.ceil((start - Date.now()) / SECOND) + seconds);
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      void endOnce(portal);
    }, SECOND);
    return () => clearInterval(timer);
  }, [start, seconds, portal]);
  return (
    <Dialog
      title={t('idle.title')}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>{t('idle.stay')}</Button>
          <Button variant="outline" onClick={() => void portal.signOut()}>
            {t('idle.leave')}
          </Button>
        </>
      }
    >
      <p>{t('idle.text')}</p>
      {/* Every second would be too much to hear: the text above says it once. */}
      <p aria-hidden="true">{t('idle.left', { count: left })}</p>
    </Dialog>
  );
}

/** Of the tabs of a person, which end at the same second, one tells the provider: it refuses a second one. */
async function endOnce({ session, signOut }: Portal): Promise<void> {
  const end = () => signOut('idle');
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return end();
  await locks.request(`idle ${session.current()?.mark}`, { ifAvailable: true }, (lock) => lock && end());
}
