import { parseSource } from '../parseSource.ts';
import { textsOf } from '../textsOf.ts';
import { walkTenant } from '../walkTenant.ts';
import { CREDENTIAL, findSecret, looksRandom } from '../warnings/findSecret.ts';

/**
 * Whether a text holds what certainly is a secret: one that says so itself, such as a private key, or a random text in
 * the place of a credential's name. Random texts elsewhere may be meant to be public.
 */
export function holdsSecret(text: string | Uint8Array): boolean {
  const { document } = parseSource(text);
  const written = typeof text === 'string' ? text : Buffer.from(text).toString('utf8');
  // As it is written as well: of a key that stands twice, the value has only the last.
  if (findSecret(written) !== null) return true;
  if (!document) return false;
  const isCredential = walkTenant(document.value).some(
    ({ pointer, value }) => typeof value === 'string' && CREDENTIAL.test(pointer) && looksRandom(value),
  );
  return isCredential || textsOf(document.value).some((each) => findSecret(each) !== null);
}
