import type { Translate } from '#runtime';

const REASONS = ['lost', 'stolen', 'damaged'] as const;

/** What stands under each reason of the form `blockReason`. */
export function reasonHints(t: Translate): Readonly<Record<string, string>> {
  return Object.fromEntries(
    REASONS.map((reason) => [`reason.${reason}`, t(`cardActions.reasons.${reason}`)]),
  );
}
