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
  /** Since when. */
  const [warned, setWarned] = useState<number | null>(null);
  const warning = idleWarningSeconds * SECOND;
  const limit = Math.max(idleMinutes * MINUTE - warning, 0);
  useEffect(() => {
    if (idleMinutes === 0 || warned !== null) return;
    const onIdle = (due: number) => {
      const now = Date.now();
      // A machine that slept through the warning is not asked any more; a timer that came late takes no time away.
      setWarned(now < due + warning ? now : due);
    };
    return watchIdle(window, { limit, shared, onIdle });
  }, [idleMinutes, limit, warning, warned, shared]);
  const stay = () => {
    shared.noteUse(Date.now());
    setWarned(null);
  };
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  // Whoever goes to another page uses it, by the browser's Back as well; and the page closes the dialog of the one before.
  useLayoutEffect(() => {
    if (lastPath.current !== pathname) stay();
    lastPath.current = pathname;
  });
  if (warned === null) return null;
  return <IdleWarning start={warned} seconds={idleWarningSeconds} onStay={stay} />;
}

interface IdleWarningProps {
  /** From when the seconds count, in milliseconds since 1970. */
  readonly start: number;
  readonly seconds: number;
  readonly onStay: () => void;
}

function IdleWarning({ start, seconds, onStay }: IdleWarningProps) {
  const { t } = useWords();
  const portal = usePortal();
  const [left, setLeft] = useState(seconds);
  const stay = useRef(onStay);
  stay.current = onStay;
  useEffect(() => {
    const look = () => {
      // Somebody stayed, in another tab.
      if (portal.shared.lastUse() > start) return stay.current();
      const now = Math.max(0, Math.ceil((start - Date.now()) / SECOND) + seconds);
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      void endOnce(portal);
    };
    const timer = setInterval(look, SECOND);
    look();
    return () => clearInterval(timer);
  }, [start, seconds, portal]);
  // Not when the time is over and its end is on its way.
  const press = () => Date.now() < start + seconds * SECOND && onStay();
  return (
    <Dialog
      title={t('idle.title')}
      onClose={press}
      actions={
        <>
          <Button onClick={press}>{t('idle.stay')}</Button>
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
