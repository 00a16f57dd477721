import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { collectHost, type HostFacts } from './collectHost.ts';
import type { Observer } from './observer.ts';
import { createRegistryMetrics } from './registryMetrics.ts';

export interface Metrics extends Observer {
  /** What is read at each scrape. */
  watch(facts: () => HostFacts): void;
  /** In the text format of Prometheus 0.0.4. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** Beyond so many tenants the histograms of requests name none: 4 kinds of 12 lines for each make 48,000 lines. */
export const MOST_TENANTS_OF_REQUESTS = 1_000;
/** The same of gateway calls: each of 30 calls in some classes has 12 lines for each tenant. */
export const MOST_TENANTS_OF_CALLS = 100;

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const CALL_SECONDS = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Around the bounds of what counts as good and as poor: 2.5 and 4 s, 200 and 500 ms, 0.1 and 0.25. */
const PAINT_SECONDS = [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10];
const INTERACTION_SECONDS = [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2];
const SHIFTS = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/** Metrics of one host, in a registry of their own: several hosts of one process, as in tests, share none. */
export function createMetrics(now: () => Date): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const known = new Set<string>();
  let readFacts: (() => HostFacts) | null = null;
  /** Tenants that were seen: once there are too many of them, new series name none. */
  const label = (tenant: string, most: number) => {
    known.add(tenant);
    return known.size > most ? '*' : tenant;
  };

  const requests = new Counter({
    name: 'portal_requests_total',
    help: 'Answered requests, by tenant, template of the address, and class of the status.',
    labelNames: ['tenant', 'route', 'class'],
    registers,
  });
  const requestSeconds = new Histogram({
    name: 'portal_request_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['tenant', 'kind'],
    buckets: SECONDS,
    registers,
  });
  const gatewaySeconds = new Histogram({
    name: 'portal_gateway_seconds',
    help: 'Time until a gateway began its answer, by tenant, call, and class of the status.',
    labelNames: ['tenant', 'call', 'class'],
    buckets: CALL_SECONDS,
    registers,
  });
  const limited = new Counter({
    name: 'portal_limited_total',
    help: 'Calls that a limit has answered with 429.',
    labelNames: ['call'],
    registers,
  });
  const publishSeconds = new Histogram({
    name: 'portal_publish_seconds',
    help: 'Time from noticing a change of tenants until it is served.',
    buckets: CALL_SECONDS,
    registers,
  });
  const page = createPageMetrics(registers);
  collectHost(registers, () => readFacts?.() ?? null, now);

  return {
    request({ tenant, route, status, isAborted, seconds }) {
      const name = tenant ?? '';
      requests.inc({ tenant: name, route, class: isAborted ? 'aborted' : classOf(status) });
      const labels = { tenant: label(name, MOST_TENANTS_OF_REQUESTS), kind: kindOf(route) };
      if (!isAborted) requestSeconds.observe(labels, seconds);
    },
    gatewayCall({ tenant, call, outcome, seconds }) {
      const ending = typeof outcome === 'number' ? classOf(outcome) : outcome;
      gatewaySeconds.observe({ tenant: label(tenant, MOST_TENANTS_OF_CALLS), call, class: ending }, seconds);
    },
    limited: (call) => limited.inc({ call }),
    published: (seconds) => publishSeconds.observe(seconds),
    page,
    registry: createRegistryMetrics(registers, now),
    watch(facts) {
      readFacts = facts;
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function createPageMetrics(registers: Registry[]): Observer['page'] {
  const histogram = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name, help, labelNames: ['tenant'], buckets, registers });
  const lcp = histogram(
    'portal_page_lcp_seconds',
    'Largest contentful paint, as browsers tell.',
    PAINT_SECONDS,
  );
  const inp = histogram('portal_page_inp_seconds', 'Interaction to next paint.', INTERACTION_SECONDS);
  const cls = histogram('portal_page_cls', 'Cumulative layout shift.', SHIFTS);
  const errors = new Counter({
    name: 'portal_page_errors_total',
    help: 'Errors that people were shown, by screen and code.',
    labelNames: ['tenant', 'screen', 'code'],
    registers,
  });
  const landings = new Counter({
    name: 'portal_page_reports_total',
    help: 'Reports of pages, by the screen on which people landed.',
    labelNames: ['tenant', 'screen'],
    registers,
  });
  return (report) => {
    const { tenant, screen } = report;
    landings.inc({ tenant, screen });
    if (report.lcp !== null) lcp.observe({ tenant }, report.lcp / 1000);
    if (report.inp !== null) inp.observe({ tenant }, report.inp / 1000);
    if (report.cls !== null) cls.observe({ tenant }, report.cls);
    for (const each of report.errors) errors.inc({ tenant, ...each });
  };
}

function classOf(status: number): string {
  return `${Math.floor(status / 100)}xx`;
}

/** What a request was for: few kinds, since each has a histogram. */
function kindOf(route: string): string {
  if (route.startsWith('gateway ')) return 'gateway';
  if (route === '/static/*') return 'file';
  return /^\/(?:\*|:tenant(?:\/\*)?)?$/.test(route) ? 'page' : 'own';
}
