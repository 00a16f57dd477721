import type { CSSProperties } from 'react';
import { useDates } from '#card-details';
import { Amount, type Balance, HideAmountsButton, useHolderMoney, useWords } from '#runtime';
import styles from './WalletBalance.module.css';

/** What is left in a wallet, and what of it runs out when. */
export function WalletBalance({ wallet }: { readonly wallet: Balance }) {
  const { t } = useWords();
  const dates = useDates();
  const money = useHolderMoney();
  const amount = money(wallet.amount);
  return (
    <div className={styles.wallet}>
      <div className={styles.balance}>
        <p className={styles.label}>
          {t('cards.availableBalance')} <HideAmountsButton isSmall />
        </p>
        <p className={styles.amount} style={{ '--length': amount.main.length } as CSSProperties}>
          <Amount text={amount.main} />
          {amount.exact && <small>{t('cards.exactly', { amount: amount.exact })}</small>}
          {amount.secondary && (
            <small>
              <bdi>{amount.secondary}</bdi>
            </small>
          )}
        </p>
      </div>
      {wallet.expirations.length > 0 && (
        <div className={styles.expirations}>
          <p className={styles.label}>{t('cards.expirations.title')}</p>
          <ul>
            {wallet.expirations.map((each) => (
              <li key={`${each.expiresAt} ${each.amount}`}>
                <Amount
                  text={t('cards.expirations.item', {
                    amount: money(each.amount).main,
                    date: dates.fullDay(each.expiresAt),
                  })}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
