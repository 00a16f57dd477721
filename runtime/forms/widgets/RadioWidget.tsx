import { Field } from '../../ui/Field.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { type Input, textOf, useField } from '../formState.ts';
import { useOptions } from '../useOptions.ts';

/** A short choice, every option in sight. */
export function RadioWidget({ name, value, change, leave }: Input) {
  const { field, id, error, hint, translate, mark } = useField(name);
  const text = textOf(value);
  const { options } = useOptions(name, text);
  return (
    <Field id={id} label={translate(field.label)} mark={mark} error={error} hint={hint} isGroup>
      <RadioGroup
        id={id}
        name={field.inputName}
        options={options}
        value={text}
        onChange={change}
        onBlur={leave}
        isInvalid={error !== undefined}
      />
    </Field>
  );
}
