import { type FormEvent, useState } from 'react';
import { useAvailabilityGate } from '#card-details';
import {
  Button,
  ButtonLink,
  type Card,
  PageHeading,
  type Replacement,
  useGoOnce,
  useHref,
  useReplacement,
  useWords,
} from '#runtime';
import { useCardName } from '../../_shared/useCardName.ts';
import { ActionPage } from '../_shared/ActionPage.tsx';
import { ReplacementFace } from '../_shared/ReplacementFace.tsx';
import { ReplaceSteps } from '../_shared/ReplaceSteps.tsx';
import { TemporaryBlockHint } from '../_shared/TemporaryBlockHint.tsx';
import styles from './BlockAndReplace.module.css';

const FORMS: readonly Replacement['form'][] = ['plastic', 'virtual'];

/** First step of a replacement: which card to order (RTE-39, ACT-13 to ACT-16). Nothing is sent here. */
export default function BlockAndReplace() {
  const { t } = useWords();
  return (
    <ActionPage title={t('cardActions.replace.title')}>{(card) => <ChooseCard card={card} />}</ActionPage>
  );
}

function ChooseCard({ card }: { readonly card: Card }) {
  const { t } = useWords();
  const name = useCardName()(card);
  const go = useGoOnce();
  const details = useHref()('cardDetails', { cardId: card.id });
  const [kept, keep] = useReplacement(card);
  const [form, setForm] = useState<Replacement['form']>(kept ?? 'plastic');
  useAvailabilityGate(true);
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    keep(form);
    go(form === 'plastic' ? 'get-plastic-card' : 'choose-reason', {
      state: { replacement: { cardId: card.id, form } },
    });
  };
  return (
    <form onSubmit={goOn}>
      <ReplaceSteps current={1} />
      <PageHeading
        title={t('cardActions.replace.title')}
        text={t('cardActions.replace.lead', { card: name })}
      />
      <fieldset className={styles.forms}>
        <legend className="visually-hidden">{t('cardActions.replace.steps.newCard')}</legend>
        {FORMS.map((each) => (
          <label key={each} className={styles.form}>
            {/* The words below say what the picture shows. */}
            <span aria-hidden="true">
              <ReplacementFace card={card} form={each} />
            </span>
            <span className={styles.row}>
              <span>
                <b>{t(`cardActions.replace.${each}.name`)}</b>
                <small>{t(`cardActions.replace.${each}.when`)}</small>
              </span>
              <input
                type="radio"
                name="form"
                value={each}
                checked={form === each}
                onChange={() => setForm(each)}
              />
            </span>
          </label>
        ))}
      </fieldset>
      <TemporaryBlockHint card={card} />
      <div className={styles.actions}>
        <Button type="submit">{t('common.next')}</Button>
        {details && (
          <ButtonLink href={details} variant="text">
            {t('common.cancel')}
          </ButtonLink>
        )}
      </div>
    </form>
  );
}
