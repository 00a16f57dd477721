import { QueryCache, QueryClient } from '@tanstack/query-core';

export const MINUTE = 60_000;
/** An answer that is older is asked for again by whoever shows it, in milliseconds. */
export const STALE_AFTER = 5 * MINUTE;

export interface LoadReports {
  /**
   * Told once for each failed load, however many places wait for it.
   * @param isReported nothing stands in the place of what was asked for, so that place says it
   */
  readonly onError: (error: Error, isReported: boolean) => void;
  /** What had failed beside data that stand is there now. */
  readonly onMended: () => void;
}

/** The cache of one session, empty. */
export function createQueryClient({ onError, onMended }: LoadReports): QueryClient {
  /** Loads that failed while older data stand: a toast says it. */
  const broken = new Set<string>();
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta, state, queryHash }) => {
        if (meta?.isQuiet) return;
        const isReported = state.data === undefined;
        if (!isReported) broken.add(queryHash);
        onError(error, isReported);
      },
      onSuccess: (_data, { queryHash }) => {
        if (broken.delete(queryHash)) onMended();
      },
    }),
    // The gateway repeats what may be repeated; a person asks again with the retry button.
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: STALE_AFTER } },
  });
}
