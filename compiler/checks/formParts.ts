import type { Tenant } from '../../schemas/tenant.gen.ts';

/** The parts of a tenant that its forms are assembled from, by name or by pointer: a check that assembles one reads them all. */
export const FORM_PARTS = [
  'address',
  'blocking',
  'contact',
  'dateOfBirth',
  'forms',
  'names',
  'phone',
  'timeZone',
  'validation',
] as const satisfies readonly (keyof Tenant)[];
