import { useEffect, useState } from 'react';
import type { Countries, PreviewAnswer } from '../../server/newtenant/newTenantAnswers.ts';
import type { NewCalls } from './createNewCalls.ts';

/**
 * Finds a draft that was written though nothing was heard of it: at once, and again whenever the folder changed or the
 * console answers again. A file of that name with another text is somebody else's.
 * @param known what the folder offers: another one is a reason to look
 * @returns tells of the draft, or that nobody looks for it any more
 */
export function useLostDraft(
  calls: NewCalls,
  known: Countries,
  onFound: (code: string) => void,
): (draft: PreviewAnswer | null) => void {
  const [lost, setLost] = useState<PreviewAnswer | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who hears of it is no reason to look again, what the folder offers is
  useEffect(() => {
    if (!lost) return;
    let isOver = false;
    const look = async () => {
      const text = await calls.textOf(lost.code).catch(() => null);
      if (!isOver && text === lost.text) onFound(lost.code);
    };
    void look();
    return () => {
      isOver = true;
    };
  }, [lost, calls, known]);
  return setLost;
}
