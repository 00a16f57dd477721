import { plainSigns, withoutSeparators } from '../format/plainText.ts';
import { type Input, textOf, useField } from './formState.ts';
import { readText } from './formValues.ts';
import { useMaskedInput } from './useMaskedInput.ts';

const asTyped = (typed: string) => typed;

/** A field of digits, of a code or of a day: what its text means is what the rules look at. */
export function useMaskedText(
  { name, value, change, leave }: Input,
  shape: (typed: string) => string = asTyped,
) {
  const { field, translate } = useField(name);
  const signsOf = (each: string) => withoutSeparators(plainSigns(each));
  return useMaskedInput({
    text: textOf(value),
    shape,
    asValue: asTyped,
    read: (typed) => {
      const shown = readText(field, typed);
      const isOther = signsOf(shown) !== signsOf(typed);
      return {
        shown,
        value: shown,
        announced: isOther ? translate('forms.understood', { value: shown }) : null,
      };
    },
    change,
    leave,
  });
}
