import { useMaskito } from '@maskito/react';
import { Control, Field } from '../../ui/Field.tsx';
import { useField } from '../formState.ts';
import { dayMask } from '../masks.ts';

/** A day, typed: digits alone are enough, the slashes come by themselves (VAL-36). */
export function DateWidget({ name }: { readonly name: string }) {
  const { field, id, error, hint, translate, controlState, text, mark, change, leave, control } =
    useField(name);
  const mask = useMaskito({ options: dayMask });
  const spoken = `${id}-mask`;
  return (
    <Field id={id} label={translate(field.label)} mark={mark} error={error} hint={hint}>
      <Control state={controlState}>
        <input
          ref={mask}
          type="text"
          inputMode="numeric"
          {...control}
          aria-describedby={[control['aria-describedby'], spoken].filter(Boolean).join(' ')}
          placeholder={translate('forms.dateMask')}
          value={text}
          onInput={(event) => change(event.currentTarget.value)}
          onBlur={leave}
        />
      </Control>
      <span id={spoken} hidden>
        {translate('accessible.dateMask')}
      </span>
    </Field>
  );
}
