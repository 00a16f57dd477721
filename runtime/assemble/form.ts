/**
 * What a form is made of: what its schema declares (schemas/forms) and what it becomes for a tenant. Types only.
 */

/** A rule by name, with its parameters; a text that starts with `/` points into the tenant. */
export type DeclaredRule = string | { readonly rule: string; readonly [parameter: string]: unknown };

/** An option of the tenant, and what it has to be. */
export type Condition = readonly [pointer: string, value: string | boolean];

export type Widget =
  | 'text'
  | 'email'
  | 'digits'
  | 'date'
  | 'password'
  | 'newPassword'
  | 'select'
  | 'town'
  | 'radio'
  | 'phone'
  | 'code'
  | 'tick'
  | 'textarea';

/** One field as `schemas/forms/<form>.schema.json` declares it. Pointers lead into the tenant. */
export interface DeclaredField {
  readonly type: 'string' | 'boolean' | 'object';
  /** Words key. */
  readonly 'x-label': string;
  readonly 'x-widget': Widget;
  readonly 'x-rules': readonly DeclaredRule[];
  readonly 'x-width'?: 'half';
  /** The input's name where it is not the property's. */
  readonly 'x-name'?: string;
  /** Token of WCAG 1.3.5. */
  readonly 'x-autocomplete'?: string;
  /** Pointer: most characters that the input takes. */
  readonly 'x-max-input'?: string;
  readonly 'x-read-only'?: boolean;
  readonly 'x-shown'?: Condition;
  /** Whether the rule that asks for a value holds; a pointer, or a plain no. */
  readonly 'x-required'?: string | boolean;
  /** Pointer to what stands in it at first. */
  readonly 'x-default'?: string;
  /** Pointer to the options. */
  readonly 'x-options'?: string;
  readonly 'x-last-option'?: { readonly value: string; readonly when: string };
  /** Words key that the options' texts stand under. */
  readonly 'x-option-labels'?: string;
  /** Name of a list that the screen supplies. */
  readonly 'x-list'?: string;
  /** The field whose value the list belongs to. */
  readonly 'x-parent'?: string;
  /** Name of the tenant's link in the label. */
  readonly 'x-link'?: string;
  /** What holds instead where a tenant option has a value. */
  readonly 'x-variant'?: Partial<DeclaredField> & { readonly when: Condition };
}

export interface DeclaredForm {
  readonly title: string;
  /** Key of `forms` in the tenant file; none means that tenants have no say. */
  readonly 'x-say'?: string;
  readonly properties: Readonly<Record<string, DeclaredField>>;
}

/** `$defs` of schemas/rules.schema.json. */
export type DeclaredRules = Readonly<
  Record<
    string,
    {
      readonly 'x-rule': string;
      readonly 'x-requires'?: boolean;
      /** Shown in the live list of rules. */
      readonly 'x-listed'?: boolean;
      readonly 'x-of-form'?: boolean;
      readonly 'x-parameters'?: Readonly<Record<string, readonly string[]>>;
      readonly [keyword: string]: unknown;
    }
  >
>;

/** A rule of a field as its message needs it. */
export interface AppliedRule {
  /** `form-validations.<name>`. */
  readonly name: string;
  readonly isListed?: true;
  readonly parameters?: Readonly<Record<string, unknown>>;
}

export interface Field {
  readonly name: string;
  /** The input's name. */
  readonly inputName: string;
  readonly type: 'string' | 'boolean' | 'phone';
  readonly widget: Widget;
  readonly label: string;
  readonly isRequired: boolean;
  readonly isPasteBlocked: boolean;
  readonly isReadOnly: boolean;
  readonly isHalf: boolean;
  readonly autocomplete: string | null;
  readonly maxInput: number | null;
  readonly default: string | null;
  /** The only values offered; null leaves them to the list, or to the person. */
  readonly options: readonly string[] | null;
  readonly optionLabels: string | null;
  readonly list: string | null;
  readonly parent: string | null;
  readonly link: string | null;
  /** In the order in which they are told. */
  readonly rules: readonly AppliedRule[];
  /** Prefixes and masks of a phone field. */
  readonly phone: PhoneField | null;
}

export interface PhoneField {
  readonly defaultPrefix: string | null;
  readonly preferredCountry: string | null;
  readonly masks: Readonly<Record<string, string>>;
  readonly otherMask: string;
  readonly maxLength: number;
}

/** A form of one tenant: what is shown, and the schema that its values are checked by. */
export interface AssembledForm {
  readonly name: string;
  readonly fields: readonly Field[];
  /** JSON schema, draft-07, with the keywords of `runtime/format/fieldRules.ts`. */
  readonly schema: object;
}
