import { Control, Field, FieldNote } from '../../ui/Field.tsx';
import { type Input, useField } from '../formState.ts';
import { slashDay } from '../masks.ts';
import { useMaskedText } from '../useMaskedText.ts';

/** A day, typed: digits alone are enough, the slashes come by themselves (VAL-36). */
export function DateWidget(input: Input) {
  const { field, id, error, hint, translate, controlState, mark, control } = useField(input.name);
  const { announced, masked } = useMaskedText(input, slashDay);
  const spoken = `${id}-mask`;
  return (
    <Field id={id} label={translate(field.label)} mark={mark} error={error} hint={hint}>
      <Control state={controlState}>
        <input
          type="text"
          dir="ltr"
          inputMode="numeric"
          {...control}
          {...masked}
          aria-describedby={[control['aria-describedby'], spoken].filter(Boolean).join(' ')}
          placeholder={translate('forms.dateMask')}
        />
      </Control>
      <span id={spoken} hidden>
        {translate('accessible.dateMask')}
      </span>
      <FieldNote>{announced}</FieldNote>
    </Field>
  );
}
