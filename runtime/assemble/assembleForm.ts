/**
 * A form for one tenant (decision 018): the declared form, folded with the tenant's overrides. Pure and
 * deterministic.
 */
import { deepFreeze } from '../tenant/deepFreeze.ts';
import type { TenantOptions } from '../tenant/pageData.ts';
import type { PlainWordsKey } from '../tenant/wordsKeys.ts';
import { type AppliedConstraint, applyRules } from './applyRules.ts';
import {
  type ExtraField,
  extraPart,
  type FormWithExtras,
  type PlacedField,
  withExtras,
} from './extraFields.ts';
import type {
  AssembledForm,
  Condition,
  DeclaredField,
  DeclaredForm,
  DeclaredRules,
  Field,
  FieldFormats,
  FieldSchema,
} from './form.ts';
import { phoneOptions } from './phoneOptions.ts';
import { formatRule, postalFormats } from './postalFormats.ts';
import { readPointer } from './readPointer.ts';

/** What a form reads of a tenant by name; further options it reads by pointer. */
type FormOptions = Pick<TenantOptions, 'address' | 'forms' | 'names' | 'phone'>;

/** All that a tenant may override of any field (schemas/tenant.schema.json, `forms`). */
export interface FieldOverride {
  readonly shown?: boolean;
  readonly required?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly paste?: 'allowed' | 'blocked';
  readonly rules?: readonly string[];
  readonly default?: string;
  readonly options?: readonly string[];
}

/** @returns deep-frozen; equal for tenants that say the same, whatever else differs between them */
export function assembleForm(
  given: FormOptions,
  declared: DeclaredForm,
  rules: DeclaredRules,
): AssembledForm {
  const tenant = { ...given, phone: phoneOptions(given.phone) };
  const overrides = (tenant.forms as Readonly<Record<string, Readonly<Record<string, FieldOverride>>>>)[
    declared['x-override'] ?? ''
  ];
  const form = declared['x-extra'];
  const placed = withExtras(inOrderOfNames(declared.properties, tenant), tenant.forms, form);
  const shown = placed.flatMap(({ name, field: property, extra }) => {
    const override = extra ? overrideOf(extra) : (overrides?.[name] ?? {});
    const field = chooseVariant(property, tenant);
    return isShown(field, override, tenant) ? [{ name, field, override, extra }] : [];
  });
  const built = shown.flatMap(({ name, field, override, extra }) => {
    const by = field['x-country'];
    const isAsked = shown.some((each) => each.name === by);
    const formats = by === undefined ? null : postalFormats(tenant.address, isAsked ? by : null);
    const isNever = formats?.of[''] === null;
    return isNever
      ? []
      : [withFormats(withPart(buildField(name, field, override, tenant, rules), form, extra), formats)];
  });
  return deepFreeze({
    name: declared.title,
    fields: built.map(({ field }) => field),
    schema: {
      ...(Object.assign({}, ...built.map(({ ofForm }) => ofForm)) as Readonly<Record<string, unknown>>),
      // By this the browser finds the validator that was compiled of it.
      $id: declared.title,
      type: 'object',
      additionalProperties: false,
      required: built.flatMap(({ field }) => (field.isRequired ? [field.name] : [])),
      properties: Object.fromEntries(built.map(({ field, schema }) => [field.name, schema])),
    },
  });
}

/** What a tenant says of a field of its own, as it says it of others. */
function overrideOf({ required = false, options }: ExtraField): FieldOverride {
  return { required, ...(options && { options: options.map(({ value }) => value) }) };
}

function withPart(
  built: BuiltField,
  form: FormWithExtras | undefined,
  extra: ExtraField | undefined,
): BuiltField {
  return form && extra ? { ...built, field: { ...built.field, ...extraPart(form, extra) } } : built;
}

/** Where the family name comes first, the two names change places. */
function inOrderOfNames(
  properties: DeclaredForm['properties'],
  { names }: FormOptions,
): readonly PlacedField[] {
  const fields = Object.entries(properties).map(([name, field]) => ({ name, field }));
  if (names.order === 'givenFirst') return fields;
  const placeOf = (token: string) => fields.findIndex(({ field }) => field['x-autocomplete'] === token);
  const [given, family] = [placeOf('given-name'), placeOf('family-name')];
  return fields.map(
    (each, index) => fields[index === given ? family : index === family ? given : -1] ?? each,
  );
}

/** The field as it is written in each country, and the rule that holds it to that. */
function withFormats(built: BuiltField, formats: FieldFormats | null): BuiltField {
  if (formats === null) return built;
  const { field, ofForm, schema } = built;
  return {
    schema,
    field: { ...field, formats },
    ofForm: { ...ofForm, ...formatRule(field.name, formats) },
  };
}

function chooseVariant(field: DeclaredField, tenant: FormOptions): DeclaredField {
  const variant = field['x-variant'];
  return variant && holds(variant.when, tenant) ? { ...field, ...variant } : field;
}

function holds([pointer, value]: Condition, tenant: FormOptions): boolean {
  return readPointer(tenant, pointer) === value;
}

/** A field that belongs to another way of asking (county, country) stays out, whatever is said about it. */
function isShown(field: DeclaredField, override: FieldOverride, tenant: FormOptions): boolean {
  const condition = field['x-shown'];
  const isOffered = !condition || holds(condition, tenant);
  const isChoiceOfMode = condition?.[0] === '/address/mode';
  return isChoiceOfMode ? isOffered && override.shown !== false : (override.shown ?? isOffered);
}

interface BuiltField {
  readonly field: Field;
  readonly schema: FieldSchema;
  readonly ofForm: AppliedConstraint['ofForm'];
}

function buildField(
  name: string,
  declared: DeclaredField,
  override: FieldOverride,
  tenant: FormOptions,
  rules: DeclaredRules,
): BuiltField {
  const read = <Value>(pointer: string | undefined): Value | null =>
    pointer === undefined ? null : (readPointer(tenant, pointer) as Value);
  const options = readOptions(declared, override, read);
  const applied = applyRules(
    name,
    declared,
    { ...override, isRequired: isRequired(declared, override, tenant), options },
    tenant,
    rules,
  );
  const longest = applied.rules.find((rule) => rule.name === 'maxLength')?.parameters?.n;
  const maxInput = read<number>(declared['x-max-input']);
  const field: Field = {
    name,
    inputName: declared['x-name'] ?? name,
    type: declared.type === 'object' ? 'phone' : declared.type,
    widget: declared['x-widget'],
    // A test sees to it that the words have it.
    label: declared['x-label'] as PlainWordsKey,
    isRequired: applied.isRequired,
    isPasteBlocked: override.paste === 'blocked',
    isReadOnly: declared['x-read-only'] ?? false,
    isHalf: declared['x-width'] === 'half',
    autocomplete: declared['x-autocomplete'] ?? null,
    // An input that held less than its rule allows could never be right.
    maxInput: maxInput === null ? null : Math.max(maxInput, typeof longest === 'number' ? longest : 0),
    default: readDefault(override.default ?? read<string>(declared['x-default']), options),
    options,
    optionLabels: declared['x-option-labels'] ?? null,
    list: declared['x-list'] ?? null,
    parent: declared['x-parent'] ?? null,
    link: declared['x-link'] ?? null,
    rules: applied.rules,
    phone: declared.type === 'object' ? phonePart(tenant) : null,
  };
  return { field, ...schemaOf(declared, applied) };
}

/** Prefixes, masks; the bounds stand in the rules. */
function phonePart({ phone }: FormOptions): Field['phone'] {
  const { defaultPrefix, preferredCountry, masks, otherMask, maxLength } = phone;
  return { defaultPrefix, preferredCountry, masks, otherMask, maxLength };
}

/** The tenant's override first, then what the form declares; a rule that asks for a value stands in `x-rules`. */
function isRequired(declared: DeclaredField, override: FieldOverride, tenant: FormOptions): boolean {
  if (override.required !== undefined) return override.required;
  const own = declared['x-required'];
  return typeof own === 'string' ? readPointer(tenant, own) === true : (own ?? true);
}

function readOptions(
  declared: DeclaredField,
  override: FieldOverride,
  read: <Value>(pointer: string | undefined) => Value | null,
): readonly string[] | null {
  const listed = read<readonly string[]>(declared['x-options']);
  const last = declared['x-last-option'];
  const whole = listed && last && read<boolean>(last.when) ? [...listed, last.value] : listed;
  if (!override.options) return whole;
  return whole ? override.options.filter((option) => whole.includes(option)) : override.options;
}

/** A default that is not offered would be an invalid form that nobody typed. */
function readDefault(first: string | null, options: readonly string[] | null): string | null {
  return first !== null && options && !options.includes(first) ? null : first;
}

function schemaOf(
  { type }: DeclaredField,
  { keywords, ofForm }: AppliedConstraint,
): Omit<BuiltField, 'field'> {
  if (type !== 'object') return { schema: { type, ...keywords }, ofForm };
  return {
    ofForm,
    schema: {
      type,
      additionalProperties: false,
      required: ['prefix', 'number'],
      properties: {
        prefix: { type: 'string', pattern: '^\\+[1-9][0-9]{0,3}$' },
        number: { type: 'string', ...keywords },
      },
    },
  };
}
