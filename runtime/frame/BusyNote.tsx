import { useEffect, useState } from 'react';
import { useWords } from '../messages/words.ts';
import type { BusyNoteProps } from '../ui/busyNote.ts';
import styles from './BusyNote.module.css';

/** After how long what was sent is spoken of, and spoken of again, in milliseconds (USE-26). */
const BUSY_MS = 1_000;
const STILL_BUSY_MS = 7_000;

/** Beside the button that was pressed, for as long as that is under way: nothing at first, then each text once. */
export function BusyNote({ isInOutline = false }: BusyNoteProps) {
  const { t } = useWords();
  const [waited, setWaited] = useState(0);
  useEffect(() => {
    const timers = [BUSY_MS, STILL_BUSY_MS].map((time) => setTimeout(() => setWaited(time), time));
    return () => timers.forEach(clearTimeout);
  }, []);
  const isSaid = waited > (isInOutline ? BUSY_MS : 0);
  return (
    <span role={isInOutline ? undefined : 'status'} className={styles.note}>
      {isSaid && t(waited === BUSY_MS ? 'common.busy' : 'common.stillBusy')}
    </span>
  );
}
