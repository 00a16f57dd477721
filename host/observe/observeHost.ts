import type { Metrics } from './createMetrics.ts';
import { NO_OBSERVER, type Observer } from './observer.ts';
import { type MetricsServer, serveMetrics } from './serveMetrics.ts';
import { PASSING_TRACER, type Tracer } from './tracer.ts';

export interface ObserveOptions {
  /** Where `/metrics` is; 0 takes any free port, none is served unless given. */
  readonly metricsPort?: number | undefined;
  /** The address that it listens on; the host's own unless given. */
  readonly metricsAddress?: string | undefined;
  /** Of a collector that takes OTLP over HTTP; nothing is recorded unless given. */
  readonly traceEndpoint?: string | undefined;
  /** Share of the traces that is recorded, 0 to 1; all unless given. */
  readonly traceShare?: number | undefined;
}

export interface Observation {
  readonly observer: Observer;
  readonly tracer: Tracer;
  /** Begins to serve `/metrics`. @returns its address; null where it is not asked for @throws when the port is taken */
  listen(): Promise<string | null>;
  readonly watch: Metrics['watch'];
  close(): Promise<void>;
}

interface HostToObserve extends ObserveOptions {
  readonly address: string;
  readonly version: string;
  readonly environment: string;
  readonly now: () => Date;
}

/** What is not asked for is not loaded. */
export async function observeHost(options: HostToObserve): Promise<Observation> {
  const { metricsPort, metricsAddress, traceEndpoint, traceShare = 1, address, now } = options;
  const metrics = metricsPort === undefined ? null : (await import('./createMetrics.ts')).createMetrics(now);
  let server: MetricsServer | null = null;
  const tracer = traceEndpoint
    ? (await import('./exportTraces.ts')).exportTraces({
        ...options,
        endpoint: traceEndpoint,
        share: traceShare,
      })
    : PASSING_TRACER;
  return {
    observer: metrics ?? NO_OBSERVER,
    tracer,
    async listen() {
      server = metrics && (await serveMetrics(metrics, metricsPort ?? 0, metricsAddress ?? address));
      return server?.url ?? null;
    },
    watch: (facts) => metrics?.watch(facts),
    async close() {
      // A collector that does not answer holds up nobody's end.
      await Promise.all([server?.close(), tracer.close().catch(() => undefined)]);
    },
  };
}
