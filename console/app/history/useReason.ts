import { type RefObject, useRef, useState } from 'react';

export interface Reason {
  readonly value: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly isMissing: boolean;
  readonly onChange: (value: string) => void;
  /** Goes on with the reason; without one its field asks for it, and takes the focus. */
  readonly withReason: (go: (reason: string) => void) => () => void;
}

/** A reason that is typed, and asked for once somebody goes on without one. */
export function useReason(): Reason {
  const [value, setValue] = useState('');
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isEmpty = value.trim() === '';
  return {
    value,
    field,
    isMissing: isAsked && isEmpty,
    onChange: setValue,
    withReason: (go) => () => {
      if (!isEmpty) return go(value.trim());
      setAsked(true);
      field.current?.focus();
    },
  };
}
