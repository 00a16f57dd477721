// Generated from the schemas by `npm run generate`. Do not edit.

/**
 * How the field is filled in.
 */
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
  | 'checkbox'
  | 'textarea';
/**
 * A rule by name, with its parameters where it has some: a pointer, or the name of another field.
 */
export type DeclaredRule =
  | string
  | {
      /**
       * Its name.
       */
      rule: string;
      [k: string]: unknown;
    };
/**
 * Its rules, in the order in which they are told.
 */
export type Rules = DeclaredRule[];
/**
 * A pointer to an option of the tenant, and what that has to be.
 *
 * @minItems 2
 * @maxItems 2
 */
export type Condition = [string, string | boolean];
/**
 * Name of a list that the screen supplies.
 */
export type List = string;
/**
 * The field whose value the list belongs to.
 */
export type Parent = string;

/**
 * What a form may say (schemas/forms): a JSON schema of its values that names the rules of schemas/rules.schema.json, with what its fields look like. Texts that start with / are pointers into the tenant.
 */
export interface DeclaredForm {
  /**
   * The kind of schema.
   */
  $schema: string;
  /**
   * Name of the form, by which screens ask for it.
   */
  title: string;
  /**
   * What it is for.
   */
  description: string;
  /**
   * Key of `forms` in the tenant file; none means that tenants have no say.
   */
  'x-override'?:
    'registration' | 'personalInfo' | 'emailChange' | 'phoneChange' | 'forgotPassword' | 'contact';
  /**
   * Key of `forms` in the tenant file whose further fields stand in this form.
   */
  'x-extra'?: 'registration' | 'personalInfo' | 'contact';
  /**
   * Values stand in one object.
   */
  type: 'object';
  /**
   * The fields by name, in their order.
   */
  properties: {
    [k: string]: DeclaredField;
  };
}
/**
 * One field.
 */
export interface DeclaredField {
  /**
   * An object is a phone: its prefix and its number.
   */
  type: 'string' | 'boolean' | 'object';
  /**
   * Words key.
   */
  'x-label': string;
  'x-widget': Widget;
  'x-rules': Rules;
  /**
   * Stands beside another one where there is room.
   */
  'x-width'?: 'half';
  /**
   * The input's name where it is not the property's.
   */
  'x-name'?: string;
  /**
   * Token of WCAG 1.3.5.
   */
  'x-autocomplete'?: string;
  /**
   * Most characters that the input takes.
   */
  'x-max-input'?: string;
  /**
   * Shown, and not changed.
   */
  'x-read-only'?: boolean;
  'x-shown'?: Condition;
  /**
   * Whether the rule that asks for a value holds: a pointer, or a plain no.
   */
  'x-required'?: string | boolean;
  /**
   * What stands in it at first.
   */
  'x-default'?: string;
  /**
   * The options.
   */
  'x-options'?: string;
  /**
   * One more option, where a tenant option is on.
   */
  'x-last-option'?: {
    /**
     * The option.
     */
    value: string;
    /**
     * The tenant option.
     */
    when: string;
  };
  /**
   * Words key that the options' texts stand under.
   */
  'x-option-labels'?: string;
  'x-list'?: List;
  'x-parent'?: Parent;
  /**
   * The field with the country whose postal codes the tenant's formats are for.
   */
  'x-country'?: string;
  /**
   * Name of the tenant's link in the label.
   */
  'x-link'?: string;
  'x-variant'?: FieldVariant;
}
/**
 * What holds instead where a tenant option has a value.
 */
export interface FieldVariant {
  when: Condition;
  'x-widget'?: Widget;
  'x-rules'?: Rules;
  'x-list'?: List;
  'x-parent'?: Parent;
}
