import { Gauge, type Registry } from 'prom-client';

/** What a scrape finds, read at that moment. */
export interface HostFacts {
  /** What `/readyz` says. */
  readonly isReady: boolean;
  readonly build: { readonly version: string; readonly hash: string };
  readonly environment: string;
  readonly tenants: readonly TenantFacts[];
}

export interface TenantFacts {
  readonly tenant: string;
  readonly isOk: boolean;
  readonly serves: 'newest' | 'last-good' | 'nothing';
  /** Of its pages, the one that stands in their ETag; null before the first of them was asked for. */
  readonly version: string | null;
  /** Texts that are shown in another language than the one that was chosen. */
  readonly borrowed: readonly { readonly language: string; readonly from: string; readonly texts: number }[];
}

/** Gauges that are set by each scrape, so that nothing is counted while nobody looks. */
export function collectHost(registers: Registry[], read: () => HostFacts | null, now: () => Date): void {
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    collect: (set: (labels: Partial<Record<Label, string>>, value: number) => void, facts: HostFacts) => void,
  ) =>
    new Gauge<Label>({
      name,
      help,
      labelNames,
      registers,
      collect() {
        this.reset();
        const facts = read();
        if (facts) collect((labels, value) => this.set(labels, value), facts);
      },
    });

  gauge('portal_ready', '1 where /readyz says 200.', [], (set, { isReady }) => set({}, isReady ? 1 : 0));
  gauge('portal_build_info', 'What is served.', ['version', 'build', 'environment'], (set, facts) =>
    set({ version: facts.build.version, build: facts.build.hash, environment: facts.environment }, 1),
  );
  gauge(
    'portal_time_seconds',
    'Clock of the host: portal_time_seconds - timestamp(portal_time_seconds) is how far it is off.',
    [],
    (set) => set({}, now().getTime() / 1000),
  );
  gauge(
    'portal_tenant_ok',
    '1 where the newest files of a tenant are served and it has its credentials.',
    ['tenant'],
    (set, { tenants }) => {
      for (const { tenant, isOk } of tenants) set({ tenant }, isOk ? 1 : 0);
    },
  );
  gauge(
    'portal_tenant_info',
    'What is served of a tenant: the version of its pages, and whether that is the newest.',
    ['tenant', 'version', 'serves'],
    (set, { tenants }) => {
      for (const { tenant, version, serves } of tenants) set({ tenant, version: version ?? '', serves }, 1);
    },
  );
  gauge(
    'portal_words_borrowed',
    'Texts of a language that are shown in another one, which has them.',
    ['tenant', 'language', 'from'],
    (set, { tenants }) => {
      for (const { tenant, borrowed } of tenants)
        for (const { language, from, texts } of borrowed) set({ tenant, language, from }, texts);
    },
  );
}
