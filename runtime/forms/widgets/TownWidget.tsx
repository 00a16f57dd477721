import { lazy, Suspense } from 'react';
import { Control, Field } from '../../ui/Field.tsx';
import { useField } from '../formState.ts';

const TownChoice = lazy(() => import('./TownChoice.tsx'));

/** A town of the chosen county. Its list box is a part of its own: most tenants ask for towns as text. */
export function TownWidget({ name }: { readonly name: string }) {
  const { field, id, error, hint, translate, controlState, text, mark, control } = useField(name);
  return (
    <Field id={id} label={translate(field.label)} mark={mark} error={error} hint={hint}>
      <Suspense
        fallback={
          <Control state={controlState}>
            <input type="text" {...control} value={text} readOnly aria-busy />
          </Control>
        }
      >
        <TownChoice name={name} />
      </Suspense>
    </Field>
  );
}
