import type { ReactNode } from 'react';
import { Control, Field, hintId } from '../../../runtime/ui/Field.tsx';
import { Icon } from '../../../runtime/ui/Icon.tsx';
import { caretDown } from '../../../runtime/ui/icons.ts';

export interface SelectProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** `<option>` elements. */
  readonly children: ReactNode;
}

/** A labelled choice from a list, by the browser's own control: letters lead to an entry. */
export function Select({ id, label, hint, value, onChange, children }: SelectProps) {
  return (
    <Field id={id} label={label} hint={hint}>
      <Control state="rest" after={<Icon path={caretDown} size={1} />}>
        <select
          id={id}
          value={value}
          aria-describedby={hint ? hintId(id) : undefined}
          onChange={(event) => onChange(event.target.value)}
        >
          {children}
        </select>
      </Control>
    </Field>
  );
}
