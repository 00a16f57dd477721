import { useId } from 'react';
import { Amount } from './Amount.tsx';
import styles from './WalletChoice.module.css';

export interface WalletOption {
  readonly value: string;
  readonly name: string;
  /** Absent when the tenant shows no balance on its cards. */
  readonly amount?: string | undefined;
}

export interface WalletChoiceProps {
  readonly label: string;
  readonly options: readonly WalletOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/**
 * The wallets of a card, of which one is active: real radio buttons, the whole pill is the target (USE-19).
 */
export function WalletChoice({ label, options, value, onChange }: WalletChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.pill}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.name}>{option.name}</span>{' '}
          {option.amount && (
            <span className={styles.amount}>
              <Amount text={option.amount} />
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
