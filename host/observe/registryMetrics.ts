import { Gauge, type Registry } from 'prom-client';
import type { RegistryReports } from './observer.ts';

/** How far this host is behind the registry. Nothing is shown before something was reported. */
export function createRegistryMetrics(registers: Registry[], now: () => Date): RegistryReports {
  let connected: boolean | null = null;
  let heard: number | null = null;
  let served: number | null = null;
  /** Since when something is known that is not served. */
  let behindSince: number | null = null;
  let tenants: () => ReadonlyMap<string, number> = () => new Map();

  const gauge = (name: string, help: string, read: () => number | null) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.reset();
        const value = read();
        if (value === null) this.remove();
        else this.set(value);
      },
    });
  gauge('portal_registry_connected', '1 while the registry is watched.', () =>
    connected === null ? null : Number(connected),
  );
  gauge('portal_registry_revision', 'All up to this revision is served.', () => served);
  gauge('portal_registry_heard_revision', 'The newest revision that this host has heard of.', () => heard);
  gauge('portal_registry_lag_seconds', 'For how long something newer is known than is served.', () => {
    if (heard === null) return null;
    return behindSince === null ? 0 : Math.max(0, (now().getTime() - behindSince) / 1000);
  });
  new Gauge({
    name: 'portal_tenant_revision',
    help: 'The revision at which a tenant was switched.',
    labelNames: ['tenant'],
    registers,
    collect() {
      this.reset();
      for (const [tenant, revision] of tenants()) this.set({ tenant }, revision);
    },
  });

  const compare = () => {
    if (heard === null || heard <= (served ?? 0)) behindSince = null;
    else behindSince ??= now().getTime();
  };
  return {
    connected(isConnected) {
      connected = isConnected;
    },
    heard(revision) {
      heard = Math.max(heard ?? 0, revision);
      compare();
    },
    served(revision, own) {
      served = revision;
      heard = Math.max(heard ?? 0, revision);
      if (own) tenants = own;
      compare();
    },
  };
}
