import { Ajv } from 'ajv';
import type { DeclaredForm, DeclaredRules } from '../runtime/assemble/form.ts';
import formSchema from '../schemas/form.schema.json' with { type: 'json' };
import { type FormName, formSchemas } from '../schemas/forms.gen.ts';
import rules from '../schemas/rules.schema.json' with { type: 'json' };

export type { FormName };

const isForm = new Ajv({ allErrors: true, code: { optimize: false } }).compile<DeclaredForm>(formSchema);

/** @throws Error for a file of schemas/forms that says what no form may say: a mistake of ours, found by any test */
function readForm(name: string, source: unknown): DeclaredForm {
  if (isForm(source)) return source;
  const [first] = isForm.errors ?? [];
  throw new Error(`The form "${name}" is none: ${first?.instancePath} ${first?.message}.`);
}

/** Every form of the portal, by name. */
export const declaredForms = Object.fromEntries(
  Object.entries(formSchemas).map(([name, source]) => [name, readForm(name, source)]),
) as Readonly<Record<FormName, DeclaredForm>>;

export const declaredRules: DeclaredRules = rules.$defs;
