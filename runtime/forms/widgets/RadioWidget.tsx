import { Choices } from '../../ui/Choices.tsx';
import { Field } from '../../ui/Field.tsx';
import { useField } from '../formState.ts';
import { useOptions } from '../useOptions.ts';

/** A short choice, every option in sight. */
export function RadioWidget({ name }: { readonly name: string }) {
  const { field, id, error, hint, translate, text, mark, change, leave } = useField(name);
  const { options } = useOptions(name);
  return (
    <Field id={id} label={translate(field.label)} mark={mark} error={error} hint={hint} isGroup>
      <Choices
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
