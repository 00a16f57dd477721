/** Loaded only where there is a collector: without one nobody pays for its packages (decision 037). */
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { readTraceparent } from './traceContext.ts';
import type { Span, SpanFacts, Tracer } from './tracer.ts';

export interface TraceExport {
  /** Of the collector; `/v1/traces` is added to it (OTLP over HTTP). */
  readonly endpoint: string;
  /** Share of the traces that is recorded, 0 to 1. */
  readonly share: number;
  readonly version: string;
  readonly environment: string;
}

type OwnTracer = ReturnType<TracerProvider['getTracer']>;

/** Records requests and gateway calls: templates, statuses and tenants, never an address or anything of a person. */
export function exportTraces({ endpoint, share, version, environment }: TraceExport): Tracer {
  // By the trace's id, whatever the caller's flag says: nobody outside decides what is recorded here.
  const ratio = new TraceIdRatioBasedSampler(share);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'benefit-card-portal',
      'service.version': version,
      'deployment.environment.name': environment,
    }),
    sampler: new ParentBasedSampler({
      root: ratio,
      remoteParentSampled: ratio,
      remoteParentNotSampled: ratio,
    }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }),
      }),
    ],
  });
  const tracer = provider.getTracer('portal-host', version);
  return {
    begin(traceparent) {
      const caller = readTraceparent(traceparent);
      const context = caller
        ? trace.setSpanContext(ROOT_CONTEXT, {
            traceId: caller.traceId,
            spanId: caller.spanId,
            traceFlags: Number.parseInt(caller.flags, 16) & TraceFlags.SAMPLED,
            isRemote: true,
          })
        : ROOT_CONTEXT;
      return beginSpan(tracer, 'request', SpanKind.SERVER, context);
    },
    close: () => provider.shutdown(),
  };
}

function beginSpan(tracer: OwnTracer, name: string, kind: SpanKind, parent: Context): Span {
  const span = tracer.startSpan(name, { kind }, parent);
  const { traceId, spanId, traceFlags } = span.spanContext();
  return {
    traceId,
    traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
    call: (called) => beginSpan(tracer, called, SpanKind.CLIENT, trace.setSpan(parent, span)),
    end(ended, { status, tenant }: SpanFacts) {
      const [method = '', ...route] = ended.split(' ');
      span.updateName(ended);
      span.setAttributes({
        'http.request.method': method,
        [kind === SpanKind.SERVER ? 'http.route' : 'url.template']: route.join(' '),
        ...(status > 0 && { 'http.response.status_code': status }),
        ...(tenant && { 'portal.tenant': tenant }),
      });
      if (status === 0 || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}
