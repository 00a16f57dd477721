import { useEffect, useRef } from 'react';
import type { PhoneNumber } from '../../format/phoneNumber.ts';
import { plainSigns, withoutSeparators } from '../../format/plainText.ts';
import { Control, Field, FieldNote } from '../../ui/Field.tsx';
import { ListAnchor } from '../../ui/ListBox.tsx';
import { type Input, useField } from '../formState.ts';
import { readPhone } from '../formValues.ts';
import { groupTyped } from '../masks.ts';
import { pasteWhole, type Reading, useMaskedInput } from '../useMaskedInput.ts';
import { PrefixChoice } from './PrefixChoice.tsx';

const NO_PHONE: PhoneNumber = { prefix: '', number: '' };
const NO_MASKS = {};

/** Prefix and number. The mask follows the prefix, and so do the rules (PHN-06). */
export function PhoneWidget({ name, value, change, leave }: Input) {
  const { state, field, id, error, hint, translate, controlState, mark, control } = useField(name);
  const { prefix, number } = typeof value === 'object' ? value : NO_PHONE;
  const shape = (typed: string, after = prefix) =>
    groupTyped(typed, field.phone?.masks[after] ?? field.phone?.otherMask ?? '');
  const read = (typed: string, after = prefix): Reading => {
    const { isClear, ...found } = readPhone(field, { prefix: after, number: typed });
    const shown = isClear ? shape(found.number, found.prefix) : typed;
    const isOther = isClear && withoutSeparators(plainSigns(typed)) !== found.number;
    return {
      shown,
      value: { prefix: isClear ? found.prefix : after, number: shown },
      announced: isOther ? translate('forms.understood', { value: `${found.prefix} ${shown}` }) : null,
    };
  };
  const { announced, announce, masked } = useMaskedInput({
    text: number,
    shape,
    asValue: (typed) => ({ prefix, number: typed }),
    read,
    change,
    leave,
  });
  const choose = (next: string) => {
    const reading = read(number, next);
    announce(reading.announced ?? '');
    change(reading.value);
  };
  const { defaultPrefix = null, preferredCountry = null } = field.phone ?? {};
  const home =
    defaultPrefix && preferredCountry ? { country: preferredCountry, prefix: defaultPrefix } : null;
  useGuessedPrefix(prefix === '', preferredCountry, state.lookUpCountry, choose);

  return (
    <Field id={id} label={translate(field.label)} mark={mark} error={error} hint={hint}>
      <ListAnchor isPhone>
        <PrefixChoice
          id={`${id}-prefix`}
          prefix={prefix}
          home={home}
          known={field.phone?.masks ?? NO_MASKS}
          onChoose={choose}
        />
        <Control state={controlState}>
          <input
            type="text"
            dir="ltr"
            inputMode="tel"
            {...control}
            {...masked}
            onBlur={({ relatedTarget }) => {
              // Whoever goes to the prefix first has not left the field: nothing is missing yet.
              if (number !== '' || relatedTarget?.id !== `${id}-prefix`) masked.onBlur();
            }}
            maxLength={field.maxInput ?? undefined}
            onPaste={pasteWhole}
            onDrop={pasteWhole}
          />
        </Control>
      </ListAnchor>
      <FieldNote>{announced}</FieldNote>
    </Field>
  );
}

/** The visitor's country decides only where nothing else does; failing to know it is silent (PHN-17, PHN-18). */
function useGuessedPrefix(
  isWanted: boolean,
  preferred: string | null,
  lookUp: () => Promise<string | null>,
  choose: (prefix: string) => void,
): void {
  const latest = useRef({ isWanted, preferred, lookUp, choose });
  latest.current = { isWanted, preferred, lookUp, choose };
  useEffect(() => {
    if (!latest.current.isWanted) return;
    let isHere = true;
    const guess = async () => {
      const [country, { prefixOf }] = await Promise.all([
        latest.current.lookUp().catch(() => null),
        import('../callingCodes.ts'),
      ]);
      const found = [country, latest.current.preferred].flatMap((each) =>
        each ? (prefixOf(each) ?? []) : [],
      );
      if (isHere && latest.current.isWanted && found[0]) latest.current.choose(found[0]);
    };
    // Without the list of codes the person chooses; nothing is lost.
    guess().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, []);
}
