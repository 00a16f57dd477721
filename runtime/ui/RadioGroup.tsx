import { messageId } from './Field.tsx';
import styles from './RadioGroup.module.css';

export interface RadioGroupProps {
  readonly id: string;
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly hint?: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly isInvalid?: boolean;
}

/** Rows of which one can be chosen: real radio buttons, the whole row is the target (USE-19). */
export function RadioGroup({
  id,
  name,
  options,
  value,
  onChange,
  onBlur,
  isInvalid = false,
}: RadioGroupProps) {
  return (
    <div className={styles.group}>
      {options.map((option, index) => (
        <label key={option.value} className={styles.choice}>
          <input
            id={index === 0 ? id : undefined}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            onBlur={onBlur}
            aria-invalid={isInvalid || undefined}
            aria-describedby={isInvalid ? messageId(id) : undefined}
          />
          <span>
            {option.label}
            {option.hint && <small>{option.hint}</small>}
          </span>
        </label>
      ))}
    </div>
  );
}
