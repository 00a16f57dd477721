import { randomUUID } from 'node:crypto';

/** Which trace a call belongs to (W3C Trace Context, level 1). */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits. */
  readonly spanId: string;
  /** Two hexadecimal digits; the last bit says that the caller records. */
  readonly flags: string;
}

const HEADER = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

/**
 * Reads a `traceparent`. Only its digits are taken: `tracestate` may hold anything, and is handed to nobody.
 * @returns null for what is none: the trace begins here then
 */
export function readTraceparent(header: string | undefined): TraceContext | null {
  const [, version, traceId = '', spanId = '', flags = '', more] = HEADER.exec(header ?? '') ?? [];
  // Later versions may say more; the first may not, and `ff` is none.
  if (version === undefined || version === 'ff' || (version === '00' && more)) return null;
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return null;
  return { traceId, spanId, flags };
}

export function formatTraceparent({ traceId, spanId, flags }: TraceContext): string {
  return `00-${traceId}-${spanId}-${flags}`;
}

/** A part of the same trace, or the first of a new one, which nobody records. */
export function continueTrace(parent: TraceContext | null): TraceContext {
  const spanId = randomDigits().slice(-16);
  return parent ? { ...parent, spanId } : { traceId: randomDigits(), spanId, flags: '00' };
}

/**
 * 32 hexadecimal digits, of which the last 14 are all random, as the standard wants of a trace, and the last 16 never only
 * zeros (RFC 9562, section 5.4). Node draws many of these at once: a call for the bytes of each took a tenth of a page's answer.
 */
function randomDigits(): string {
  return randomUUID().replaceAll('-', '');
}
