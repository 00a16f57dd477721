import { useAtomValue } from 'jotai';
import { useWords } from '../messages/words.ts';
import { connectionAtom } from '../routing/connection.ts';
import styles from './ConnectionNotice.module.css';

/** Says that there is no connection for as long as there is none, and that it is back (USE-04; WCAG 4.1.3). */
export function ConnectionNotice({ isFullWidth = false }: { readonly isFullWidth?: boolean }) {
  const { t } = useWords();
  const connection = useAtomValue(connectionAtom);
  return (
    <div aria-live="polite" className={styles.place} data-full={isFullWidth || undefined}>
      {connection !== 'on' && <p className={styles.note}>{t(`connection.${connection}`)}</p>}
    </div>
  );
}
