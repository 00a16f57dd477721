import type { ReactNode } from 'react';
import styles from './Field.module.css';
import { hintId, messageId } from './fieldIds.ts';
import { Icon } from './Icon.tsx';
import { checkCircle, warningCircle } from './icons.ts';

export { hintId, messageId };

export interface FieldProps {
  /** Id of the control. */
  readonly id: string;
  readonly label: string;
  /** Beside the label: that the field may stay empty. */
  readonly mark?: string | undefined;
  /** What is wrong; the control names it by `messageId`. */
  readonly error?: string | undefined;
  /** What helps to fill it in. */
  readonly hint?: string | undefined;
  /** Beside the label: what explains the field at length. */
  readonly help?: ReactNode;
  /** A group of controls has a legend in place of a label. */
  readonly isGroup?: boolean;
  readonly children: ReactNode;
}

/** A labelled control with one message below. */
export function Field({ id, label, mark, error, hint, help, isGroup = false, children }: FieldProps) {
  const name = (
    <>
      <span>{label}</span>
      {mark && <span className={styles.mark}>{mark}</span>}
    </>
  );
  const below = (
    <>
      {hint && (
        <p id={hintId(id)} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldMessage id={id} error={error} />
    </>
  );
  if (isGroup) {
    return (
      <fieldset className={styles.field}>
        <legend className={styles.label}>{name}</legend>
        {children}
        {below}
      </fieldset>
    );
  }
  return (
    <div className={styles.field}>
      <div className={styles.labelLine}>
        <label className={styles.label} htmlFor={id}>
          {name}
        </label>
        {help}
      </div>
      {children}
      {below}
    </div>
  );
}

export function FieldMessage({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  return error ? (
    <p id={messageId(id)} className={styles.message}>
      <Icon path={warningCircle} size={1.1} />
      <span>{error}</span>
    </p>
  ) : null;
}

/** What a field has understood: said as it appears, so it is there, empty, from the start. */
export function FieldNote({ children }: { readonly children: string }) {
  return (
    <p role="status" className={styles.note}>
      {children}
    </p>
  );
}

/** What a control says of its value by its look. */
export type ControlState = 'rest' | 'invalid' | 'valid';

export interface ControlProps {
  readonly state: ControlState;
  readonly isReadOnly?: boolean;
  /** After the input: a button that belongs to it. */
  readonly after?: ReactNode;
  readonly children: ReactNode;
}

/** The box around an input: edge, tint and icon of its state. */
export function Control({ state, isReadOnly = false, after, children }: ControlProps) {
  const icon = { rest: null, invalid: warningCircle, valid: checkCircle }[state];
  const classes = [styles.control, styles[state], isReadOnly && styles.readOnly];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      {children}
      {after}
      {icon && !after && <Icon path={icon} size={1.375} />}
    </div>
  );
}
