/** Long enough to name one call of years, short enough to be read out. */
const SHOWN_LENGTH = 13;

/** A trace that begins in the browser (W3C Trace Context). */
export interface CallTrace {
  /** What people are shown of its id, 32 hexadecimal digits, which is `traceId` in the host's log. */
  readonly reference: string;
  /** The header's value. */
  readonly traceparent: string;
}

/** Another one for each call: nothing joins the calls of a person by it (threat H7). The host decides what is recorded. */
export function beginTrace(): CallTrace {
  const id = crypto.randomUUID().replaceAll('-', '');
  // The browser's own part of the trace is told to nobody, so that its name need not be another one.
  return { reference: shortened(id), traceparent: `00-${id}-${id.slice(16)}-00` };
}

/** The beginning of an id, by which a search of the log finds it (LOV-60). */
export function shortened(id: string): string {
  return id.slice(0, SHOWN_LENGTH);
}
