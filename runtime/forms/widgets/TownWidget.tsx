import { lazy, Suspense } from 'react';
import { Control, Field } from '../../ui/Field.tsx';
import { type Input, textOf, useField } from '../formState.ts';
import { ListFailed } from '../ListFailed.tsx';

const TownChoice = lazy(() => import('./TownChoice.tsx'));

/** A town of the chosen county. Its list box is a chunk of its own: most tenants ask for towns as text. */
export function TownWidget(input: Input) {
  const { field, id, error, hint, translate, controlState, mark, control } = useField(input.name);
  return (
    <Field id={id} label={translate(field.label)} mark={mark} error={error} hint={hint}>
      <Suspense
        fallback={
          <Control state={controlState}>
            <input type="text" {...control} value={textOf(input.value)} readOnly aria-busy />
          </Control>
        }
      >
        <TownChoice {...input} />
      </Suspense>
      <ListFailed name={input.name} />
    </Field>
  );
}
