/** Forms as a browser gets them: compiled for a tenant, loaded from their text. */
import { compileForms } from '../../compiler/compileForms.ts';
import type { FormName } from '../../compiler/formSources.ts';
import { type Check, createCheck, type FormModule } from '../../runtime/forms/createCheck.ts';
import type { FormValues } from '../../runtime/forms/formValues.ts';
import type { PublicTenant } from '../../runtime/tenant/pageData.ts';

export async function loadForm(tenant: PublicTenant, name: FormName): Promise<FormModule> {
  const { modules, addresses } = compileForms(tenant);
  return importText(modules.get(addresses[name]) ?? '');
}

export async function importText(text: string): Promise<FormModule> {
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`)) as FormModule;
}

export interface LoadedForm {
  readonly module: FormModule;
  readonly check: Check;
  /** The rule that one field is told to break; null when it breaks none. */
  ruleOf(field: string, typed: FormValues): string | null;
}

export async function aForm(tenant: PublicTenant, name: FormName): Promise<LoadedForm> {
  const module = await loadForm(tenant, name);
  const check = createCheck(module);
  return {
    module,
    check,
    ruleOf: (field, typed) => check(typed).find((error) => error.field === field)?.rule ?? null,
  };
}
