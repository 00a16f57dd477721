const REASONS = ['lost', 'stolen', 'damaged'] as const;

/** What stands under each reason of the form `blockReason` (mockup 05b). */
export function reasonHints(t: (key: string) => string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    REASONS.map((reason) => [`reason.${reason}`, t(`cardActions.reasons.${reason}`)]),
  );
}
