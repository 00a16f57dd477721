import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { usePortal } from './Portal.ts';
import { watchIdle } from './watchIdle.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/**
 * Ends a session that nobody uses, after a warning that one press extends (threat A13; WCAG 2.2.1). The limit is
 * the tenant's; 0 is none.
 */
export function IdleLimit() {
  const { idleMinutes, idleWarningSeconds } = usePortal().tenant.limits;
  const [isWarned, setWarned] = useState(false);
  const limit = idleMinutes * MINUTE - idleWarningSeconds * SECOND;
  useEffect(() => {
    if (idleMinutes === 0 || isWarned) return;
    return watchIdle(window, { limit: Math.max(limit, 0), onIdle: () => setWarned(true) });
  }, [idleMinutes, limit, isWarned]);
  return isWarned ? <IdleWarning seconds={idleWarningSeconds} onStay={() => setWarned(false)} /> : null;
}

function IdleWarning({ seconds, onStay }: { readonly seconds: number; readonly onStay: () => void }) {
  const { t } = useTranslation();
  const portal = usePortal();
  const [end] = useState(() => Date.now() + seconds * SECOND);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - Date.now()) / SECOND));
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      void portal.signOut();
    }, SECOND);
    return () => clearInterval(timer);
  }, [end, portal]);
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
