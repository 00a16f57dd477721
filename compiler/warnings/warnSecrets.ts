import { CREDENTIAL, findSecret, looksRandom } from './findSecret.ts';
import { isHostOnly, type ValueWarning } from './valueWarning.ts';

/** Addresses hold ids of documents and hashes of files; names of pictures do as well. */
const ADDRESSES: ReadonlySet<string | null> = new Set([
  'link',
  'address',
  'origin',
  'assetFile',
  'cardPicture',
]);

/** A provider's id of the portal is public, and often random (RFC 6749, section 2.2). */
const CLIENT_ID = /^\/connections\/[^/]+\/sso\/clientId$/;

/** Whoever opens a page of the portal can read this value. The message never repeats it: it stands in logs. */
export const warnSecrets: ValueWarning = ({ kind, pointer, value, isChoice }) => {
  if (typeof value !== 'string' || isChoice) return [];
  const at = (message: string) => [{ pointer, rule: 'secret', message }];
  if (isHostOnly(pointer)) {
    if (!CREDENTIAL.test(pointer) || !(findSecret(value) || looksRandom(value))) return [];
    return at('This looks like a credential itself: only the name of its environment variable stands here.');
  }
  const what = findSecret(value);
  if (what)
    return at(`This looks like ${what}, and every browser reads it: take it out, and have it replaced.`);
  if (ADDRESSES.has(kind) || CLIENT_ID.test(pointer) || !looksRandom(value)) return [];
  return at(
    'This looks like a secret, and every browser reads it: leave it only if it is meant to be public.',
  );
};
