/**
 * Notices that a newer page was published (a changed tenant, or a deploy): the page's ETag is the hash of its
 * content (design, life of a tenant file). The next navigation then loads the new page instead of moving within
 * the old one, so nothing that is being typed is lost.
 */
export interface TenantVersionWatch {
  /** Asks again, at most once in a while. Never fails: an unreachable host changes nothing. */
  check(): Promise<void>;
  /** Whether a newer page is there. */
  isOutdated(): boolean;
}

export interface TenantVersionOptions {
  /** Address of the tenant's home page. */
  readonly home: string;
  readonly fetch: typeof globalThis.fetch;
  readonly now: () => number;
}

/** Milliseconds between two questions. */
export const VERSION_CHECK_MS = 30_000;

export function watchTenantVersion({ home, fetch, now }: TenantVersionOptions): TenantVersionWatch {
  let first: string | null = null;
  let isOutdated = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  return {
    async check() {
      if (isOutdated || now() - askedAt < VERSION_CHECK_MS) return;
      askedAt = now();
      const answer = await fetch(home, { method: 'HEAD', cache: 'no-cache', credentials: 'omit' }).catch(
        () => null,
      );
      const tag = answer?.ok ? answer.headers.get('etag') : null;
      if (tag === null) return;
      first ??= tag;
      isOutdated = tag !== first;
    },
    isOutdated: () => isOutdated,
  };
}
