import { Steps, useWords } from '#runtime';

const STEPS = ['newCard', 'reason', 'confirmation'] as const;

/** How far a replacement is: the new card (with its address), the reason, the confirmation. */
export function ReplaceSteps({ current }: { readonly current: 1 | 2 | 3 }) {
  const { t } = useWords();
  return (
    <Steps
      steps={STEPS.map((step) => t(`cardActions.replace.steps.${step}`))}
      current={current}
      label={t('screens.myCardBlockReplace')}
      doneLabel={t('cardActions.replace.stepDone')}
    />
  );
}
