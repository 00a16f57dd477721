import { useClock } from '#amounts';
import { Alert, useWords } from '#runtime';
import type { Lockout } from './useLockout.ts';

export interface LockoutNoticeProps {
  readonly lockout: Lockout;
  readonly words: 'addCard' | 'plasticless';
}

/** Says until what time something is shut, and what that leaves as it was (LOV-20). */
export function LockoutNotice({ lockout: { until, minutes }, words }: LockoutNoticeProps) {
  const { t } = useWords();
  const { time } = useClock();
  return (
    <div role="status">
      {until !== null && (
        <Alert
          tone="warn"
          title={t(`${words}.lockedTitle`)}
          text={t(`${words}.locked`, { time: time(until), when: t('inMinutes', { count: minutes }) })}
        />
      )}
    </div>
  );
}
