import type { FormModule } from './formModule.ts';

/** Names of the fields that are the tenant's own. */
export function extraNames({ form }: FormModule): readonly string[] {
  return form.fields.flatMap(({ name, sentAs }) => (sentAs === undefined ? [] : [name]));
}
