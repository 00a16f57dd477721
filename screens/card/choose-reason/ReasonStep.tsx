import { useAvailabilityGate } from '#card-details';
import { type FormModule, TenantForm } from '#forms';
import {
  Alert,
  BackLink,
  ButtonLink,
  type Card,
  Icon,
  PageHeading,
  type Replacement,
  useHref,
  useWords,
} from '#runtime';
import { creditCard } from '../../_shared/homeIcons.ts';
import { useCardName } from '../../_shared/useCardName.ts';
import { ReplaceSteps } from '../_shared/ReplaceSteps.tsx';
import { reasonHints } from '../_shared/reasonHints.ts';
import styles from './ChooseReason.module.css';
import { useFunds } from './useFunds.ts';
import { useHeadingFocus } from './useHeadingFocus.ts';

export interface ReasonStepProps {
  readonly card: Card;
  readonly replacement: Replacement['form'];
  readonly form: FormModule;
  /** Chosen before, when somebody comes back. */
  readonly reason: string;
  readonly onChosen: (reason: string) => void;
}

/** What happened to the card (ENT-122 to ENT-124). Nothing is sent here. */
export function ReasonStep({ card, replacement, form, reason, onChosen }: ReasonStepProps) {
  const { t } = useWords();
  const href = useHref();
  const name = useCardName()(card);
  const funds = useFunds(card);
  const first = href('myCardBlockReplace', { cardId: card.id });
  const details = href('cardDetails', { cardId: card.id });
  useAvailabilityGate(true);
  // Coming back to this step; the route change has seen to the first time.
  const place = useHeadingFocus(reason !== '');
  return (
    <div ref={place}>
      {first && <BackLink href={first}>{t('cardActions.replace.steps.newCard')}</BackLink>}
      <ReplaceSteps current={2} />
      <PageHeading
        title={t('cardActions.replace.reasonTitle')}
        text={t('cardActions.replace.reasonLead', { card: name })}
      />
      <TenantForm
        form={form}
        {...(reason !== '' && { initial: { reason } })}
        submit={t('common.next')}
        hints={reasonHints(t)}
        onSubmit={async (values) => {
          onChosen(String(values.reason));
          return undefined;
        }}
        aside={
          details && (
            <ButtonLink href={details} variant="text">
              {t('common.cancel')}
            </ButtonLink>
          )
        }
      >
        <div className={styles.below}>
          <div className={styles.chosen}>
            <span className={styles.icon}>
              <Icon path={creditCard} size={1.25} />
            </span>
            <p>
              <small>{t('cardActions.replace.steps.newCard')}</small>
              <b>{t(`cardActions.replace.${replacement}.summary`)}</b>
            </p>
            {first && (
              <a href={first} className={styles.link}>
                {t('cardActions.replace.change')}
              </a>
            )}
          </div>
          <Alert
            tone="info"
            title={t('cardActions.replace.fundsTitle')}
            text={funds && t('cardActions.replace.fundsText', { amount: funds })}
          />
        </div>
      </TenantForm>
    </div>
  );
}
