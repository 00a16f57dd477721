/** What may be framed of what the gateway returned for a page that shows a PIN or a card (threat P2). */
export interface SecretAddress {
  readonly href: string;
  /** Of another origin than ours: only then may the frame keep its own origin (HTML, the sandbox attribute). */
  readonly isForeign: boolean;
}

export interface TrustedOrigins {
  /** The tenant's list, `connection.revealOrigins`. */
  readonly trusted: readonly string[];
  /** The portal's own origin. */
  readonly own: string;
}

/** An address has a place and a ticket; whatever is longer carries something else. In bytes. */
const LONGEST = 2048;

/**
 * Checks a returned address: https (http on this machine alone), an origin of the tenant's list, no credentials, at
 * most 2 KB. Nothing is mended: what is not plainly right is refused.
 * @returns null for a refused address
 */
export function secretAddress(address: string, { trusted, own }: TrustedOrigins): SecretAddress | null {
  // Printable ASCII alone: the parser would drop line breaks and tabs, and turn other letters into a host's name.
  if (address.length > LONGEST || !/^[!-~]+$/.test(address) || address.includes('\\')) return null;
  const url = URL.parse(address);
  if (!url || !isSafeProtocol(url) || /^[a-z]+:\/\/[^/?#]*@/i.test(address)) return null;
  if (!trusted.some((each) => new URL(each).origin === url.origin)) return null;
  return { href: url.href, isForeign: url.origin !== own };
}

function isSafeProtocol({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}

/** Names and addresses that never leave this machine (RFC 6761, RFC 1122). */
function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127\.\d+\.\d+\.\d+$/.test(hostname)
  );
}
