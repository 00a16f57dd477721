import { createHash } from 'node:crypto';

/** Header, query and body keys whose value is a token, a code, a password or a secret. */
const SECRET_KEY =
  /token|secret|passw(or)?d|passwd|^(code|otp|code_verifier|verification_code|validation_code|id_token_hint|cookie|set-cookie|xsrf)$/i;

/** `***` and the first 8 hex digits of the SHA-256, so that two can be compared and none can be used. */
function maskValue(value: string): string {
  return `***${createHash('sha256').update(value).digest('hex').slice(0, 8)}`;
}

/** A copy with each secret masked, at any depth. */
export function maskSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskSecrets);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value);
  // identity_proof (GRD-31, GRD-32): the password stands under `value`.
  const isProof = entries.some(([key, entry]) => key === 'type' && entry === 'password');
  return Object.fromEntries(
    entries.map(([key, entry]) => [key, maskEntry(isProof && key === 'value' ? 'password' : key, entry)]),
  );
}

function maskEntry(key: string, entry: unknown): unknown {
  if (typeof entry === 'string' && key.toLowerCase() === 'authorization') {
    const [scheme = '', ...rest] = entry.split(' ');
    return rest.length > 0 ? `${scheme} ${maskValue(rest.join(' '))}` : maskValue(entry);
  }
  if (!SECRET_KEY.test(key)) return maskSecrets(entry);
  if (typeof entry === 'string') return maskValue(entry);
  if (Array.isArray(entry)) return entry.map((item) => maskEntry(key, item));
  return entry !== null && typeof entry === 'object' ? maskSecrets(entry) : maskValue(String(entry));
}
