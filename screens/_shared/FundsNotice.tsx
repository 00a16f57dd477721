import { Amount, type ExpiringFunds, useFullDay, useHolderMoney } from '#amounts';
import { hourglass, Icon, useWords } from '#runtime';
import styles from './FundsNotice.module.css';

/** An amount and the day it can last be used: amber, with an icon and the days left, in the last thirty (WCAG 1.4.1). */
export function FundsNotice({ funds: { amount, day, daysLeft, isSoon } }: { readonly funds: ExpiringFunds }) {
  const { t } = useWords();
  const money = useHolderMoney();
  const fullDay = useFullDay();
  const text = t('cards.expirations.item', { amount: money(amount).main, date: fullDay(day) });
  return (
    <span className={`${styles.funds} ${isSoon ? styles.soon : ''}`}>
      {isSoon && <Icon path={hourglass} size={1.1} />}
      <span>
        <Amount text={text} />
        {isSoon && ` (${daysLeft === 0 ? t('funds.today') : t('funds.daysLeft', { count: daysLeft })})`}
      </span>
    </span>
  );
}
