import { declinedKey, type Operation } from '#card-details';
import { useTenant, useWords } from '#runtime';

export interface OperationWords {
  readonly status: string;
  /** Why it was declined and what helps; nothing where nobody gave a reason that is known (DEC-25). */
  readonly declined: {
    /** Last part of its words key, such as `blockedCard`. */
    readonly id: string;
    readonly reason: string;
    readonly next: string;
  } | null;
}

const STATUSES = ['success', 'pending', 'failed'] as const;

/** What happened to an operation, in the interface language. */
export function useOperationWords(): (operation: Operation) => OperationWords {
  const { t, i18n } = useWords();
  const named = useTenant('declinedReasons');
  /** Codes that this gateway spells in its own way stand in the tenant's file. */
  const keyOf = (code: string) =>
    (Object.hasOwn(named, code) ? named[code] : undefined) ?? `declined.${declinedKey(code)}`;
  return ({ status, declinedReason }) => {
    const known = STATUSES.find((each) => each === status) ?? 'success';
    const key = keyOf(declinedReason.toUpperCase());
    const [reason, next] = [`${key}.text`, `${key}.next`];
    const isDeclined = status === 'failed' && declinedReason !== '';
    return {
      status: t(`transactions.status.${known}`),
      declined:
        isDeclined && i18n.exists(reason) && i18n.exists(next)
          ? { id: key.slice(key.lastIndexOf('.') + 1), reason: t(reason), next: t(next) }
          : null,
    };
  };
}
