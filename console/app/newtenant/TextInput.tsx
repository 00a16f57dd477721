import { Control, Field, hintId, messageId } from '../../../runtime/ui/Field.tsx';

export interface TextInputProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly value: string;
  readonly placeholder?: string | undefined;
  readonly maxLength?: number;
  readonly onChange: (value: string) => void;
}

/** A labelled line of text. */
export function TextInput({
  id,
  label,
  hint,
  error,
  value,
  placeholder,
  maxLength,
  onChange,
}: TextInputProps) {
  const described = [hint && hintId(id), error && messageId(id)].filter(Boolean).join(' ');
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <Control state={error ? 'invalid' : 'rest'}>
        <input
          id={id}
          type="text"
          value={value}
          placeholder={placeholder}
          maxLength={maxLength}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      </Control>
    </Field>
  );
}
