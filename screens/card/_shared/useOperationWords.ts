import { declinedKey, type Operation, useTenant, useWords } from '#runtime';

export interface OperationWords {
  readonly status: string;
  /** Why it was declined and what helps; nothing where nobody gave a reason that is known (DEC-25). */
  readonly declined: { readonly reason: string; readonly next: string } | null;
}

/** What happened to an operation, in the interface language. */
export function useOperationWords(): (operation: Operation) => OperationWords {
  const { t, i18n } = useWords();
  const named = useTenant('declinedReasons');
  /** Codes that this gateway spells in its own way stand in the tenant's file. */
  const keyOf = (code: string) =>
    Object.hasOwn(named, code) ? named[code] : `declined.${declinedKey(code)}`;
  return ({ status, declinedReason }) => {
    const known = ['success', 'pending', 'failed'].includes(status) ? status : 'success';
    const key = keyOf(declinedReason.toUpperCase());
    const hasReason = status === 'failed' && declinedReason !== '' && i18n.exists(`${key}.text`);
    return {
      status: t(`transactions.status.${known}`),
      declined: hasReason ? { reason: t(`${key}.text`), next: t(`${key}.next`) } : null,
    };
  };
}
