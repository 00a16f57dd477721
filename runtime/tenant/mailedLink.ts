/** What a link in a mail carries, and how it stands in the address. */
import type { Tenant } from '../../schemas/tenant.gen.ts';

/** Whose account, and the proof. */
export interface MailedLink {
  readonly email: string;
  readonly code: string;
}

/** The names of both in the address. */
export type LinkParameters = Tenant['mailLinks']['parameters'];

/**
 * Where the email will stand in what is prerendered for whoever brings one: the sign of Unicode for something that is put
 * in its place.
 */
export const EMAIL_PLACE = '\uFFFC';

/** A `+` that the link lost stands as a space, in addresses too. @returns null where one of the two is missing */
export function readMailedLink(search: string, { email, code }: LinkParameters): MailedLink | null {
  const given = new URLSearchParams(search);
  const address = given.get(email)?.trim().replaceAll(' ', '+');
  const proof = given.get(code);
  return address && proof ? { email: address, code: proof } : null;
}
