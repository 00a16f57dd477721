/**
 * Notices that a newer page was published (a changed tenant, or a deploy): the page's ETag is the hash of its
 * content (decision 009). The next navigation then loads the new page instead of moving within
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
  /** The version that this page is of. */
  readonly own: string | null;
  readonly fetch: typeof globalThis.fetch;
  readonly now: () => number;
}

/** How the host tags a page: with the version of the tenant that it shows. */
const VERSION = /^(?:W\/)?"([0-9a-f]{16})"$/;

/** Milliseconds between two questions. */
export const VERSION_CHECK_MS = 30_000;

export function watchTenantVersion({ home, own, fetch, now }: TenantVersionOptions): TenantVersionWatch {
  let isOutdated = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  return {
    async check() {
      if (isOutdated || now() - askedAt < VERSION_CHECK_MS) return;
      askedAt = now();
      const answer = await fetch(home, { method: 'HEAD', cache: 'no-cache', credentials: 'omit' }).catch(
        () => null,
      );
      const live = answer?.ok ? VERSION.exec(answer.headers.get('etag') ?? '')?.[1] : undefined;
      // A web server's own tags say nothing about versions.
      isOutdated = live !== undefined && live !== own;
    },
    isOutdated: () => isOutdated,
  };
}
