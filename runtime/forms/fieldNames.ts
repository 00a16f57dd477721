import type { FormModule } from './formModule.ts';
import type { SentValues } from './formValues.ts';

/** Names of the fields that are the tenant's own. */
export function extraNames({ form }: FormModule): readonly string[] {
  return form.fields.flatMap(({ name, sentAs }) => (sentAs === undefined ? [] : [name]));
}

/** Whether a tenant's form has that field, empty or not. */
export function hasField({ form }: FormModule, name: string): boolean {
  return form.fields.some((field) => field.name === name);
}

/** Empty texts for a tenant's own fields of which something is known, by the gateway's names: what takes it away. */
export function emptyExtra({ form }: FormModule, known: SentValues): SentValues {
  const names = form.fields.flatMap(({ sentAs }) => (sentAs && known[sentAs] ? [sentAs] : []));
  return Object.fromEntries(names.map((name) => [name, '']));
}
