import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Control, Field } from '../../ui/Field.tsx';
import { type Input, textOf, useField } from '../formState.ts';
import { ListFailed } from '../ListFailed.tsx';

/**
 * A town of the chosen county. Its list box is a chunk of its own: most tenants ask for towns as text. Where that does
 * not come the form stays as it is, and it is asked for again when the field is reached.
 */
export function TownWidget(input: Input) {
  const { field, id, error, hint, translate, controlState, mark, control } = useField(input.name);
  const [chunk, setChunk] = useState<typeof import('./TownChoice.tsx') | null>(null);
  const isReached = useRef(false);
  const load = () => void import('./TownChoice.tsx').then(setChunk, () => undefined);
  useEffect(load, []);
  // Whoever was here before it came goes on here.
  useLayoutEffect(() => {
    if (chunk && isReached.current) document.getElementById(id)?.focus();
  }, [chunk, id]);
  return (
    <Field id={id} label={translate(field.label)} mark={mark} error={error} hint={hint}>
      {chunk ? (
        <chunk.default {...input} />
      ) : (
        <Control state={controlState}>
          <input
            type="text"
            {...control}
            value={textOf(input.value)}
            readOnly
            aria-busy
            onFocus={() => {
              isReached.current = true;
              load();
            }}
            onBlur={() => {
              isReached.current = false;
            }}
          />
        </Control>
      )}
      <ListFailed name={input.name} />
    </Field>
  );
}
