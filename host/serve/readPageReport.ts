import type { PageReport } from '../observe/observer.ts';

/** What may be told of by name. */
export interface KnownNames {
  readonly isScreen: (id: string) => boolean;
  /** Whether an error has a text of its own. */
  readonly isCode: (code: string) => boolean;
}

/** A report without the tenant, which the address says. */
export interface SentReport extends Omit<PageReport, 'tenant'> {
  /** Of the page; null where it had none. */
  readonly version: string | null;
}

const MAX_BYTES = 4 * 1024;
const MAX_ERRORS = 20;
/** Longer than any page takes, and than anybody waits, in milliseconds. */
const MAX_MILLISECONDS = 120_000;
const MAX_SHIFT = 100;

/**
 * Takes known names and numbers within bounds out of what was sent, and leaves everything else there.
 * @returns null when the body is no report
 */
export function readPageReport(body: Uint8Array, { isScreen, isCode }: KnownNames): SentReport | null {
  if (body.length > MAX_BYTES) return null;
  const sent = parse(body);
  if (typeof sent?.screen !== 'string' || !isScreen(sent.screen)) return null;
  const errors = Array.isArray(sent.errors) ? sent.errors.slice(0, MAX_ERRORS) : [];
  return {
    version: typeof sent.version === 'string' && /^[0-9a-f]{16}$/.test(sent.version) ? sent.version : null,
    screen: sent.screen,
    lcp: numberIn(sent.lcp, MAX_MILLISECONDS),
    inp: numberIn(sent.inp, MAX_MILLISECONDS),
    cls: numberIn(sent.cls, MAX_SHIFT),
    errors: errors.flatMap((each) => {
      const { screen, code } = asRecord(each) ?? {};
      if (typeof screen !== 'string' || !isScreen(screen) || typeof code !== 'string') return [];
      return [{ screen, code: isCode(code) ? code : 'other' }];
    }),
  };
}

function parse(body: Uint8Array): Readonly<Record<string, unknown>> | null {
  try {
    return asRecord(JSON.parse(new TextDecoder().decode(body)));
  } catch {
    return null;
  }
}

function numberIn(value: unknown, most: number): number | null {
  return typeof value === 'number' && value >= 0 && value <= most ? value : null;
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}
