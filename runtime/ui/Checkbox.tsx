import type { ReactNode } from 'react';
import styles from './Checkbox.module.css';
import { FieldMessage, messageId } from './Field.tsx';
import { Icon } from './Icon.tsx';

export interface CheckboxProps {
  readonly id: string;
  readonly name: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly onBlur?: () => void;
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
  /** What is agreed to; may hold links. */
  readonly children: ReactNode;
}

/** From Phosphor (MIT), as those of icons.ts; here, since only forms load it. */
const check =
  'm232.5 80.5-128 128a12 12 0 0 1-17 0l-56-56a12 12 0 1 1 17-17L96 183 215.5 63.5a12 12 0 0 1 17 17Z';

/** One consent: the whole row is the target. */
export function Checkbox({
  id,
  name,
  isChecked,
  onChange,
  onBlur,
  error,
  isRequired,
  children,
}: CheckboxProps) {
  return (
    <div className={styles.row}>
      <label className={styles.checkbox}>
        <input
          id={id}
          name={name}
          type="checkbox"
          className="visually-hidden"
          checked={isChecked}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
          aria-required={isRequired || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? messageId(id) : undefined}
        />
        <span className={`${styles.box} ${error ? styles.invalid : ''}`} aria-hidden="true">
          <Icon path={check} size={1} />
        </span>
        <span>{children}</span>
      </label>
      <div className={styles.message}>
        <FieldMessage id={id} error={error} />
      </div>
    </div>
  );
}
