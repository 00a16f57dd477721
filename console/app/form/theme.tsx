/** How rjsf renders the form: our fields, templates and widgets, at module level. */

import coreFields from '@rjsf/core/lib/components/fields/index.js';
import type {
  FieldProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  RegistryFieldsType,
  RegistryWidgetsType,
  TemplatesType,
  UiSchema,
  WidgetProps,
} from '@rjsf/utils';
import { type ComponentType, createContext, memo, type ReactNode, useContext, useMemo } from 'react';
import { ColourControl } from './ColourControl.tsx';
import {
  ChoiceControl,
  LinkControl,
  NumberControl,
  PositionsControl,
  SwitchControl,
  TextControl,
} from './controls.tsx';
import { DatedField } from './DatedField.tsx';
import { EmptyBlock, RawValue, UnknownKeys } from './exceptions.tsx';
import { shownOf, useFormState, usePlace } from './FormStore.ts';
import { Frame } from './Frame.tsx';
import { InheritedField } from './InheritedField.tsx';
import { ListField } from './ListField.tsx';
import { MapField } from './MapField.tsx';
import { RegistryContext } from './Nested.tsx';
import { pointerOf, readAt } from './paths.ts';
import { type FieldOfForm, Row } from './Row.tsx';
import { fits, isMissing, type Shape } from './shape.ts';
import styles from './TenantForm.module.css';
import { UnionField } from './UnionField.tsx';

const CONTROLS = {
  positions: PositionsControl,
  choice: ChoiceControl,
  boolean: SwitchControl,
  number: NumberControl,
  colour: ColourControl,
  link: LinkControl,
  text: TextControl,
} as const satisfies Readonly<Record<string, ComponentType<FieldOfForm>>>;

const COMPOSITES = {
  dated: DatedField,
  list: ListField,
  map: MapField,
  union: UnionField,
} as const satisfies Readonly<Record<string, ComponentType<FieldOfForm>>>;

const FieldContext = createContext<FieldOfForm | null>(null);

function useField(): FieldOfForm {
  const field = useContext(FieldContext);
  if (!field) throw new Error('A control stands outside of its field.');
  return field;
}

/** rjsf's own widgets get a value and report a new one; ours read and change their place in the file. */
export const widgets: RegistryWidgetsType = Object.fromEntries(
  Object.entries(CONTROLS).map(([kind, Control]) => [
    kind,
    function Widget(_: WidgetProps) {
      return <Control {...useField()} />;
    },
  ]),
);

/**
 * Each option by its shape: a plain value and a block by rjsf, all else by a field of ours. It follows its own place in
 * the file, so it is not rendered again when something around it changes.
 */
const OptionField = memo(
  function OptionField(props: FieldProps) {
    const shape: Shape | undefined = props.schema['x-shape'];
    return shape && shape.pattern !== '' ? (
      <ShapeField {...props} shape={shape} />
    ) : (
      <SchemaField {...props} />
    );
  },
  (before, after) =>
    before.schema === after.schema &&
    before.registry === after.registry &&
    pointerOf(before.fieldPathId.path) === pointerOf(after.fieldPathId.path),
);

const SchemaField = coreFields().SchemaField as ComponentType<FieldProps>;

function ShapeField({ shape, ...props }: FieldProps & { readonly shape: Shape }) {
  const { path } = props.fieldPathId;
  const place = usePlace(path, shape);
  const title = props.schema.title ?? shape.title;
  const field = useMemo(() => ({ path, shape, place, title }), [path, shape, place, title]);
  const Composite = COMPOSITES[shape.kind as keyof typeof COMPOSITES] as
    | ComponentType<FieldOfForm>
    | undefined;
  if (!fits(shape, place.written)) return <RawValue {...field} />;
  if (shape.pattern === '/inherited') return <InheritedField {...field} />;
  return (
    <RegistryContext value={props.registry}>
      <FieldContext value={field}>
        {Composite ? (
          <Composite {...field} />
        ) : isMissing(shape, shownOf(place)) ? (
          <EmptyBlock {...field} />
        ) : (
          <SchemaField {...props} uiSchema={UI[shape.kind] ?? NO_UI} />
        )}
      </FieldContext>
    </RegistryContext>
  );
}

const NO_UI: UiSchema = {};
const UI: Readonly<Record<string, UiSchema>> = Object.fromEntries(
  Object.keys(CONTROLS).map((kind) => [kind, { 'ui:widget': kind }]),
);

export const fields: RegistryFieldsType = { SchemaField: OptionField };

/** The row of a plain value; blocks have a frame of their own. */
function FieldTemplate({ children, schema }: FieldTemplateProps) {
  const shape: Shape | undefined = schema['x-shape'];
  if (!shape || shape.kind === 'block') return children;
  return <PlainRow>{children}</PlainRow>;
}

function PlainRow({ children }: { readonly children: ReactNode }) {
  const field = useField();
  return (
    <Row {...field} isGroup={field.shape.kind === 'positions'}>
      {children}
    </Row>
  );
}

/** A section: its plain values on one card, each block, list and map on one of its own. */
function ObjectFieldTemplate({ properties, schema }: ObjectFieldTemplateProps) {
  // What a draft waits for comes first, while it waits.
  const isDraft = useFormState(({ document }) => readAt(document, ['inherited']) !== undefined);
  const shape: Shape | undefined = schema['x-shape'];
  if (shape && shape.pattern !== '')
    return <BlockFrame>{properties.map(({ content }) => content)}</BlockFrame>;
  const isPlain = (name: string) => {
    const member: Shape | undefined = Object(schema.properties?.[name])['x-shape'];
    return member !== undefined && member.kind in CONTROLS;
  };
  const isFirst = (name: string) => isDraft && name === 'inherited';
  const plain = properties.filter(({ name }) => isPlain(name));
  const others = properties.filter(({ name }) => !isPlain(name) && !isFirst(name));
  return (
    <>
      {properties.filter(({ name }) => isFirst(name)).map(({ content }) => content)}
      {plain.length > 0 && <div className={styles.card}>{plain.map(({ content }) => content)}</div>}
      {others.map(({ content }) => content)}
    </>
  );
}

function BlockFrame({ children }: { readonly children: ReactNode }) {
  const field = useField();
  return (
    <Frame {...field}>
      {children}
      <UnknownKeys {...field} />
    </Frame>
  );
}

export const templates: Partial<TemplatesType> = { FieldTemplate, ObjectFieldTemplate };
