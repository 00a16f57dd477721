import { Field, FieldNote } from '../../ui/Field.tsx';
import { OtpInput } from '../../ui/OtpInput.tsx';
import { type Input, textOf, useField } from '../formState.ts';
import { joinCode } from '../masks.ts';
import { useMaskedText } from '../useMaskedText.ts';

/** A one-time code: one real input, so that pasting, spaces and the telephone's own suggestion work (threat F12). */
export function CodeWidget(input: Input) {
  const { field, id, error, hint, translate, control } = useField(input.name);
  const { announced, masked } = useMaskedText(input, joinCode);
  return (
    <Field id={id} label={translate(field.label)} error={error} hint={hint}>
      <OtpInput length={field.maxInput ?? 6} value={textOf(input.value)} isInvalid={error !== undefined}>
        <input type="text" dir="ltr" inputMode="numeric" {...control} {...masked} />
      </OtpInput>
      <FieldNote>{announced}</FieldNote>
    </Field>
  );
}
