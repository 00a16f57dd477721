/** How rjsf renders our forms: our templates and widgets, at module level, since it keeps those of an older render. */
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
import type { ComponentType } from 'react';
import type { Field, Widget } from '../assemble/form.ts';
import { FormCell, FormGrid, FormGroup } from '../ui/FormGrid.tsx';
import { FormFoot } from './FormFoot.tsx';
import { FormHead } from './FormHead.tsx';
import { rulesIn } from './formErrors.ts';
import { FormViewContext, type Input, useFormState } from './formState.ts';
import type { FormValues } from './formValues.ts';
import { useFormErrors } from './useFormErrors.ts';
import { CheckboxWidget } from './widgets/CheckboxWidget.tsx';
import { CodeWidget } from './widgets/CodeWidget.tsx';
import { DateWidget } from './widgets/DateWidget.tsx';
import { DigitsWidget } from './widgets/DigitsWidget.tsx';
import { PasswordWidget } from './widgets/PasswordWidget.tsx';
import { PhoneWidget } from './widgets/PhoneWidget.tsx';
import { RadioWidget } from './widgets/RadioWidget.tsx';
import { SelectWidget } from './widgets/SelectWidget.tsx';
import { TextAreaWidget } from './widgets/TextAreaWidget.tsx';
import { TextWidget } from './widgets/TextWidget.tsx';
import { TownWidget } from './widgets/TownWidget.tsx';

/** For a value that is no object; a phone is one, and so a field of its own. */
const WIDGETS: Readonly<Record<Exclude<Widget, 'phone'>, ComponentType<Input>>> = {
  text: TextWidget,
  email: TextWidget,
  digits: DigitsWidget,
  date: DateWidget,
  password: PasswordWidget,
  newPassword: PasswordWidget,
  select: SelectWidget,
  town: TownWidget,
  radio: RadioWidget,
  code: CodeWidget,
  checkbox: CheckboxWidget,
  textarea: TextAreaWidget,
};

export const widgets: RegistryWidgetsType<FormValues> = Object.fromEntries(
  Object.entries(WIDGETS).map(([widget, Ours]) => [
    widget,
    ({ id, name, value, rawErrors, onChange, onBlur }: WidgetProps) => (
      <Ours
        name={name}
        value={value}
        broken={rulesIn(rawErrors)}
        change={onChange}
        leave={() => onBlur(id, value)}
      />
    ),
  ]),
);

function PhoneField({ name, formData, rawErrors, onChange, onBlur, fieldPathId }: FieldProps) {
  return (
    <PhoneWidget
      name={name}
      value={formData}
      broken={rulesIn(rawErrors)}
      change={(value) => onChange(value, fieldPathId.path)}
      leave={() => onBlur(fieldPathId.$id, formData)}
    />
  );
}

export const fields: RegistryFieldsType<FormValues> = { phone: PhoneField };

/** The widgets label themselves. */
function FieldTemplate({ children }: FieldTemplateProps<FormValues>) {
  return children;
}

/** The whole form: rjsf hands it the values and errors that it holds, and all parts of the form read them here. */
function ObjectFieldTemplate({ properties, formData, errorSchema }: ObjectFieldTemplateProps<FormValues>) {
  const view = useFormErrors(formData ?? {}, errorSchema ?? {});
  const { fields: known, hidden, legends, username } = useFormState();
  const shown = properties.filter(({ name }) => !hidden.includes(name));
  const groups = groupBy(shown, ({ name }) => legends[name]);
  return (
    <FormViewContext value={view}>
      <FormHead />
      {username && (
        // Before the first password, where they look for it, and for nobody else. What is prerendered knows no name yet:
        // it is no attribute.
        <input
          hidden
          autoComplete="username"
          readOnly
          ref={(input) => {
            if (input) input.value = username;
          }}
        />
      )}
      {groups.map(({ legend, members }) => {
        const cells = members.map(({ name, content }) => (
          <FormCell key={name} isHalf={known.find((field) => field.name === name)?.isHalf ?? false}>
            {content}
          </FormCell>
        ));
        if (legend === undefined) return <FormGrid key="first">{cells}</FormGrid>;
        return (
          <FormGroup key={legend} legend={legend}>
            {cells}
          </FormGroup>
        );
      })}
      <FormFoot />
    </FormViewContext>
  );
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

export const templates: Partial<TemplatesType<FormValues>> = { FieldTemplate, ObjectFieldTemplate };

/** Which widget renders which field; the form's foot holds the button that sends it. */
export function uiSchemaOf(known: readonly Field[]): UiSchema<FormValues> {
  const renderedBy = known.map(({ name, widget }) => [
    name,
    widget === 'phone' ? { 'ui:field': widget } : { 'ui:widget': widget },
  ]);
  return { ...Object.fromEntries(renderedBy), 'ui:submitButtonOptions': { norender: true } };
}
