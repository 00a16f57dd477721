import { continueTrace, formatTraceparent, readTraceparent, type TraceContext } from './traceContext.ts';

/** Follows a request to the gateway and back. */
export interface Tracer {
  /** @param traceparent as the caller sent it */
  begin(traceparent: string | undefined): Span;
  /** Hands out what is still kept. */
  close(): Promise<void>;
}

/** One piece of work: a request, or a call that it makes. */
export interface Span {
  /** For the log. */
  readonly traceId: string;
  /** What whoever is called now is told. */
  readonly traceparent: string;
  /** A call that this one makes. */
  call(name: string): Span;
  /** @param name method and template, never an address (threat H7) */
  end(name: string, facts: SpanFacts): void;
}

export interface SpanFacts {
  /** 0 where there was no answer. */
  readonly status: number;
  readonly tenant: string | null;
}

/** Hands traces on and records none. */
export const PASSING_TRACER: Tracer = {
  begin: (traceparent) => passOn(continueTrace(readTraceparent(traceparent))),
  close: async () => undefined,
};

function passOn(context: TraceContext): Span {
  return {
    traceId: context.traceId,
    traceparent: formatTraceparent(context),
    call: () => passOn(continueTrace(context)),
    end: () => undefined,
  };
}
