/** One violation of a content security policy, without anything that could be about a person. */
export interface PolicyReport {
  readonly directive: string;
  /** Origin, or the keyword that the browser gives instead (`inline`, `eval`, `data` …). */
  readonly blocked: string;
  /** Path of the page, for its template alone. */
  readonly path: string;
}

/** More in one request is noise. */
const MAX_REPORTS = 20;

/**
 * Reads both forms that browsers send: `application/csp-report` (CSP level 2) and `application/reports+json`
 * (Reporting API). What is no report is left out.
 * @returns null when the body is no JSON
 */
export function readReports(body: Uint8Array): readonly PolicyReport[] | null {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
  const all = Array.isArray(value) ? value.slice(0, MAX_REPORTS) : [value];
  return all.flatMap((each) => {
    const report = asRecord(each);
    const old = asRecord(report['csp-report']);
    const own = asRecord(report.body);
    const directive = text(
      own.effectiveDirective ?? old['effective-directive'] ?? old['violated-directive'],
    ).split(' ', 1)[0];
    if (!directive || !/^[a-z-]{3,40}$/.test(directive)) return [];
    return [
      {
        directive,
        blocked: originOf(text(own.blockedURL ?? old['blocked-uri'])),
        path: pathOf(text(own.documentURL ?? old['document-uri'])),
      },
    ];
  });
}

function originOf(blocked: string): string {
  if (/^[a-z-]{1,40}$/.test(blocked)) return blocked;
  const url = URL.parse(blocked);
  if (!url) return 'unknown';
  return /^https?:$/.test(url.protocol) ? url.origin.slice(0, 200) : url.protocol.slice(0, -1);
}

function pathOf(address: string): string {
  return URL.parse(address)?.pathname ?? '';
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
