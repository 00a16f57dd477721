import { useEffect, useState } from 'react';
import type { CheckAnswer } from '../../server/answers.ts';
import { useApi } from '../api.ts';

export interface Checked {
  /** Of the newest text that was checked. */
  readonly found: CheckAnswer;
  /** Whether that is the text as it is now. */
  readonly isCurrent: boolean;
  /** Nobody could check it. */
  readonly isUnavailable: boolean;
}

/** Typing does not wait for it, and each key asks for no check of its own; the preview comes first, from the same server. */
const SETTLE_MILLISECONDS = 250;

const NOTHING: CheckAnswer = { problems: [], warnings: [], group: null };

/**
 * What the compiler says about a text, a moment after each change of it.
 * @param round another number asks again for the same text: what it stands beside has changed
 */
export function useCheck(code: string, text: string, round: number): Checked {
  const api = useApi();
  const [last, setLast] = useState<{
    found: CheckAnswer;
    of: string;
    round: number;
    isUnavailable: boolean;
  }>();
  useEffect(() => {
    const asked = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const found = await api.check(code, text, asked.signal);
        setLast({ found, of: text, round, isUnavailable: false });
      } catch {
        if (asked.signal.aborted) return;
        setLast((before) => ({ found: before?.found ?? NOTHING, of: text, round, isUnavailable: true }));
      }
    }, SETTLE_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [api, code, text, round]);
  return {
    found: last?.found ?? NOTHING,
    isCurrent: last !== undefined && last.of === text && last.round === round,
    isUnavailable: last?.isUnavailable ?? false,
  };
}
