import { createHash } from 'node:crypto';
import { assembleForm } from '../runtime/assemble/assembleForm.ts';
import type { AssembledForm } from '../runtime/assemble/form.ts';
import { fieldRules } from '../runtime/format/fieldRules.ts';
import type { PublicTenant } from '../runtime/tenant/pageData.ts';
import { compileValidator } from './compileValidator.ts';
import { declaredForms, declaredRules, type FormName } from './formSources.ts';

export interface CompiledForms {
  /** Text of each module by its address. */
  readonly modules: ReadonlyMap<string, string>;
  readonly addresses: Readonly<Record<FormName, string>>;
}

/** Tenants that ask for the same share one compiled text (stack, B6): by hash of the assembled form. */
const compiled = new Map<string, string>();

/** Names the way of compiling, so that an address of another release never stands for this one's text. */
const EDITION = [compileValidator, ...Object.values(fieldRules)].map(String).join('\n');

/** Every form of a tenant, compiled: `/static/forms/<hash>.js`, where the content of an address never changes. */
export function compileForms(tenant: PublicTenant): CompiledForms {
  const modules = new Map<string, string>();
  const addresses = Object.entries(declaredForms).map(([name, declared]) => {
    const form = assembleForm(tenant, declared, declaredRules);
    const address = `/static/forms/${hashOf(form)}.js`;
    const text = compiled.get(address) ?? compileValidator(form);
    compiled.set(address, text);
    modules.set(address, text);
    return [name, address];
  });
  return { modules, addresses: Object.fromEntries(addresses) };
}

/** 64 hex digits; the order in which a tenant file names things of a map does not matter. */
function hashOf(form: AssembledForm): string {
  return createHash('sha256').update(EDITION).update(canonicalJson(form)).digest('hex');
}

/** JSON with sorted keys. Fields stand in a list, so their order counts. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) =>
    member !== null && typeof member === 'object' && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([one], [other]) => (one < other ? -1 : 1)))
      : member,
  );
}
