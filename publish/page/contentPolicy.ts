import { createHash } from 'node:crypto';
import type { PolicyOrigins } from './policyOrigins.ts';

/** For answers that are no pages: nothing may run, nothing may frame them. */
export const BARE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** For answers of the gateway, should somebody open one as a page (threat H10). */
export const GATEWAY_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** What makes a page one of the console's preview; a published page is none, and nobody frames it. */
export interface PreviewPage {
  /** Origin of the console: who may frame the page. */
  readonly framedBy: string;
  /** Stands first in the page and tells the console what is shown. */
  readonly script: string;
}

export interface PolicyParts {
  readonly boot: string;
  readonly style: string;
  readonly origins: PolicyOrigins;
  readonly preview?: PreviewPage | undefined;
}

/** Where browsers report what a policy stopped; one address on every host, and no tenant's code. */
export const REPORTS_PATH = '/csp-reports';
/** The same as a header, and its name in the policies (W3C, Reporting API). */
export const REPORTING_ENDPOINTS = `reports="${REPORTS_PATH}"`;
const REPORTING = ['report-to reports', `report-uri ${REPORTS_PATH}`];

/**
 * Two policies, sent as two headers: a script must pass both. The first trusts only what the boot
 * script starts; the second keeps that to our own origin and the tenant's third parties, where the first has a
 * hole in Chromium. No directive but the reporting ones stands in both: many readers, and the graders among them,
 * join the two headers with a comma and then take a second `object-src` for a mistake. Tenants with third parties get two
 * more Trusted Types policies: `third-party` accepts exactly their scripts, and `default` lets those load further
 * ones from the same origins (`createScripts`). Others get neither.
 */
export function contentPolicies({ boot, style, origins, preview }: PolicyParts): [string, string] {
  const bootHash = [boot, ...(preview ? [preview.script] : [])].map(hashSource).join(' ');
  const { script, connect, image, frame } = origins;
  const first = [
    "default-src 'none'",
    `script-src ${bootHash} 'strict-dynamic'`,
    `style-src 'self' ${hashSource(style)}`,
    sources("img-src 'self' data:", image),
    "font-src 'self'",
    sources("connect-src 'self'", connect),
    frame.length > 0 ? sources('frame-src', frame) : "frame-src 'none'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${preview?.framedBy ?? "'none'"}`,
    "require-trusted-types-for 'script'",
    `trusted-types boot${script.length > 0 ? ' third-party default' : ''}`,
    ...REPORTING,
  ];
  const second = [sources(`script-src 'self' ${bootHash}`, script), "object-src 'none'", ...REPORTING];
  return [first.join('; '), second.join('; ')];
}

function sources(directive: string, origins: readonly string[]): string {
  return [directive, ...origins].join(' ');
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
