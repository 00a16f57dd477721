/** How rjsf lays out our forms: our templates and widgets, at module level (stack, section 2). */
import type {
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  RJSFSchema,
  UiSchema,
  ValidatorType,
  WidgetProps,
} from '@rjsf/utils';
import type { ComponentType } from 'react';
import type { Field, Widget } from '../assemble/form.ts';
import { FormCell, FormGrid, FormGroup } from '../ui/FormGrid.tsx';
import { useFormState } from './formState.ts';
import { CodeWidget } from './widgets/CodeWidget.tsx';
import { DateWidget } from './widgets/DateWidget.tsx';
import { PasswordWidget } from './widgets/PasswordWidget.tsx';
import { PhoneWidget } from './widgets/PhoneWidget.tsx';
import { RadioWidget } from './widgets/RadioWidget.tsx';
import { SelectWidget } from './widgets/SelectWidget.tsx';
import { TextAreaWidget } from './widgets/TextAreaWidget.tsx';
import { TextWidget } from './widgets/TextWidget.tsx';
import { TickWidget } from './widgets/TickWidget.tsx';
import { TownWidget } from './widgets/TownWidget.tsx';

const OURS: Readonly<Record<Widget, ComponentType<{ readonly name: string }>>> = {
  text: TextWidget,
  email: TextWidget,
  digits: TextWidget,
  date: DateWidget,
  password: PasswordWidget,
  newPassword: PasswordWidget,
  select: SelectWidget,
  town: TownWidget,
  radio: RadioWidget,
  phone: PhoneWidget,
  code: CodeWidget,
  tick: TickWidget,
  textarea: TextAreaWidget,
};

/** rjsf hands widgets much that ours take from the form's state: they need the field's name alone. */
export const widgets = Object.fromEntries(
  Object.entries(OURS).map(([name, Ours]) => [name, (props: WidgetProps) => <Ours name={props.name} />]),
);

/** The widgets label themselves. */
function FieldTemplate({ children }: FieldTemplateProps) {
  return children;
}

function ObjectFieldTemplate({ properties }: ObjectFieldTemplateProps) {
  const { fields, legends } = useFormState();
  const groups = groupBy(properties, ({ name }) => legends[name]);
  return groups.map(({ legend, members }) => {
    const cells = members.map(({ name, content }) => (
      <FormCell key={name} isHalf={fields.find((field) => field.name === name)?.isHalf ?? false}>
        {content}
      </FormCell>
    ));
    if (legend === undefined) return <FormGrid key="first">{cells}</FormGrid>;
    return (
      <FormGroup key={legend} legend={legend}>
        {cells}
      </FormGroup>
    );
  });
}

interface Group<T> {
  readonly legend: string | undefined;
  readonly members: readonly T[];
}

/** Members in their order; each that has a legend begins a group. */
function groupBy<T>(members: readonly T[], legendOf: (member: T) => string | undefined): readonly Group<T>[] {
  const groups: { legend: string | undefined; members: T[] }[] = [];
  for (const member of members) {
    const legend = legendOf(member);
    const last = groups.at(-1);
    if (last && legend === undefined) last.members.push(member);
    else groups.push({ legend, members: [member] });
  }
  return groups;
}

export const templates = { FieldTemplate, ObjectFieldTemplate };

/** The shape alone: rules stand in the compiled validator, which rjsf never sees. */
export function rjsfSchema(fields: readonly Field[]): RJSFSchema {
  const properties = fields.map(({ name, type }) => [
    name,
    { type: type === 'boolean' ? 'boolean' : 'string' },
  ]);
  return { type: 'object', properties: Object.fromEntries(properties) };
}

export function rjsfUi(fields: readonly Field[]): UiSchema {
  const widgetOf = fields.map(({ name, widget }) => [name, { 'ui:widget': widget }]);
  return { ...Object.fromEntries(widgetOf), 'ui:submitButtonOptions': { norender: true } };
}

/** rjsf asks it nothing that matters: forms are checked by their compiled validators (`createCheck`). */
export const rjsfValidator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
};
