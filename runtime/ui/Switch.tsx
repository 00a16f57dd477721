import styles from './Switch.module.css';

export interface SwitchProps {
  /** Its name for those who do not see the row and the column. */
  readonly label: string;
  readonly isOn: boolean;
  readonly isBusy?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** On or off: a real checkbox in the look of a switch; the tick tells without colour (WCAG 1.4.1). */
export function Switch({ label, isOn, isBusy = false, onChange }: SwitchProps) {
  return (
    <input
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox carries its state itself
      role="switch"
      className={styles.switch}
      aria-label={label}
      aria-disabled={isBusy || undefined}
      checked={isOn}
      onChange={(event) => {
        if (!isBusy) onChange(event.target.checked);
      }}
    />
  );
}
