import { Control, Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { caretDown } from '../../ui/icons.ts';
import { type Input, textOf, useField } from '../formState.ts';
import { ListFailed } from '../ListFailed.tsx';
import { useOptions } from '../useOptions.ts';

/** A choice from a list, as the platform draws it. */
export function SelectWidget({ name, value, change, leave }: Input) {
  const { field, id, error, hint, translate, controlState, mark, control } = useField(name);
  const text = textOf(value);
  const { options, isBusy, need } = useOptions(name, text);
  // An option of its own for "none" needs no placeholder (FRM-06).
  const hasPlaceholder = options[0]?.value !== '';
  return (
    <Field id={id} label={translate(field.label)} mark={mark} error={error} hint={hint}>
      <Control state={controlState} after={<Icon path={caretDown} size={1} />}>
        <select
          {...control}
          // What fills in addresses chooses without ever having the focus, and only from what is there.
          ref={(select) => {
            if (select && field.isRequired && text === '') need();
          }}
          aria-busy={isBusy || undefined}
          value={text}
          onFocus={need}
          onPointerDown={need}
          onChange={(event) => change(event.currentTarget.value)}
          onBlur={leave}
        >
          {hasPlaceholder && (
            <option value="" disabled={field.isRequired}>
              {translate('forms.chooseFromList')}
            </option>
          )}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
          {text !== '' && options.every(({ value }) => value !== text) && (
            <option value={text} disabled>
              {text}
            </option>
          )}
          {isBusy && (
            <option value=" " disabled>
              {translate('common.loading')}
            </option>
          )}
        </select>
      </Control>
      <ListFailed name={name} />
    </Field>
  );
}
