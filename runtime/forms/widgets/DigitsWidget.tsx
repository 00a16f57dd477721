import { Control, Field, FieldNote } from '../../ui/Field.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { type Input, useField } from '../formState.ts';
import { useMaskedText } from '../useMaskedText.ts';

/** Digits of a card, or a code without boxes. */
export function DigitsWidget(input: Input) {
  const { field, id, error, hint, translate, controlState, mark, control, state } = useField(input.name);
  const { announced, masked } = useMaskedText(input);
  const help = state.helps[input.name];
  return (
    <Field
      id={id}
      label={translate(field.label)}
      mark={mark}
      error={error}
      hint={hint}
      help={help && <TextButton label={help.label} name={help.name} onClick={help.open} />}
    >
      <Control state={controlState}>
        <input
          type="text"
          dir="ltr"
          inputMode="numeric"
          {...control}
          {...masked}
          placeholder={state.placeholders[input.name]}
        />
      </Control>
      <FieldNote>{announced}</FieldNote>
    </Field>
  );
}
