/** What the process that makes load is told, and what it answers: both as JSON. */

export interface LoadOptions {
  /** Of the edge, without a slash at the end. */
  readonly url: string;
  readonly clients: number;
  /** Addresses of clients begin here: two loads at one time have other clients. */
  readonly seed: number;
  readonly tenants: readonly string[];
  /** Between two requests of one client. */
  readonly everyMilliseconds: number;
  /** Of all requests, from 0 to 1: so many change something at the gateway. */
  readonly writes: number;
}

/** A change that was sent. */
export interface SentWrite {
  /** No two are the same. */
  readonly body: string;
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly end: number;
  /** 0 where the connection broke. */
  readonly status: number;
}

export interface FailedRead {
  readonly path: string;
  readonly at: number;
  /** The status, or what broke. */
  readonly why: string;
}

/** How long the answers of one tenant's pages took. */
export interface SeenTenant {
  readonly reads: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Of its home page, each that was seen, in the order of the first sight. */
  readonly etags: readonly string[];
  /** Clients by the version that each of them has seen last. */
  readonly clientsByVersion: Readonly<Record<string, number>>;
}

export interface LoadReport {
  readonly reads: number;
  readonly failed: readonly FailedRead[];
  readonly writes: readonly SentWrite[];
  readonly tenants: Readonly<Record<string, SeenTenant>>;
  /** Pages that were older than what the same client had seen. */
  readonly older: number;
  /** Changes of the version from one that a client had left, of canaries and others. */
  readonly flips: number;
  /** Pages that did not end, or that hold two versions. */
  readonly torn: number;
  /** First looks of a version that was not the newest any more: the program renders these screens instead. */
  readonly goneFirstLooks: number;
  /** Files that a page named and that were not there. */
  readonly missing: readonly string[];
}

/** As pages hold it: `Drill 00042` is the version of a drill, and the later the higher. */
const VERSION = /Drill (\d{5})/g;

export function brandOf(version: number): string {
  return `Drill ${String(version).padStart(5, '0')}`;
}

/** Versions that a page holds; one, unless it is torn or none of a drill's. */
export function versionsIn(page: string): readonly number[] {
  return [...new Set([...page.matchAll(VERSION)].map(([, digits]) => Number(digits)))];
}

/** @param share of the values that are lower, from 0 to 1. @returns 0 where there are no values */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
