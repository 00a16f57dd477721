import { useFullDay } from '#amounts';
import { lastTopUp } from '#card-details';
import { type Balance, type CardWallets, dayOf, useNow, useOperations, useTenant, useWords } from '#runtime';
import styles from './CardDetails.module.css';

/** A monthly top-up that is a few days late, in milliseconds. */
const LATE_MS = 35 * 24 * 60 * 60_000;

export interface TopUpNoteProps {
  readonly wallet: Balance;
  /** Whose transactions are loaded for the list below; nothing is asked for. */
  readonly query: CardWallets['query'];
}

/**
 * When money last came, and, where there is none or the next is late, who sends it: not who answers for the card (LOV-23).
 */
export function TopUpNote({ wallet, query }: TopUpNoteProps) {
  const { t } = useWords();
  const fullDay = useFullDay();
  const timeZone = useTenant('timeZone');
  const now = useNow().getTime();
  const operations = useOperations(query).data?.pages.flat();
  const last = operations && lastTopUp(operations);
  const day = last && dayOf(last.date, timeZone);
  const isMissed = wallet.amount <= 0 || (last && now - Date.parse(last.date) > LATE_MS);
  return (
    <div className={styles.note}>
      {day && <p>{t('cards.topUp.last', { date: fullDay(day) })}</p>}
      {operations && isMissed && <p>{t('cards.topUp.who')}</p>}
    </div>
  );
}
