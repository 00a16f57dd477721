/** What a page sends for, by kind, as it crosses the network. */
import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from 'playwright';

export const KINDS_OF_BYTES = ['page', 'scripts', 'styles', 'fonts', 'images', 'data'] as const;
export type KindOfBytes = (typeof KINDS_OF_BYTES)[number];

/** By the browser's own names of resources; what stands in none of them is data. */
const KINDS: Readonly<Record<string, KindOfBytes>> = {
  Document: 'page',
  Script: 'scripts',
  Stylesheet: 'styles',
  Font: 'fonts',
  Image: 'images',
};
const QUIET_MILLISECONDS = 1_000;
const LOOK_MILLISECONDS = 100;
const MOST_LOOKS = 300;

export interface Transfer {
  readonly kind: KindOfBytes;
  readonly bytes: number;
  /** Seconds, by the network's clock. */
  readonly end: number;
}

export interface Traffic {
  /** Until nothing has been on its way for a second; not for ever. */
  untilQuiet(): Promise<void>;
  read(): {
    readonly bytes: Readonly<Record<KindOfBytes, number>>;
    readonly requests: number;
  };
  /** The scripts that had come by then. @param at in milliseconds since the page was asked for */
  scriptsUntil(at: number): Scripts;
}

export interface Scripts {
  readonly bytes: number;
  readonly files: number;
}

/** Of the last page that is opened from now on. */
export function watchTraffic(session: CDPSession): Traffic {
  const known = new Map<string, KindOfBytes>();
  const open = new Set<string>();
  let transfers: Transfer[] = [];
  let begun = 0;
  let lastChange = performance.now();
  session.on('Network.requestWillBeSent', ({ requestId, loaderId, type = '', timestamp }) => {
    lastChange = performance.now();
    // A new page: what came before it was the way to it.
    if (requestId === loaderId) {
      open.clear();
      transfers = [];
      begun = timestamp;
    }
    open.add(requestId);
    known.set(requestId, KINDS[type] ?? 'data');
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    lastChange = performance.now();
    if (!open.delete(requestId)) return;
    transfers.push({ kind: known.get(requestId) ?? 'data', bytes: encodedDataLength, end: timestamp });
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    lastChange = performance.now();
    open.delete(requestId);
  });
  return {
    async untilQuiet() {
      for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
        if (open.size === 0 && performance.now() - lastChange >= QUIET_MILLISECONDS) return;
        await wait(LOOK_MILLISECONDS);
      }
    },
    read: () => ({
      bytes: sumByKind(transfers),
      requests: transfers.length,
    }),
    scriptsUntil(at) {
      const come = transfers.filter(({ kind, end }) => kind === 'scripts' && (end - begun) * 1000 <= at);
      return { bytes: sumByKind(come).scripts, files: come.length };
    },
  };
}

export function sumByKind(transfers: readonly Transfer[]): Record<KindOfBytes, number> {
  const sums = Object.fromEntries(KINDS_OF_BYTES.map((kind) => [kind, 0])) as Record<KindOfBytes, number>;
  for (const { kind, bytes } of transfers) sums[kind] += bytes;
  return sums;
}
