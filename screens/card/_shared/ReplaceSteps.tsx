import { Steps, useWords } from '#runtime';

/** How far a replacement is: the new card (with its address), the reason, the confirmation (mockups 05a to 05c). */
export function ReplaceSteps({ current }: { readonly current: 1 | 2 | 3 }) {
  const { t } = useWords();
  return (
    <Steps
      steps={['newCard', 'reason', 'confirmation'].map((step) => t(`cardActions.replace.steps.${step}`))}
      current={current}
      label={t('screens.myCardBlockReplace')}
      doneLabel={t('cardActions.replace.stepDone')}
    />
  );
}
