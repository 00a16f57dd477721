import { useMaskito } from '@maskito/react';
import { useEffect, useMemo, useRef } from 'react';
import { groupDigits, type PhoneNumber } from '../../format/phoneNumber.ts';
import { Control, Field } from '../../ui/Field.tsx';
import { ListAnchor } from '../../ui/ListBox.tsx';
import { useField } from '../formState.ts';
import { patternMask } from '../masks.ts';
import { PrefixChoice } from './PrefixChoice.tsx';

const NO_PHONE: PhoneNumber = { prefix: '', number: '' };

/** Prefix and number. The mask follows the prefix, and so do the rules (PHN-06). */
export function PhoneWidget({ name }: { readonly name: string }) {
  const { state, field, id, error, hint, translate, controlState, value, mark, change, leave, control } =
    useField(name);
  const { prefix, number } = typeof value === 'object' ? value : NO_PHONE;
  const maskOf = (each: string) => field.phone?.masks[each] ?? field.phone?.otherMask ?? '';
  const pattern = maskOf(prefix);
  const options = useMemo(() => patternMask(pattern), [pattern]);
  const mask = useMaskito({ options });
  const choose = (next: string) => {
    const fitting = maskOf(next);
    const grouped = groupDigits(number, fitting).slice(0, fitting.length).trimEnd();
    change({ prefix: next, number: grouped });
  };
  useGuessedPrefix(prefix === '', field.phone?.preferredCountry ?? null, state.lookUpCountry, choose);

  return (
    <Field id={id} label={translate(field.label)} mark={mark} error={error} hint={hint}>
      <ListAnchor isPhone>
        <PrefixChoice id={`${id}-prefix`} prefix={prefix} onChoose={choose} />
        <Control state={controlState}>
          <input
            ref={mask}
            type="text"
            inputMode="tel"
            {...control}
            maxLength={field.maxInput ?? undefined}
            value={number}
            onInput={(event) => change({ prefix, number: event.currentTarget.value })}
            onBlur={leave}
          />
        </Control>
      </ListAnchor>
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
