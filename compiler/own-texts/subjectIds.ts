import type { Tenant } from '../../schemas/tenant.gen.ts';

/** The subjects of the contact form by their ids, whether they have words of their own or not. */
export function subjectIds({ subjects }: Pick<Tenant['contact'], 'subjects'>): string[] {
  return subjects.map((subject) => (typeof subject === 'string' ? subject : subject.id));
}
