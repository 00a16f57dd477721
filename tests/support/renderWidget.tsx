/** One widget of a form without the form: its field and what surrounds it are given. Needs a DOM. */
import { render } from '@testing-library/react';
import { type ComponentType, createRef, useState } from 'react';
import type { Field } from '../../runtime/assemble/form.ts';
import {
  type FormState,
  FormStateContext,
  type FormView,
  FormViewContext,
  type Input,
} from '../../runtime/forms/formState.ts';
import type { FieldValue } from '../../runtime/forms/formValues.ts';
import { createI18n } from '../../runtime/messages/createI18n.ts';
import { WordsProvider } from '../../runtime/messages/words.ts';

/** A line of text that has to be filled in, without rules. */
export const FIELD: Field = {
  name: 'asked',
  inputName: 'sent',
  type: 'string',
  widget: 'text',
  label: 'forms.firstName',
  isRequired: true,
  isPasteBlocked: false,
  isReadOnly: false,
  isHalf: false,
  autocomplete: null,
  maxInput: null,
  default: null,
  options: null,
  optionLabels: null,
  list: null,
  parent: null,
  link: null,
  rules: [],
  phone: null,
};

/** The texts that widgets ask for, in words of their own. */
export const WIDGET_TEXTS: Readonly<Record<string, string>> = {
  'forms.firstName': 'Asked',
  'forms.optional': 'optional',
  'forms.understood': 'Read as {{value}}',
  'forms.countryCode': 'Country code',
  'forms.findCountry': 'Find your country',
  'forms.noPaste': 'No pasting',
  'forms.mixedScripts': 'Two alphabets',
  'forms.dateMask': 'DD/MM/YYYY',
  'accessible.dateMask': 'day, month and year',
  'forms.chooseFromList': 'Choose',
  'forms.showPassword': 'Hold to show',
  'forms.passwordRules': 'Password rules',
  'forms.ruleMet': 'met',
  'forms.ruleNotMet': 'not met',
  'forms.passwordStrength.weak': 'Weak',
  'forms.passwordStrength.good': 'Good',
  'forms.passwordStrength.strong': 'Strong',
  'form-validations.countyFirst': 'County first',
  'form-validations.default': 'Wrong',
  'form-validations.required': 'Fill it in',
  'form-validations.hasNumber': 'A digit',
  'form-validations.minLength': 'At least {{n}} characters',
  'contact.messageLength': '{{used}} of {{max}}',
  'common.loading': 'Loading',
  'common.nothingFound': 'Nothing was found',
  'common.opensInNewTab': 'opens in a new tab',
  'common.tryAgain': 'Try again',
  'forms.listFailed.text': 'The list did not come.',
};

export interface Surrounding {
  readonly field?: Partial<Field>;
  readonly value?: FieldValue;
  readonly broken?: readonly string[];
  readonly state?: Partial<FormState>;
  readonly view?: Partial<FormView>;
  readonly language?: string;
  /** Beside those that widgets ask for. */
  readonly texts?: Readonly<Record<string, string>>;
}

export interface RenderedWidget {
  /** Values that the widget gave, in order. */
  readonly changes: FieldValue[];
  /** What it reported: the field and the rule. */
  readonly reports: (readonly [string, string | null])[];
  /** How often the field was left. */
  readonly left: () => number;
  /** The same widget with something else around it; its value stays. */
  readonly again: (other: Surrounding) => void;
}

export function renderWidget(Widget: ComponentType<Input>, surrounding: Surrounding): RenderedWidget {
  const changes: FieldValue[] = [];
  const reports: (readonly [string, string | null])[] = [];
  let times = 0;
  const { language = 'en', texts } = surrounding;
  const i18n = createI18n(language, { ...WIDGET_TEXTS, ...texts });
  function Held({ field, broken = [], state, view }: Surrounding) {
    const [value, setValue] = useState<FieldValue | undefined>(surrounding.value ?? '');
    const asked = { ...FIELD, ...field };
    return (
      <FormStateContext value={{ ...aState(asked), report: (...each) => reports.push(each), ...state }}>
        <FormViewContext value={{ values: {}, errors: [], errorOf: noError, isRight: no, ...view }}>
          <Widget
            name={asked.name}
            value={value}
            broken={broken}
            change={(next) => {
              changes.push(next);
              setValue(next);
            }}
            leave={() => {
              times += 1;
            }}
          />
        </FormViewContext>
      </FormStateContext>
    );
  }
  const tree = (around: Surrounding) => (
    <WordsProvider i18n={i18n}>
      <Held {...around} />
    </WordsProvider>
  );
  const { rerender } = render(tree(surrounding));
  return { changes, reports, left: () => times, again: (other) => rerender(tree(other)) };
}

const noError = () => undefined;
const no = () => false;

/** Nothing around the field: no lists, no hints, nothing tried yet. */
export function aState(field: Field): FormState {
  return {
    name: 'form',
    fields: [field],
    lists: {},
    links: {},
    hints: {},
    helps: {},
    placeholders: {},
    legends: {},
    hidden: [],
    isBusy: false,
    left: new Set(),
    looks: 0,
    summary: null,
    problem: null,
    head: createRef(),
    submit: { label: 'Send', isDanger: false, aside: null },
    after: null,
    idOf: (name) => `form-${name}`,
    report: () => undefined,
    press: () => undefined,
    lookUpCountry: async () => null,
  };
}
