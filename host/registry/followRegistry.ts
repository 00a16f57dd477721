// Over 150 lines: the life of what is followed, from the start to the end; what each step does stands in files of its own.
import { setTimeout as wait } from 'node:timers/promises';
import type { Environment } from '../../compiler/environment.ts';
import {
  type Pointer,
  pointerName,
  type Ring,
  readPointer,
  readPointerName,
} from '../../publish/registry/pointer.ts';
import {
  HOST_SECONDS,
  type HostStatus,
  type KeptPointer,
  type Registry,
  type Snapshot,
} from '../../publish/registry/registry.ts';
import type { CompileTexts } from '../../publish/source-sets/compileTexts.ts';
import type { RegistryReports } from '../observe/observer.ts';
import type { Background } from '../serve/background.ts';
import type { Log } from '../serve/log.ts';
import { MOST_IN_MEMORY } from '../serve/publishedTenants.ts';
import type { RegistryStatus } from '../serve/readiness.ts';
import { createUnpackedTenants } from '../serve/servedTenant.ts';
import { createBlobs } from './createBlobs.ts';
import { createSync } from './createSync.ts';
import type { DiskCopy, KeptSet } from './diskCopy.ts';
import { describeTrouble, type FollowedTenant } from './followedTenant.ts';
import { loadTenant } from './loadTenant.ts';

export interface FollowOptions {
  readonly registry: Registry;
  readonly environment: Environment;
  /** Whose next versions this host is shown first; none when null. */
  readonly ring: Ring | null;
  readonly copy: DiskCopy;
  readonly compile: CompileTexts;
  /** Of this host, among the living. */
  readonly id: string;
  /** Hash of the built runtime. */
  readonly build: string;
  /** So many tenants are compiled before the first answer, of more each at its first use; 50 unless given. */
  readonly eager?: number | undefined;
  readonly now: () => Date;
  readonly log: Log;
  /** When tenants are compiled that nobody has asked for. */
  readonly background: Background;
  /** Told how far this host is. */
  readonly reports: RegistryReports;
}

export interface Follower {
  readonly tenants: () => ReadonlyMap<string, FollowedTenant>;
  status(): RegistryStatus;
  /** Before the first request. @param goLive makes live what `tenants` says by then */
  serve(goLive: () => Promise<void>): void;
  /** Says that this host lives, and follows from now on. */
  start(): Promise<void>;
  /** Ends when everything that was published before this was asked is live; soon, when nobody answers. */
  sync(): Promise<void>;
  /** Compiles the tenant of an address, if that was put off. */
  prepare(host: string, path: string): Promise<void>;
  close(): Promise<void>;
}

const EAGER = 50;
const AT_ONCE = 16;
const ANNOUNCE_MILLISECONDS = (HOST_SECONDS * 1000) / 4;
/** At most so long after its start a host goes on with its copy. */
const START_MILLISECONDS = 1_500;
const RETRY_MILLISECONDS = 500;
const SYNC_MILLISECONDS = 100;
const COPY_MILLISECONDS = 500;
/** Of thousands of tenants the copy takes a while, in which no change goes live: between two of them so many times that. */
const COPY_REST = 20;
const WARM_AFTER_MILLISECONDS = 1_000;
/** Few, since whoever asks for a tenant meanwhile waits for them; more than one, since each replaces the whole map. */
const WARMED_AT_ONCE = 8;
/** So many of these between two writes to the disk. */
const SAVED_EACH = 12;
/** Nobody waits longer than this for a registry that does not answer. */
const LONGEST_SYNC_MILLISECONDS = 1_000;

/** Reads the pointers, or the copy when the registry is away; `start` follows them from then on. */
export async function followRegistry(options: FollowOptions): Promise<Follower> {
  const { registry, environment, ring, copy, log, reports, now, background, eager = EAGER } = options;
  const end = new AbortController();
  const since = now().toISOString();
  const blobs = createBlobs(registry, copy);
  const unpacked = createUnpackedTenants(MOST_IN_MEMORY);
  /** Replaced whole: nobody sees half of a change. */
  let tenants: Tenants = new Map();
  let snapshot: Snapshot | null = null;
  let servedRevision = 0;
  let hasSet = false;
  let unreachableSince: Date | null = null;
  let goLive = async () => {};
  /** Codes of tenants that nobody is answered for yet: put off, or compiled since the last time that all went live. */
  const unlive = new Set<string>();
  /** What the copy had at the start, of tenants that nothing good was loaded of since. */
  const onDisk = new Map<string, Pointer>();
  /** The registry has lost tenants that this host has: whoever is not published to it again yet stays. */
  let isFilledAnew = false;
  let isWarming = false;
  /** How long the last copy took to write. */
  let copyMilliseconds = 0;
  let isClosed = false;

  const inTurn = createTurns();
  const inTurnOfCopies = createTurns();
  const loadOptions = { ...options, unpacked, readBlob: blobs.read };
  /** Of a tenant that nothing is served of yet, what the disk has where the newest cannot be served. */
  async function load(tenant: FollowedTenant, pointer: Pointer): Promise<FollowedTenant> {
    const loaded = await loadTenant(tenant, pointer, loadOptions);
    const good = onDisk.get(tenant.code);
    onDisk.delete(tenant.code);
    if (loaded.live || !good || good === pointer) return loaded;
    const { live } = await loadTenant(tenant, good, loadOptions);
    return live ? loadTenant({ ...tenant, live }, pointer, loadOptions) : loaded;
  }
  const fail = (error: Error) => log({ level: 'error', event: 'registry', message: error.message });
  const pause = (milliseconds: number) =>
    wait(milliseconds, undefined, { signal: end.signal, ref: false }).catch(() => undefined);

  function setConnected(isConnected: boolean): void {
    reports.connected(isConnected);
    if (isConnected === (unreachableSince === null)) return;
    unreachableSince = isConnected ? null : now();
    const message = isConnected ? 'reached' : 'unreachable';
    log({ level: isConnected ? 'info' : 'warn', event: 'registry', message });
  }

  function notePutOff(): void {
    for (const code of unlive) if (!tenants.has(code)) unlive.delete(code);
    for (const { code, isPending } of tenants.values()) if (isPending) unlive.add(code);
  }

  async function makeLive(): Promise<void> {
    const compiled = [...unlive].filter((code) => !tenants.get(code)?.isPending);
    await goLive();
    // Not before: whoever asks for one meanwhile waits as well.
    for (const code of compiled) unlive.delete(code);
  }

  /** Tenants, with what the disk has of those that are new to this host and whose pointers nobody can read. */
  async function withUnreadable(wanted: ReadonlyMap<string, KeptPointer>): Promise<Tenants> {
    const found: [string, FollowedTenant][] = [];
    for (const [code, good] of onDisk) {
      const text = tenants.has(code) ? undefined : wanted.get(code)?.text;
      if (text !== undefined && !readPointer(text, code).ok)
        found.push([code, await load(unknownTenant(code), good)]);
    }
    return found.length === 0 ? tenants : new Map([...tenants, ...found]);
  }

  /** A registry that is behind what this host has served is a new one, another one, or one that was restored. */
  function noteLoss({ revision }: Snapshot): void {
    if (tenants.size === 0) return;
    isFilledAnew ||= revision < servedRevision;
    if (revision > 0) return;
    const message = `Nothing was ever published to this registry in ${environment}: what this host has stays. Check REGISTRY; if the registry is new, publish every tenant to it.`;
    log({ level: 'error', event: 'registry', message });
  }

  /** Takes up a newer state: changed tenants are fetched and compiled, and then all of them go live at once. */
  async function apply(next: Snapshot): Promise<void> {
    if (snapshot && next.revision < snapshot.revision) return;
    background.noteUse();
    reports.heard(next.revision);
    if (!snapshot) noteLoss(next);
    const wanted = pointersFor(next, ring);
    const { kept, asked } = planChanges(await withUnreadable(wanted), wanted);
    const lost = isFilledAnew ? [...tenants].filter(([code]) => !wanted.has(code)) : [];
    for (const [code, tenant] of lost) kept.set(code, tenant);
    isFilledAnew = lost.length > 0;
    const isPutOff = asked.filter(([{ live }]) => live === null).length > eager;
    const later = asked.filter(([{ live }]) => isPutOff && live === null);
    for (const [tenant, pointer] of later) kept.set(tenant.code, { ...tenant, pointer, isPending: true });
    const first = asked.filter(([{ live }]) => !isPutOff || live !== null);
    await inPieces(first, async ([tenant, pointer]) => {
      kept.set(tenant.code, await load(tenant, pointer));
    });
    tenants = kept;
    snapshot = next;
    hasSet = true;
    notePutOff();
    await makeLive();
    servedRevision = next.revision;
    reports.served(next.revision, () => revisionsOf(tenants));
  }

  const pendingCodes = () =>
    [...tenants.values()].flatMap(({ code, isPending }) => (isPending ? [code] : []));
  /** What is good by now, all of whose blobs are on the disk; null while that is not all of it. */
  const saveGood = async () => {
    if (!snapshot || pendingCodes().length > 0 || isClosed) return null;
    await blobs.save();
    const good = [...tenants].flatMap(([code, { live }]): [string, Pointer][] =>
      live ? [[code, live.pointer]] : [],
    );
    return { revision: servedRevision, isFilledAnew, pointers: new Map(good) };
  };
  /** What is good is kept for the next start, once it is served. No change waits until that is written. */
  const writeCopy = () =>
    inTurnOfCopies(async () => {
      const start = performance.now();
      const good = await inTurn(saveGood);
      if (!good) return;
      await copy.write(good);
      await inTurn(() => copy.sweep([...tenants.values()].flatMap(pointersOf)));
      copyMilliseconds = performance.now() - start;
    }).catch((error: Error) =>
      log({
        level: 'error',
        event: 'registry-copy',
        message: `The copy cannot be written: ${error.message}`,
      }),
    );
  const keepCopy = createSync(writeCopy, () => Math.max(COPY_MILLISECONDS, COPY_REST * copyMilliseconds));

  async function startFromCopy(set: KeptSet, reason: 'away' | 'behind'): Promise<void> {
    const asked = [...set.pointers].map(([code, pointer]) => [unknownTenant(code), pointer] as const);
    const found = new Map<string, FollowedTenant>();
    await inPieces(asked, async ([tenant, pointer]) => {
      const isPutOff = asked.length > eager;
      found.set(
        tenant.code,
        isPutOff ? { ...tenant, pointer, isPending: true } : await load(tenant, pointer),
      );
    });
    tenants = found;
    notePutOff();
    servedRevision = set.revision;
    isFilledAnew = set.isFilledAnew ?? false;
    hasSet = true;
    const message = `The registry is ${reason}: started from the copy of revision ${set.revision}.`;
    log({ level: 'warn', event: 'registry-copy', message });
  }

  const compilePending = (...codes: readonly string[]) =>
    inTurn(async () => {
      const compiled = codes.map(async (code): Promise<[string, FollowedTenant] | null> => {
        const current = tenants.get(code);
        return current?.isPending && current.pointer ? [code, await load(current, current.pointer)] : null;
      });
      const found = (await Promise.all(compiled)).filter((each) => each !== null);
      if (found.length > 0) tenants = new Map([...tenants, ...found]);
    });

  /** What nobody has asked for yet is compiled while there is nothing else to do. */
  async function warm(): Promise<void> {
    if (isWarming) return;
    isWarming = true;
    try {
      // Not at once: what somebody asks for now comes first.
      await pause(WARM_AFTER_MILLISECONDS);
      // Others may have come while these were compiled.
      for (let left = pendingCodes(); left.length > 0; left = pendingCodes()) {
        await compileAll(left);
        if (end.signal.aborted) return;
        await inTurn(makeLive);
        await keepCopy();
      }
    } finally {
      isWarming = false;
    }
  }

  async function compileAll(codes: readonly string[]): Promise<void> {
    for (let start = 0; start < codes.length && !end.signal.aborted; start += WARMED_AT_ONCE) {
      const begin = performance.now();
      await compilePending(...codes.slice(start, start + WARMED_AT_ONCE));
      // What was fetched does not wait in memory for the last one; `keepCopy` tells of a disk that takes nothing.
      if ((start / WARMED_AT_ONCE) % SAVED_EACH === 0) await blobs.save().catch(() => undefined);
      await background.rest(performance.now() - begin, end.signal);
    }
  }

  async function announce(): Promise<void> {
    const failing = [...tenants.values()].filter(({ problems }) => problems.length > 0);
    const status: HostStatus = {
      id: options.id,
      revision: servedRevision,
      build: options.build,
      since,
      ring,
      problems: failing.map(({ code }) => code),
    };
    // Whoever has left would be listed again, and waited for.
    if (snapshot && !end.signal.aborted) await registry.announce(environment, status).catch(() => undefined);
  }

  /** One after the other, and nobody who follows waits for it: without a quorum it takes seconds to find that out. */
  const announceSoon = createSync(announce, 0);

  async function announceAgain(): Promise<void> {
    while (!end.signal.aborted) {
      await pause(ANNOUNCE_MILLISECONDS);
      await announceSoon();
      const isRetried = [...tenants.values()].some(({ isWorthRetrying }) => isWorthRetrying);
      if (isRetried && snapshot && !unreachableSince) await takeUp(snapshot);
    }
  }

  const takeUp = (next: Snapshot) =>
    inTurn(() => apply(next))
      .then(() => {
        announceSoon();
        keepCopy();
        warm().catch(fail);
      })
      .catch(fail);

  let newest: Snapshot | null = null;
  const takeUpSoon = createSync(async () => {
    if (newest) await takeUp(newest);
  }, 0);
  function takeUpNewest(next: Snapshot): void {
    newest = next;
    takeUpSoon();
  }

  async function follow(): Promise<void> {
    while (!snapshot && !end.signal.aborted) {
      const found = await registry.readPointers(environment).catch(() => null);
      if (found) await takeUp(found);
      else await pause(RETRY_MILLISECONDS);
    }
    if (!snapshot) return;
    setConnected(true);
    const watched = { signal: end.signal, onConnection: setConnected };
    // While one is taken up others come: of these the newest is next, and nobody is shown those between.
    for await (const next of registry.watch(environment, snapshot, watched)) takeUpNewest(next);
  }

  const askRegistry = createSync(async () => {
    if (!snapshot) return;
    const next = await registry.readPointers(environment, snapshot);
    if (next.revision > snapshot.revision) await takeUp(next);
    // Somebody may have begun to take it up: it is live when they are done.
    else await inTurn(async () => undefined);
  }, SYNC_MILLISECONDS);

  const asked = registry.readPointers(environment).catch((error: Error) => {
    fail(error);
    return null;
  });
  const set = await copy.read();
  for (const [code, pointer] of set?.pointers ?? []) onDisk.set(code, pointer);
  const first = await Promise.race([asked, wait(START_MILLISECONDS, null, { ref: false })]);
  if (!first) setConnected(false);
  // Nothing replaces what was good: what the registry has lost is in the copy.
  const isBehind = set && first && (set.isFilledAnew || first.revision < set.revision);
  if (set && (!first || isBehind)) await inTurn(() => startFromCopy(set, first ? 'behind' : 'away'));
  if (first) await inTurn(() => apply(first));
  return {
    tenants: () => tenants,
    status: () => ({ revision: servedRevision, unreachableSince, hasSet }),
    serve(onChange) {
      goLive = onChange;
    },
    async start() {
      await announceSoon();
      if (snapshot) keepCopy();
      for (const run of [follow, announceAgain, warm]) run().catch(fail);
    },
    async sync() {
      if (unreachableSince) return;
      const longest = wait(LONGEST_SYNC_MILLISECONDS, undefined, { ref: false });
      await Promise.race([askRegistry().catch(() => undefined), longest]);
    },
    async prepare(host, path) {
      const tenant = unlive.size === 0 ? null : unliveAt(tenants, unlive, host, path);
      if (!tenant) return;
      if (tenant.isPending) await compilePending(tenant.code);
      await makeLive();
    },
    async close() {
      end.abort();
      // Now, whenever the next one is due.
      await writeCopy();
      isClosed = true;
      // What it is saying arrives before it leaves; where nobody hears it, nobody waits.
      if (!unreachableSince) await announceSoon();
      await registry.leave(environment, options.id).catch(() => undefined);
      await registry.close();
    },
  };
}

/** Does one after the other, in the order in which they are asked for. */
function createTurns() {
  let queue: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = queue.then(work);
    queue = turn.catch(() => undefined);
    return turn;
  };
}

/** What a tenant is or will be served from. */
function pointersOf({ pointer, live }: FollowedTenant): readonly Pointer[] {
  return [pointer, live?.pointer ?? null].filter((each) => each !== null);
}

type Tenants = ReadonlyMap<string, FollowedTenant>;
type Asked = readonly [FollowedTenant, Pointer];

/** The revision that each tenant was published with, of those that are served. */
function revisionsOf(tenants: Tenants): ReadonlyMap<string, number> {
  return new Map(
    [...tenants].flatMap(([code, { live }]) => (live ? [[code, live.pointer.revision] as const] : [])),
  );
}

/** What stays as it is, and what has to be fetched and compiled. */
function planChanges(
  tenants: Tenants,
  wanted: ReadonlyMap<string, KeptPointer>,
): { readonly kept: Map<string, FollowedTenant>; readonly asked: readonly Asked[] } {
  const kept = new Map<string, FollowedTenant>();
  const asked: Asked[] = [];
  for (const [code, { stamp, text }] of wanted) {
    const known = tenants.get(code) ?? unknownTenant(code);
    const read = known.stamp === stamp ? null : readPointer(text, code);
    const isSame = read?.ok && JSON.stringify(read.pointer) === JSON.stringify(known.pointer);
    const isRetried = known.isWorthRetrying && (read === null || isSame);
    // Sound again after somebody has mended it: what was told of it is over.
    const isMended = isSame && known.problems.length > 0;
    if (known.pointer && (isRetried || isMended)) asked.push([{ ...known, stamp }, known.pointer]);
    // From the copy on the disk, which has no stamps, or as it was.
    else if (read === null || isSame) kept.set(code, known.stamp === stamp ? known : { ...known, stamp });
    else if (read.ok) asked.push([{ ...known, stamp }, read.pointer]);
    else {
      const problems = [describeTrouble(code, null, read.reason, known.live)];
      kept.set(code, { ...known, stamp, isPending: false, isWorthRetrying: false, problems });
    }
  }
  return { kept, asked };
}

async function inPieces<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  for (let start = 0; start < items.length; start += AT_ONCE) {
    await Promise.all(items.slice(start, start + AT_ONCE).map(work));
  }
}

function unknownTenant(code: string): FollowedTenant {
  return {
    code,
    stamp: '',
    pointer: null,
    live: null,
    problems: [],
    isPending: false,
    isWorthRetrying: false,
  };
}

/** What this host is to serve, by code: of a tenant that its ring is shown first, that. */
function pointersFor({ pointers }: Snapshot, ring: Ring | null): Map<string, KeptPointer> {
  const wanted = new Map<string, KeptPointer>();
  for (const name of pointers.keys()) {
    const read = readPointerName(name);
    if (!read || (read.ring !== null && read.ring !== ring)) continue;
    const kept = (ring && pointers.get(pointerName(read.code, ring))) ?? pointers.get(name);
    if (kept) wanted.set(read.code, kept);
  }
  return wanted;
}

/** The tenant of an address among those that nobody is answered for yet, by what their pointers claim. */
function unliveAt(
  tenants: ReadonlyMap<string, FollowedTenant>,
  unlive: ReadonlySet<string>,
  host: string,
  path: string,
): FollowedTenant | null {
  const find = (code = '') => (unlive.has(code) ? (tenants.get(code) ?? null) : null);
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  // As addresses are read: a host name that is one tenant's alone says whose it is, whatever the path begins with.
  for (const code of unlive) {
    const tenant = find(code);
    if (tenant?.pointer?.claims.hosts.includes(name)) return tenant;
  }
  const named = find(path.split('?', 1)[0]?.split('/', 2)[1]);
  if (named) return named;
  const ending = find(name.split('.').at(-1));
  return ending?.pointer?.claims.hasDomainExtension ? ending : null;
}
