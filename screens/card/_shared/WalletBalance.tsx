import type { CSSProperties } from 'react';
import { Amount, HideAmountsButton, useClock, useHolderMoney } from '#amounts';
import { type Balance, useWords } from '#runtime';
import { FundsNotice } from '../../_shared/FundsNotice.tsx';
import { useExpiringFunds } from '../../_shared/useExpiringFunds.ts';
import { AddToCalendar } from './AddToCalendar.tsx';
import styles from './WalletBalance.module.css';

export interface WalletBalanceProps {
  readonly wallet: Balance;
  /** When the server said so, in milliseconds since 1970. */
  readonly readAt: number;
}

/** Where somebody sets letters wide (WCAG 1.4.12) so large an amount breaks here, and not within a word. */
const BESIDE_CURRENCY = /(\P{Nd})[\u00a0\u202f]|[\u00a0\u202f](\P{Nd})/u;

/** What is left in a wallet, since when (LOV-22), and what of it runs out when. */
export function WalletBalance({ wallet, readAt }: WalletBalanceProps) {
  const { t } = useWords();
  const money = useHolderMoney();
  const { moment } = useClock();
  const amount = money(wallet.amount);
  const funds = useExpiringFunds([wallet]);
  return (
    <div className={styles.wallet}>
      <div className={styles.balance}>
        <p className={styles.label}>
          {t('cards.availableBalance')} <HideAmountsButton isSmall />
        </p>
        <p className={styles.amount} style={{ '--length': amount.main.length } as CSSProperties}>
          <Amount text={amount.main.replace(BESIDE_CURRENCY, '$1 $2')} />
          {amount.exact && <small>{t('cards.exactly', { amount: amount.exact })}</small>}
          {amount.secondary && (
            <small>
              <bdi>{amount.secondary}</bdi>
            </small>
          )}
        </p>
        <p className={styles.readAt}>{t('cards.asOf', { time: moment(readAt) })}</p>
      </div>
      {funds.length > 0 && (
        <div className={styles.expirations}>
          <p className={styles.label}>{t('cards.expirations.title')}</p>
          <ul>
            {funds.map((each) => (
              <li key={`${each.day} ${each.amount}`}>
                <FundsNotice funds={each} />
              </li>
            ))}
          </ul>
          <AddToCalendar wallet={wallet} />
        </div>
      )}
    </div>
  );
}
