import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useWords } from '../messages/words.ts';
import { connectionAtom } from '../routing/connection.ts';
import { Button } from '../ui/Button.tsx';
import styles from './SlowLoad.module.css';

/** After how long a wait is spoken of, and when a way out is offered (threat K15), in milliseconds. */
export const SLOW_MS = 5_000;
export const STUCK_MS = 15_000;

/** While something is on its way: nothing at first, then a word, then a button that loads the page anew. */
export function SlowLoad({ onReload }: { readonly onReload: () => void }) {
  const { t } = useWords();
  const isWaiting = useAtomValue(connectionAtom) === 'off';
  const [waited, setWaited] = useState(0);
  useEffect(() => {
    const timers = [SLOW_MS, STUCK_MS].map((time) => setTimeout(() => setWaited(time), time));
    return () => timers.forEach(clearTimeout);
  }, []);
  // A missing connection is told of by itself.
  if (waited === 0 || isWaiting) return null;
  return (
    <div className={styles.note} role="status">
      <p>{t('common.loading')}…</p>
      {waited === STUCK_MS && (
        <Button size="small" variant="tonal" onClick={onReload}>
          {t('partNotLoaded.button')}
        </Button>
      )}
    </div>
  );
}
