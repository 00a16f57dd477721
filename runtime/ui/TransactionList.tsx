import type { ReactNode } from 'react';
import { Amount } from './Amount.tsx';
import { Icon } from './Icon.tsx';
import { xCircle } from './icons.ts';
import { clock } from './menuIcons.ts';
import styles from './TransactionList.module.css';

export interface TransactionRow {
  readonly kind: 'credit' | 'debit' | 'pending' | 'declined';
  readonly icon: string;
  readonly merchant: string;
  readonly time: string | null;
  /** The status in words, with the reason of a refusal. */
  readonly status: string;
  /** What to do about a refusal. */
  readonly nextStep?: string | undefined;
  readonly amount: string;
  /** In words, where the amount is rounded. */
  readonly exactAmount?: string | undefined;
  readonly secondaryAmount?: string | undefined;
  /** Where the whole payment stands. */
  readonly href?: string | undefined;
}

export interface TransactionDay<Of> {
  readonly heading: string;
  readonly rows: readonly Of[];
}

export interface TransactionListProps<Of> {
  readonly label: string;
  readonly days: readonly TransactionDay<Of>[];
  /** Shows one of them, by a component of its own: a press need not wait for the rest of a long list then. */
  readonly children: (of: Of) => ReactNode;
}

/** Transactions by day. */
export function TransactionList<Of extends { readonly id: string }>({
  label,
  days,
  children,
}: TransactionListProps<Of>) {
  return (
    <ul className={styles.list} aria-label={label}>
      {days.flatMap(({ heading, rows }) =>
        rows.map((row, index) => (
          // Focus comes to the first new row after more rows were loaded.
          <li key={row.id} tabIndex={-1}>
            {index === 0 && <h3 className={styles.day}>{heading}</h3>}
            {children(row)}
          </li>
        )),
      )}
    </ul>
  );
}

/** One transaction. Merchant names come from outside: they stand in an isolated piece of text (threat X8). */
export function TransactionEntry({ row }: { readonly row: TransactionRow }) {
  return (
    <div className={`${styles.row} ${styles[row.kind]}`}>
      <span className={styles.icon}>
        <Icon path={row.icon} size={1.375} />
      </span>
      <div className={styles.words}>
        <p className={styles.merchant}>
          <bdi>
            {row.href ? (
              <a className={styles.open} href={row.href}>
                {row.merchant}
              </a>
            ) : (
              row.merchant
            )}
          </bdi>
        </p>
        <p className={styles.detail}>
          {row.time && <time>{row.time}</time>}
          <span className={styles.status}>
            {row.kind === 'declined' && <Icon path={xCircle} size={1.05} />}
            {row.kind === 'pending' && <Icon path={clock} size={1.05} />}
            <span>{row.status}</span>
          </span>
        </p>
        {row.nextStep && <p className={styles.next}>{row.nextStep}</p>}
      </div>
      <p className={styles.amount}>
        <RowAmount row={row} />
      </p>
    </div>
  );
}

/** What was moved, struck out where it was not; and the same in words or in another currency, where that says more. */
export function RowAmount({ row }: { readonly row: TransactionRow }) {
  const amount = <Amount text={row.amount} />;
  return (
    <>
      {row.kind === 'declined' ? <s>{amount}</s> : amount}
      {row.exactAmount && <small>{row.exactAmount}</small>}
      {row.secondaryAmount && (
        <small>
          <bdi>{row.secondaryAmount}</bdi>
        </small>
      )}
    </>
  );
}
