/**
 * What a form is made of: what its schema declares (schemas/forms) and what it becomes for a tenant. Types only.
 */

import type { Condition, DeclaredField, DeclaredForm, DeclaredRule, Widget } from '../../schemas/form.gen.ts';
import type { PlainWordsKey } from '../tenant/wordsKeys.ts';

export type { Condition, DeclaredField, DeclaredForm, DeclaredRule, Widget };

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
  readonly label: PlainWordsKey;
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
  /** In the order in which they are reported. */
  readonly rules: readonly AppliedRule[];
  /** Prefixes and masks of a phone field. */
  readonly phone: PhoneField | null;
  /** Of a tenant's own field: the name that the gateway knows its value by, and words keys of its texts. */
  readonly sentAs?: string;
  readonly hint?: PlainWordsKey;
  /** Below `form-validations`: said whichever of its rules fails, but for the one that asks for a value. */
  readonly error?: string;
  /** How its text is written, where the tenant says so. */
  readonly formats?: FieldFormats;
}

export interface FieldFormats {
  /** The field that holds the country; empty where it is one and the same. */
  readonly by: string;
  /** By country, or by the empty text. Null: there is no such code, so the field is not there. */
  readonly of: Readonly<Record<string, CountryFormat | null>>;
}

/** How a text is written in one country. */
export interface CountryFormat {
  /** For each format what its letters and digits alone match, and how these are written. */
  readonly ways: readonly (readonly [signs: string, written: string])[];
  /** The formats as people read them, such as `00-000`. */
  readonly format: readonly string[];
  readonly example: string;
}

export interface PhoneField {
  readonly defaultPrefix: string | null;
  readonly preferredCountry: string | null;
  /** By prefix: nines and spaces, or several, the shortest first. */
  readonly masks: Readonly<Record<string, string | readonly string[] | null>>;
  readonly otherMask: string;
  readonly maxLength: number;
}

/** A form of one tenant: what is shown, and the schema that its values are checked by. */
export interface AssembledForm {
  readonly name: string;
  readonly fields: readonly Field[];
  readonly schema: FormSchema;
}

/**
 * JSON schema, draft-07, of the values as they are read. Each rule is a keyword of its field, called by its name, whose
 * value is the rule's constraint; one that looks at the whole form is a keyword of the form.
 */
export interface FormSchema {
  readonly $id: string;
  readonly type: 'object';
  readonly additionalProperties: false;
  readonly required: string[];
  readonly properties: Readonly<Record<string, FieldSchema>>;
  readonly [rule: string]: unknown;
}

export interface FieldSchema {
  readonly type: 'string' | 'boolean' | 'object';
  readonly [keyword: string]: unknown;
}
