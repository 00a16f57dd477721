import { type Registry, toFieldPathId } from '@rjsf/utils';
import { createContext, useContext, useMemo } from 'react';
import type { Path } from './paths.ts';
import { layoutSchema, type Shape } from './shape.ts';

/** What rjsf renders with: its fields hand it to those that they hold. */
export const RegistryContext = createContext<Registry | null>(null);

interface NestedProps {
  readonly path: Path;
  readonly shape: Shape;
  /** In the place of the option's own: the key of a map, the number of an item. */
  readonly title?: string;
}

/** An option within a list, a map, a dated value or one way of several: rendered by rjsf as all others are. */
export function Nested({ path, shape, title = shape.title }: NestedProps) {
  const registry = useContext(RegistryContext);
  const schema = useMemo(() => ({ ...layoutSchema(shape), title }), [shape, title]);
  if (!registry) throw new Error('A field stands outside of its form.');
  const { SchemaField } = registry.fields;
  if (!SchemaField) throw new Error('The form has no fields.');
  return (
    <SchemaField
      name={String(path.at(-1) ?? '')}
      schema={schema}
      uiSchema={NOTHING}
      formData={undefined}
      errorSchema={NOTHING}
      fieldPathId={toFieldPathId('', registry.globalFormOptions, [...path])}
      registry={registry}
      required={false}
      disabled={false}
      readonly={false}
      autofocus={false}
      onChange={ignore}
      onBlur={ignore}
      onFocus={ignore}
    />
  );
}

const NOTHING = {};
const ignore = () => {};
