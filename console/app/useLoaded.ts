import { useCallback, useEffect, useState } from 'react';
import { CallError } from './api.ts';

export type Loaded<Value> =
  | { readonly kind: 'loading' }
  /** `isOutdated`: it was asked for again, and nobody answered. */
  | { readonly kind: 'there'; readonly value: Value; readonly isOutdated: boolean }
  /** `isMissing`: the console answers, and has no such thing. */
  | { readonly kind: 'failed'; readonly isMissing: boolean };

/**
 * What a call answers. While it is asked for again the last answer stays, and when that fails as well.
 * @param load another function asks anew
 */
export function useLoaded<Value>(load: () => Promise<Value>): readonly [Loaded<Value>, reload: () => void] {
  const [state, setState] = useState<{ of: unknown; loaded: Loaded<Value> }>();
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (value) => isCurrent && setState({ of: load, loaded: { kind: 'there', value, isOutdated: false } }),
      (error: unknown) => {
        const isMissing = error instanceof CallError && error.refusal?.code === 'not-found';
        if (!isCurrent) return;
        setState((before) =>
          before?.of === load && before.loaded.kind === 'there' && !isMissing
            ? { of: load, loaded: { ...before.loaded, isOutdated: true } }
            : { of: load, loaded: { kind: 'failed', isMissing } },
        );
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, round]);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  return [state && state.of === load ? state.loaded : { kind: 'loading' }, reload];
}
