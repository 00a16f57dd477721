import { createHash } from 'node:crypto';

/** For answers that are no pages: nothing may run, nothing may frame them. */
export const BARE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** For answers of the gateway, should somebody open one as a page (threat H10). */
export const GATEWAY_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

export interface PolicyParts {
  readonly boot: string;
  readonly style: string;
  /** Origins that the page's scripts may call beside their own. */
  readonly connect: readonly string[];
}

/**
 * Two policies, sent as two headers: a script must pass both (stack, B3). The first trusts only what the boot
 * script starts; the second keeps that to our own origin, where the first has a hole in Chromium.
 */
export function contentPolicies({ boot, style, connect }: PolicyParts): [string, string] {
  const bootHash = hashSource(boot);
  const first = [
    "default-src 'none'",
    `script-src ${bootHash} 'strict-dynamic'`,
    `style-src 'self' ${hashSource(style)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...new Set(connect)].join(' '),
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types boot',
  ];
  return [first.join('; '), `script-src 'self' ${bootHash}; object-src 'none'`];
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
