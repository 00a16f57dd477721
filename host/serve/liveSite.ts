/** What is live: the tenants of a folder, published while they change. */
import { setTimeout as wait } from 'node:timers/promises';
import { formatProblem, formatWarning } from '../../compiler/problem.ts';
import type { Build } from '../../publish/build/loadBuild.ts';
import type { Manifest } from '../../runtime/assemble/manifest.ts';
import { NO_OBSERVER, type Observer } from '../observe/observer.ts';
import { createAlarm } from './alarm.ts';
import type { Background } from './background.ts';
import { createBorrowedLog } from './borrowedWords.ts';
import { createSiteServer, type SiteServer } from './createSiteServer.ts';
import { hideDoubtedValues, hideHostValues } from './hideHostValues.ts';
import type { KeptFiles } from './keptFiles.ts';
import type { Log } from './log.ts';
import { indexHosts } from './matchTenant.ts';
import { createPublishedTenants } from './publishedTenants.ts';
import { rememberHosts } from './rememberHosts.ts';
import { createSubDomainRule, type SubDomainRule } from './subDomainRule.ts';
import type { TenantState } from './tenantState.ts';
import type { TenantStore } from './tenantStore.ts';

/** One state of it: replaced whole, so no request sees half a change. */
interface Live {
  readonly state: TenantState;
  readonly site: SiteServer;
  readonly coversSubDomains: SubDomainRule;
}

export interface LiveSite {
  current(): Live;
  /** Takes up what changes from now on, and what has changed since the first reading. */
  watch(): Promise<void>;
  /** Takes up what the store has by now; everything that was asked for before is live then. */
  refresh(): Promise<void>;
  close(): void;
}

interface LiveSiteOptions {
  readonly build: Build;
  readonly files: KeptFiles;
  readonly store: TenantStore;
  readonly screens: readonly Manifest[];
  readonly distDir: string;
  /** Calls back with each change of what tenants are made from, and with the paths where these are known; null where `refresh` is called. */
  readonly watchChanges: ((onChange: (paths?: ReadonlySet<string>) => void) => { close(): void }) | null;
  /** When pages are made ready that nobody has asked for. */
  readonly background: Background;
  readonly now: () => Date;
  readonly log: Log;
  /** Told when a change is served; nobody unless given. */
  readonly observer?: Observer;
}

const WARM_AFTER_MILLISECONDS = 1_000;

/** @throws when the folder of tenants cannot be read */
export async function createLiveSite(options: LiveSiteOptions): Promise<LiveSite> {
  const { store, now, log, observer = NO_OBSERVER } = options;
  const publisher = createPublisher(options);
  let live = await publisher.publish();
  const alarm = createAlarm(now);
  /** Of what has changed since the last reading; null when nobody knows. */
  let changed: Set<string> | null = null;
  const takeUp = async () => {
    const paths = changed;
    changed = new Set();
    const start = performance.now();
    try {
      live = await publisher.publish(paths ?? undefined);
      observer.published((performance.now() - start) / 1000);
      log({ level: 'info', event: 'published', tenants: live.state.tenants.size });
    } finally {
      alarm.set(store.changesAt(), () => onChange());
    }
  };
  const ask = oneAtATime(() =>
    takeUp().catch((error: Error) => log({ level: 'error', event: 'tenants', message: error.message })),
  );
  const onChange = (paths: ReadonlySet<string> = new Set()) => {
    for (const path of paths) changed?.add(path);
    ask();
  };
  let watcher: { close(): void } | null = null;
  return {
    current: () => live,
    async watch() {
      watcher = options.watchChanges?.(onChange) ?? null;
      // Of thousands of tenants that takes a while, and what nobody watches has not changed since.
      if (watcher) await takeUp();
      else alarm.set(store.changesAt(), () => onChange());
    },
    refresh: ask,
    close() {
      watcher?.close();
      publisher.close();
      alarm.close();
    },
  };
}

/** Reads and publishes; pages are made ready beforehand once nobody waits for anything else. */
function createPublisher({ store, log, now, background, ...options }: LiveSiteOptions) {
  const published = createPublishedTenants(options.distDir);
  let warming = new AbortController();
  let isFirst = true;
  const logBorrowed = createBorrowedLog(log);
  const byHostOf = rememberHosts(indexHosts);
  const ruleOf = rememberHosts((tenants: TenantState['tenants']) =>
    createSubDomainRule([...tenants.values()].map(({ tenant }) => tenant)),
  );
  const warm = (site: SiteServer, state: TenantState) => {
    warming.abort();
    warming = new AbortController();
    const { signal } = warming;
    // Not at once: what somebody asks for now comes first.
    wait(WARM_AFTER_MILLISECONDS, undefined, { signal, ref: false })
      .then(() => {
        logBorrowed(state);
        return site.warm(background, signal);
      })
      .catch((error: Error) => {
        if (!signal.aborted) log({ level: 'error', event: 'warm', message: error.message });
      });
  };
  return {
    async publish(paths?: ReadonlySet<string>): Promise<Live> {
      const before = store.state();
      await store.reload(paths);
      const state = store.state();
      logProblems(state, isFirst ? null : before, log);
      isFirst = false;
      const byHost = byHostOf(state.tenants);
      const site = createSiteServer({ ...options, state, published, byHost, now: now() });
      warm(site, state);
      return { state, site, coversSubDomains: ruleOf(state.tenants) };
    },
    close: () => warming.abort(),
  };
}

/** One at a time, and one after it for all that was asked for meanwhile. */
function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  return function ask(): Promise<void> {
    if (running === null) {
      running = run().finally(() => {
        running = null;
      });
      return running;
    }
    next ??= running.then(() => {
      next = null;
      return ask();
    });
    return next;
  };
}

/**
 * Where people look: each problem is a line of the log as well, with each publish until it is mended; each warning
 * once, when it is new.
 */
function logProblems(
  { problems, warnings, unread, tenants }: TenantState,
  before: TenantState | null,
  log: Log,
): void {
  const tell = (event: string, tenant: string, message: string) =>
    log({ level: 'warn', event, tenant, isServed: tenants.has(tenant), message });
  for (const [name, found] of problems) {
    for (const problem of found) tell('tenant', name, formatProblem(hideHostValues(problem)));
  }
  for (const [name, found] of warnings) {
    if (before?.warnings.get(name) === found) continue;
    for (const warning of found) tell('tenant-warning', name, formatWarning(hideDoubtedValues(warning)));
  }
  if (before?.unread === unread) return;
  for (const warning of unread) {
    log({ level: 'warn', event: 'tenant-warning', message: formatWarning(warning) });
  }
}
