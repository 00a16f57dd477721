/** What a text seems to be, when it seems to be something that nobody but its owner may read. */

/** Secrets that say what they are. What providers give out to be public (`pk_…`, `AIza…`, `GTM-…`) is none. */
const KNOWN: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a private key', /-----BEGIN [A-Z0-9 ]*PRIVATE KEY( BLOCK)?-----/],
  ['a token', /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]*/],
  ['a secret key', /\b(?:[sr]k_(?:live|test)|whsec)_[A-Za-z0-9]{8,}/],
  ['a secret key', /\bsk-(?=\S*\d)(?=\S*[A-Z])[\w-]{20,}|\bsk\.eyJ[\w-]{8,}/],
  ['a key of a cloud account', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/],
  ['a token', /\b(?:gh[opsur]_[A-Za-z0-9]{30,}|github_pat_\w{30,}|glpat-[\w-]{20,}|npm_[A-Za-z0-9]{30,})/],
  ['a token', /\bxox[abeoprs]-[A-Za-z0-9-]{10,}|\bSG\.[\w-]{16,}\.[\w-]{16,}/],
  ['a token', /\b(?:Bearer|Basic) +(?=\S*\d)[A-Za-z0-9+/._~-]{16,}={0,2}/],
  ['a password in an address', /\b[a-z][a-z0-9+.-]*:\/\/[^\s/?#:@]*:[^\s/?#@]+@/i],
  [
    'a password in an address',
    /[?&#;](?:password|passwd|pwd|secret|client_?secret|token|access_?token|refresh_?token|id_?token|api_?key|sig|signature)=(?!&|$|\$\{)[^&\s#]{6,}/i,
  ],
  ['a password', /(?:^|[\s;,])(?:password|passwd|pwd|secret|api[_-]?key)\s*[=:]\s*(?=\S*\d)\S{6,}/i],
];

/** Ids as programs make them (RFC 9562), and what is public by its provider's word. */
const PUBLIC = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|AIza[\w-]{35}|pk[._].*)$/i;

/** Without blanks; a name in parts, such as `my-screen_2`, is looked at part by part. */
const PIECE = /[A-Za-z0-9+/]{20,}/g;
/** Of hexadecimal digits, which say less each, and where capitals are missing. */
const LONG = 32;
/** How often the kind of sign changes, for each sign: of words and of names it is less. */
const CHANGES = 0.25;
/** Bits that one sign says, of those that stand there. */
const BITS = 3.5;
const HEX_BITS = 3;

/** @returns such as `a private key`; null for what may be read by everybody. Never the secret itself */
export function findSecret(text: string): string | null {
  return KNOWN.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** Whether a text holds a long piece that only a generator of random numbers writes. */
export function looksRandom(text: string): boolean {
  if (PUBLIC.test(text)) return false;
  return [...text.matchAll(PIECE)].some(([piece]) => {
    if (!/\d/.test(piece) || !/[a-z]/i.test(piece)) return false;
    if (/^[0-9a-f]+$/i.test(piece)) return piece.length >= LONG && bits(piece) >= HEX_BITS;
    const isMixed = /[a-z]/.test(piece) && /[A-Z]/.test(piece);
    return (isMixed || piece.length >= LONG) && changes(piece) >= CHANGES && bits(piece) >= BITS;
  });
}

function changes(text: string): number {
  const kinds = [...text].map((sign) => [/\d/, /[a-z]/, /[A-Z]/].findIndex((kind) => kind.test(sign)));
  return kinds.filter((kind, index) => index > 0 && kind !== kinds[index - 1]).length / text.length;
}

/** Shannon's entropy of a text's signs, in bits for each. */
function bits(text: string): number {
  const counts = new Map<string, number>();
  for (const sign of text) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => {
    const share = count / text.length;
    return sum - share * Math.log2(share);
  }, 0);
}

/** Where the name of a credential stands, and never the credential. */
export const CREDENTIAL = /^\/connections\/[^/]+\/gateway\/client(?:Id|Secret)$/;

/** Whether a message may not repeat a text: it stands in logs, and this is a secret, or where people put one by mistake. */
export function isSecretAt(pointer: string, text: string): boolean {
  return CREDENTIAL.test(pointer) || findSecret(text) !== null || looksRandom(text);
}
