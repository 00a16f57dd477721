import { Control, Field } from '../../ui/Field.tsx';
import { describedBy } from '../fieldLook.ts';
import { type Input, textOf, useField } from '../formState.ts';

/** A longer text with a counter. More than allowed can be typed, so that nothing is cut off unseen. */
export function TextAreaWidget({ name, value, change, leave }: Input) {
  const { state, field, id, error, translate, controlState, mark, control } = useField(name);
  const text = textOf(value);
  const max = field.rules.find((rule) => rule.name === 'maxLength')?.parameters?.n;
  const counter =
    max === undefined
      ? undefined
      : translate('contact.messageLength', { used: [...text].length, max: Number(max) });
  return (
    <Field id={id} label={translate(field.label)} mark={mark} error={error} hint={counter}>
      <Control state={controlState}>
        <textarea
          dir="auto"
          {...control}
          aria-describedby={describedBy(id, { error, hint: counter })}
          rows={5}
          placeholder={state.placeholders[name]}
          value={text}
          onInput={(event) => change(event.currentTarget.value)}
          onBlur={leave}
        />
      </Control>
    </Field>
  );
}
