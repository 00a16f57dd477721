import type { Observer, SeenCall } from '../observe/observer.ts';
import type { Span } from '../observe/tracer.ts';

interface WatchedCall {
  readonly observer: Observer;
  readonly span: Span;
  readonly tenant: string;
  /** Method and template. */
  readonly call: string;
}

/** Tells whoever watches how long the gateway took until its answer began, and what it was. */
export function watchCall({ observer, span, tenant, call }: WatchedCall) {
  const start = performance.now();
  return {
    traceparent: span.traceparent,
    end(outcome: SeenCall['outcome']) {
      observer.gatewayCall({ tenant, call, outcome, seconds: (performance.now() - start) / 1000 });
      span.end(call, { status: typeof outcome === 'number' ? outcome : 0, tenant });
    },
  };
}
