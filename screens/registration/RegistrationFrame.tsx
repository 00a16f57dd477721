import type { ReactNode } from 'react';
import { BackButton, Steps, useWords } from '#runtime';
import { SampleCard } from '../_shared/SampleCard.tsx';
import styles from './Registration.module.css';
import type { Step } from './useStep.ts';

const STEPS = ['access', 'personal', 'inbox'] as const;
const NEXT = ['details', 'email', 'card'] as const;

/** What stands around each step: how far it is, its heading, and what comes after. */
export function RegistrationFrame({
  step,
  onBack,
  children,
}: {
  readonly step: Step;
  readonly onBack: (() => void) | undefined;
  readonly children: ReactNode;
}) {
  const { t } = useWords();
  const name = STEPS[step - 1] ?? 'access';
  return (
    <div className={styles.columns}>
      <div className={styles.task}>
        {onBack && <BackButton onClick={onBack}>{t('common.back')}</BackButton>}
        <Steps
          steps={STEPS.map((each) => t(`registration.${each}.step`))}
          current={step}
          label={t('registration.steps')}
          doneLabel={t('registration.stepDone')}
        />
        <h1 tabIndex={-1}>{t(`registration.${name}.title`)}</h1>
        <p className={styles.lead}>{t(`registration.${name}.lead`)}</p>
        {children}
      </div>
      <aside className={styles.after} aria-labelledby="registration-next">
        <div className={styles.card} aria-hidden="true">
          <SampleCard
            product={t('home.sample.product')}
            formFactor="physical"
            lastDigits="4821"
            expiryDate="2028-08-31"
          />
        </div>
        <h2 id="registration-next">{t('registration.next.title')}</h2>
        <ol className={styles.next}>
          {NEXT.map((each, index) => (
            <li key={each}>
              <span aria-hidden="true">{index + 1}</span>
              <p>
                <strong>{t(`registration.next.${each}.title`)}</strong>
                {t(`registration.next.${each}.text`)}
              </p>
            </li>
          ))}
        </ol>
      </aside>
    </div>
  );
}
