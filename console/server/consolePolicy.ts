import { baseHeaders } from '../../publish/page/baseHeaders.ts';

/**
 * What the console's page may load and run: its own files. Nothing is compiled from text, and no text becomes markup or
 * script (Trusted Types). The editor of JSON writes its styles into an element that carries the nonce.
 * @param frames origins that may stand in a frame: where previews are served
 */
export function consolePolicy(nonce: string, frames: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** On every answer: those of the portal, without the address for reports, which the console does not take. */
export const CONSOLE_HEADERS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(baseHeaders('dev', { coversSubDomains: false })).filter(
    ([name]) => name !== 'reporting-endpoints',
  ),
);
