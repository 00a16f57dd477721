import { type RefObject, useId } from 'react';
import { Control, Field, hintId, messageId } from '../../../runtime/ui/Field.tsx';
import styles from './ReasonField.module.css';
import { words } from './words.ts';

export interface ReasonFieldProps {
  readonly value: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly onChange: (value: string) => void;
  /** Somebody went on without a reason. */
  readonly isMissing: boolean;
}

/** Longest reason that the server takes. */
const MOST = 2_000;

/** Why something is published, proposed or rolled back. */
export function ReasonField({ value, field, onChange, isMissing }: ReasonFieldProps) {
  const id = useId();
  const { label, hint, missing } = words.reason;
  return (
    <Field id={id} label={label} hint={hint} error={isMissing ? missing : undefined}>
      <Control state={isMissing ? 'invalid' : 'rest'}>
        <textarea
          ref={field}
          id={id}
          className={styles.reason}
          rows={3}
          maxLength={MOST}
          value={value}
          required
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${hintId(id)} ${messageId(id)}` : hintId(id)}
          onChange={({ target }) => onChange(target.value)}
        />
      </Control>
    </Field>
  );
}
