import { createHash } from 'node:crypto';
import type { ValidatorFunctions } from '@rjsf/validator-ajv8';
import { assembleForm } from '../runtime/assemble/assembleForm.ts';
import type { AssembledForm } from '../runtime/assemble/form.ts';
import { fieldRules } from '../runtime/format/fieldRules.ts';
import type { PublicTenant } from '../runtime/tenant/pageData.ts';
import { COMPILER, compileValidator, createValidators } from './compileValidator.ts';
import { declaredForms, declaredRules, type FormName } from './formSources.ts';

export interface CompiledForms {
  /** Text of each module by its address. */
  readonly modules: ReadonlyMap<string, string>;
  readonly addresses: Readonly<Record<FormName, string>>;
}

/** As the module at a form's address has it: its name, its fields, its schema, and what makes the validators of that. */
export interface FormModule {
  readonly form: Pick<AssembledForm, 'name' | 'fields'>;
  readonly schema: AssembledForm['schema'];
  readonly create: () => ValidatorFunctions;
}

interface Known {
  readonly form: AssembledForm;
  text?: string;
  validators?: ValidatorFunctions;
}

/** Names the way of compiling, so that an address of another release never stands for this one's text. */
export const EDITION = [...COMPILER, ...Object.values(fieldRules)].map(String).join('\n');

/** Forms by address. Tenants that ask for the same share one, and its text. */
const forms = new Map<string, Known>();

/** Of each tenant once: its pages ask several times, and to assemble every form takes longer than to check the file. */
const addressesOfTenants = new WeakMap<PublicTenant, Readonly<Record<FormName, string>>>();

/** Where the forms of a tenant are: `/static/forms/<hash>.js`, whose content never changes. Nothing is compiled yet. */
export function formAddresses(tenant: PublicTenant): Readonly<Record<FormName, string>> {
  const known = addressesOfTenants.get(tenant);
  if (known && Object.values(known).every((address) => forms.has(address))) return known;
  const addresses = findAddresses(tenant);
  addressesOfTenants.set(tenant, addresses);
  return addresses;
}

type Addresses = ReturnType<typeof formAddresses>;

function findAddresses(tenant: PublicTenant): Addresses {
  const read = readOfForms(tenant);
  const said = JSON.stringify(read);
  const known = addressesOfParts.get(said);
  addressesOfParts.delete(said);
  const isKnown = known && Object.values(known).every((address) => forms.has(address));
  const addresses = isKnown ? known : assembleAll(read);
  addressesOfParts.set(said, addresses);
  for (const oldest of addressesOfParts.keys()) {
    if (addressesOfParts.size <= MOST_PARTS) break;
    addressesOfParts.delete(oldest);
  }
  return addresses;
}

/** What forms read of a tenant, of those that were asked for last: most changes of a tenant are of something else. */
const addressesOfParts = new Map<string, Addresses>();
const MOST_PARTS = 20;

/** Top keys of a tenant that a declared form or rule names by a pointer. */
const NAMED_PARTS: ReadonlySet<string> = new Set(
  [...JSON.stringify([declaredForms, declaredRules]).matchAll(/"\/(\w+)/g)].map(([, part = '']) => part),
);

/** All that forms can read of a tenant: whatever else it says makes no other forms. */
function readOfForms({ address, forms: overrides, names, phone, ...options }: PublicTenant) {
  const named = Object.entries(options).filter(([part]) => NAMED_PARTS.has(part));
  return { ...Object.fromEntries(named), address, forms: overrides, names, phone };
}

function assembleAll(read: ReturnType<typeof readOfForms>): Addresses {
  const addresses = Object.entries(declaredForms).map(([name, declared]) => {
    const form = assembleForm(read, declared, declaredRules);
    const address = `/static/forms/${hashOf(form)}.js`;
    if (!forms.has(address)) forms.set(address, { form });
    return [name, address];
  });
  return Object.fromEntries(addresses);
}

/** The text of the module at an address that `formAddresses` has given; null at any other. Takes some 10 ms at first. */
export function compileForm(address: string): string | null {
  const known = forms.get(address);
  if (!known) return null;
  known.text ??= compileValidator(known.form);
  return known.text;
}

/** Lets the form at an address go, when no page asks for it any more; a tenant that asks for it again makes it anew. */
export function forgetForm(address: string): void {
  forms.delete(address);
}

/**
 * What the module at an address holds, for Node.
 * @throws Error at an address that `formAddresses` has not given
 */
export function formModule(address: string): FormModule {
  const known = forms.get(address);
  if (!known) throw new Error(`There is no form at ${address}.`);
  const { name, fields, schema } = known.form;
  known.validators ??= createValidators(known.form);
  const { validators } = known;
  return { form: { name, fields }, schema, create: () => validators };
}

/** Every form of a tenant, compiled. */
export function compileForms(tenant: PublicTenant): CompiledForms {
  const addresses = formAddresses(tenant);
  const modules = Object.values(addresses).map((address) => [address, compileForm(address) ?? ''] as const);
  return { modules: new Map(modules), addresses };
}

/** 12 hex digits: every page names all forms. The order in which a tenant file names things of a map does not matter. */
function hashOf(form: AssembledForm): string {
  return createHash('sha256').update(EDITION).update(canonicalJson(form)).digest('hex').slice(0, 12);
}

/** JSON with sorted keys. Fields stand in a list, so their order counts. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) =>
    member !== null && typeof member === 'object' && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([one], [other]) => (one < other ? -1 : 1)))
      : member,
  );
}
