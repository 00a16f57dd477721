import { useMemo } from 'react';
import { useFullDay } from '#amounts';
import { lastTopUp, type Operation } from '#card-details';
import { type Card, dayOf, useNow, useTenant, useWallets, useWords } from '#runtime';
import styles from './OperationList.module.css';

/** A monthly top-up that is a few days late, in milliseconds. */
const LATE_MS = 35 * 24 * 60 * 60_000;

export interface TopUpNoteProps {
  readonly card: Card;
  /** Those that are loaded, page by page: nothing is asked for. */
  readonly pages: readonly (readonly Operation[])[];
}

/**
 * When money last came, and, where nothing is left or the next is late, who sends it: not who answers for the card
 * (LOV-23).
 */
export function TopUpNote({ card, pages }: TopUpNoteProps) {
  const { t } = useWords();
  const fullDay = useFullDay();
  const timeZone = useTenant('timeZone');
  const now = useNow().getTime();
  const { active } = useWallets(card);
  const last = useMemo(() => lastTopUp(pages.flat()), [pages]);
  const day = last && dayOf(last.date, timeZone);
  const isMissed = (active && active.amount <= 0) || (last && now - Date.parse(last.date) > LATE_MS);
  if (!day && !isMissed) return null;
  return (
    <div className={styles.topUp}>
      {day && <p>{t('cards.topUp.last', { date: fullDay(day) })}</p>}
      {isMissed && <p>{t('cards.topUp.who')}</p>}
    </div>
  );
}
