import { useMaskito } from '@maskito/react';
import { useMemo } from 'react';
import { CodeBoxes } from '../../ui/CodeBoxes.tsx';
import { Field } from '../../ui/Field.tsx';
import { useField } from '../formState.ts';
import { digitsMask } from '../masks.ts';

/** A one-time code: one real input, so that pasting, spaces and the telephone's own suggestion work (threat F12). */
export function CodeWidget({ name }: { readonly name: string }) {
  const { field, id, error, hint, translate, text, change, leave, control } = useField(name);
  const length = field.maxInput ?? 6;
  const options = useMemo(() => digitsMask(length), [length]);
  const mask = useMaskito({ options });
  return (
    <Field id={id} label={translate(field.label)} error={error} hint={hint}>
      <CodeBoxes length={length} value={text} isInvalid={error !== undefined}>
        <input
          ref={mask}
          type="text"
          inputMode="numeric"
          {...control}
          value={text}
          onInput={(event) => change(event.currentTarget.value)}
          onBlur={leave}
        />
      </CodeBoxes>
    </Field>
  );
}
