/** Opens the screens of a tenant in a page without a browser, and tells what a holder would see and what is sent. */
import { setTimeout as wait } from 'node:timers/promises';
import { assembleScreens } from '../../../runtime/assemble/assembleScreens.ts';
import type { Manifest } from '../../../runtime/assemble/manifest.ts';
import type { PublicTenant } from '../../../runtime/tenant/pageData.ts';
import { listBanners } from '../../../sandbox/backend/banners.ts';
import { success } from '../../support/fakeFetch.ts';
import { brokenGateway, endedSession, FIRST_CARD, gatewayFor } from './holdings.ts';
import { recordReads } from './recordReads.ts';
import { prepareScreens } from './runScreens.ts';

/** One opening: a screen's address, and what the gateway does. */
export interface Visit {
  readonly name: string;
  readonly path: string;
  readonly isSignedIn: boolean;
  readonly gateway: 'works' | 'ended' | 'broken';
  /** Whether its forms are filled in and sent. */
  readonly isUsed: boolean;
  /** The same opening without that. */
  readonly plainName: string;
}

/** What was seen, by kind; each kind is compared on its own. */
export interface Seen {
  readonly page: string;
  readonly requests: string;
  /** Waits that were begun, in milliseconds. */
  readonly waits: string;
  readonly reads: ReadonlySet<string>;
}

/** How often in a row nothing may have changed. */
const QUIET_LOOKS = 7;
const LONGEST_MS = 4_000;

export function visitsOf(tenant: PublicTenant, manifests: readonly Manifest[]): Visit[] {
  const visits = assembleScreens(tenant, manifests).flatMap(({ manifest }): Visit[] => {
    const isSignedIn = manifest.guards.includes('signedIn');
    const { email, code } = tenant.mailLinks.parameters;
    const query = isSignedIn ? '' : `?${email}=ana%40portal.example&${code}=123456`;
    const path = `/${manifest.paths[0].replace(':cardId', FIRST_CARD).replace(/\/?\*$/, '')}${query}`;
    const visit: Visit = {
      name: manifest.id,
      plainName: manifest.id,
      path,
      isSignedIn,
      gateway: 'works',
      isUsed: false,
    };
    return [
      visit,
      { ...visit, name: `${manifest.id}, used`, isUsed: true },
      // Whoever is signed in already is sent on.
      ...(manifest.id !== 'login' ? [] : [{ ...visit, name: `${manifest.id}, signed in`, isSignedIn: true }]),
    ];
  });
  const home = visits.find(({ name }) => name === 'accountHome');
  const transactions = visits.find(({ name }) => name === 'myCardTransactions');
  return [
    ...visits,
    ...(home ? [{ ...home, name: `${home.name}, session ended`, gateway: 'ended' as const }] : []),
    ...(transactions
      ? [{ ...transactions, name: `${transactions.name}, gateway broken`, gateway: 'broken' as const }]
      : []),
  ];
}

/**
 * @param person decides what the person has
 * @throws Error when the screen fell, with what React told of it: a page of its error would be compared otherwise
 */
export async function open(
  { path, isSignedIn, gateway, isUsed }: Visit,
  tenant: PublicTenant,
  person: PublicTenant,
  manifests: readonly Manifest[],
): Promise<Seen> {
  prepareScreens();
  const { renderScreen, cleanup, pressLogin, pressThrough } = await import('./screenTools.ts');
  const { value, reads } = recordReads(tenant);
  const gateways = { works: gatewayFor(person), ended: endedSession, broken: brokenGateway };
  const network = watchNetwork();
  const waits = watchWaits();
  const faults = watchFaults();
  try {
    await renderScreen({
      path,
      tenant: value,
      gateway: gateways[gateway],
      lookups: (name, language) =>
        name === 'banners' ? success(listBanners(language ?? '', person.code)) : undefined,
      manifests,
      isSignedIn,
    });
    await settle(network);
    if (isUsed) {
      if (path.split('?')[0] === '/') await pressLogin(() => settle(network));
      else await pressThrough(() => settle(network));
    }
    if (faults.seen !== null) throw new Error(`${path} does not stand: ${faults.seen}`);
    return {
      page: `${document.title}\n${plain(document.body.innerHTML)}`,
      requests: JSON.stringify(network.sent),
      waits: JSON.stringify([...waits.begun].sort((a, b) => a - b)),
      reads,
    };
  } finally {
    cleanup();
    faults.end();
    waits.end();
    network.end();
    document.body.innerHTML = '';
  }
}

/** Until nothing has changed for a while. */
async function settle(network: Network): Promise<void> {
  const end = performance.now() + LONGEST_MS;
  let before = '';
  let quiet = 0;
  while (performance.now() < end) {
    await wait(8);
    quiet += 1;
    const now = document.body.innerHTML;
    // The loader of the start has no main part.
    if (now !== before || document.querySelector('main') === null || network.isBusy()) quiet = 0;
    before = now;
    if (quiet >= QUIET_LOOKS) return;
  }
}

/** Ids are counted through a whole process, so they differ from one opening to the next. */
function plain(html: string): string {
  return html.replace(/_r_[0-9a-z]+_/g, '_r_').replace(/downshift-\d+/g, 'downshift');
}

/** `renderScreen` gives the portal a fetch of its own; what passes through it is noted. */
interface Network {
  readonly sent: readonly unknown[];
  /** Whether an answer is on its way. */
  isBusy(): boolean;
  end(): void;
}

function watchNetwork(): Network {
  const sent: unknown[] = [];
  const own = globalThis.fetch;
  let given = own;
  let open = 0;
  const watched = (async (input: RequestInfo | URL, init?: RequestInit) => {
    const headers = Object.fromEntries(new Headers(init?.headers));
    const body = init?.body ? String(init.body) : null;
    sent.push({ method: init?.method ?? 'GET', url: String(input), headers, body });
    open += 1;
    return given(input, init).finally(() => {
      open -= 1;
    });
  }) as typeof fetch;
  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    get: () => (given === own ? own : watched),
    set: (next: typeof fetch) => {
      // Put back as soon as the portal has taken it.
      if (next !== own) given = next;
    },
  });
  return {
    sent,
    isBusy: () => open > 0,
    end: () => Object.defineProperty(globalThis, 'fetch', { configurable: true, writable: true, value: own }),
  };
}

/** React tells the console of a screen that fell while it was drawn, with the error in one of the arguments. */
function watchFaults(): { readonly seen: string | null; end(): void } {
  const own = console.error;
  let seen: string | null = null;
  console.error = (...told: unknown[]) => {
    const error = told.find((each) => each instanceof Error || each instanceof DOMException);
    if (error && told.some((each) => String(each).includes('during render'))) seen ??= String(error);
    else own(...told);
  };
  return {
    get seen() {
      return seen;
    },
    end() {
      console.error = own;
    },
  };
}

/** Some are reckoned from the time that has passed. */
function round(milliseconds: number): number {
  const step = milliseconds > 10_000 ? 1_000 : 100;
  return Math.round(milliseconds / step) * step;
}

function watchWaits(): { readonly begun: Set<number>; end(): void } {
  const begun = new Set<number>();
  const timer = globalThis.setTimeout;
  const { timeout } = AbortSignal;
  const note = (milliseconds: number | undefined) => {
    // Short ones are of libraries, and of this file.
    if (milliseconds !== undefined && milliseconds >= 900) begun.add(round(milliseconds));
  };
  const watched = (run: () => void, milliseconds?: number, ...rest: unknown[]) => {
    note(milliseconds);
    return timer(run, milliseconds, ...(rest as []));
  };
  Object.assign(globalThis, { setTimeout: Object.assign(watched, timer) });
  AbortSignal.timeout = (milliseconds) => {
    note(milliseconds);
    return timeout.call(AbortSignal, milliseconds);
  };
  return {
    begun,
    end() {
      globalThis.setTimeout = timer;
      AbortSignal.timeout = timeout;
    },
  };
}
