import { type Mendable, mendsOf, replaceBy } from '../mend.ts';

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** The whole of 127.0.0.0/8, also as IPv6 writes it, and the addresses that mean "this machine" (RFC 6890). */
const LOOPBACKS = /(?:^|\.)localhost\.?$|^127\.|^0\.0\.0\.0$|^\[::(?:1|ffff:7f[0-9a-f]{2}:[0-9a-f]+)?\]$/;

/** Whether an address leads to the machine of whoever asks for it. */
export function isLoopback(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { hostname } = new URL(value);
  return LOOPBACK.includes(hostname) || LOOPBACKS.test(hostname);
}

/**
 * Why an address must not stand in a published page, or null (threats X2, H5): https everywhere, http on
 * this machine only, and nothing that browsers and servers read differently.
 */
export function refuseAddress(value: string): string | null {
  const odd = refuseCharacters(value);
  if (odd) return odd;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:\/\/[^/]/i.test(value)) return 'is no full https address';
  if (url.username !== '' || url.password !== '') return 'holds a user name or password';
  if (url.protocol === 'http:' && !LOOPBACK.includes(url.hostname)) {
    return 'is not https (http is allowed on this machine only)';
  }
  return LOOPBACK.includes(url.hostname) ? null : refuseHost(url.hostname);
}

/** Labels that registries sell names below, as in `co.uk` (the usual ones of the Public Suffix List). */
const REGISTRY_LABELS: ReadonlySet<string> = new Set(['ac', 'co', 'com', 'edu', 'gov', 'mil', 'net', 'org']);
const IPV6_ADDRESS = /^\[[0-9a-f:.]+\]$/;

/** A content security policy trusts what it names, so it names one host at a time (threat P2). */
function refuseHost(name: string): string | null {
  if (IPV6_ADDRESS.test(name)) return null;
  if (name.includes('*')) return refuseWildcard();
  // Browsers let a host name hold signs that begin another directive in a policy.
  if (!/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(name))
    return 'has no plain host name: letters, digits, hyphens and dots';
  const [first = '', last] = name.split('.');
  const isSuffix =
    last === undefined || (name.split('.').length === 2 && last.length === 2 && REGISTRY_LABELS.has(first));
  return isSuffix ? `names a whole domain of registries; ${EXACT}` : null;
}

const EXACT = 'only exact hosts are allowed, each in full, such as https://pin.sorvia.example';

export function refuseWildcard(): string {
  return `holds a "*"; ${EXACT}`;
}

/** Why a link must not be offered to people, or null: beside addresses, a path of this site, mailto and tel. */
export function refuseLink(value: string): string | null {
  const odd = refuseCharacters(value);
  if (odd) return odd;
  if (value.startsWith('//')) return 'begins with "//", which leads to another site';
  if (value.startsWith('/')) return null;
  if (/^mailto:[^/?@]+@[^/?@]+(\?.*)?$/i.test(value) || /^tel:\+?[0-9().-]+$/i.test(value)) return null;
  if (/^https?:/i.test(value)) return refuseAddress(value);
  return 'is not a link that may be offered: use https, mailto, tel or a path that begins with "/"';
}

/** What stands in front of the path is the name of a page or a document: a file of somewhere, and no host. */
const FILE = /^[^/?#]+\.(?:html?|php|aspx?|jspx?|pdf|docx?|xlsx?|txt|xml|json|png|jpe?g|svg)(?:[?#]|$)/i;

/** The same address as it may stand in a page: with https, and without what is around it by accident. */
export function mendAddress(written: string, refuse: (value: string) => string | null): Mendable {
  const bare = written
    .trim()
    .replace(/^\/\//, 'https://')
    .replace(/^http:/i, 'https:');
  const isHost = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(bare) && !FILE.test(bare);
  const made = [bare, isHost ? `https://${bare}` : bare];
  const right = made.find((each) => each !== written && refuse(each) === null);
  return mendsOf(right === undefined ? null : replaceBy(right, true));
}

function refuseCharacters(value: string): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u0020\u007f-\u00a0\\]/.test(value))
    return 'holds a space, a control character or a backslash';
  // Paths in Persian, Hindi and others have joiners (U+200C, U+200D).
  return /(?![\u200c\u200d])[\p{Cf}\p{Z}]/u.test(value) ? 'holds a character that cannot be seen' : null;
}
