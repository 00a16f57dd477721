import { CodeBoxes } from '../../ui/CodeBoxes.tsx';
import { Field, FieldNote } from '../../ui/Field.tsx';
import { type Input, textOf, useField } from '../formState.ts';
import { joinCode } from '../masks.ts';
import { useMaskedText } from '../useMaskedText.ts';

/** A one-time code: one real input, so that pasting, spaces and the telephone's own suggestion work (threat F12). */
export function CodeWidget(input: Input) {
  const { field, id, error, hint, translate, control } = useField(input.name);
  const { told, masked } = useMaskedText(input, joinCode);
  return (
    <Field id={id} label={translate(field.label)} error={error} hint={hint}>
      <CodeBoxes length={field.maxInput ?? 6} value={textOf(input.value)} isInvalid={error !== undefined}>
        <input type="text" inputMode="numeric" {...control} {...masked} />
      </CodeBoxes>
      <FieldNote>{told}</FieldNote>
    </Field>
  );
}
