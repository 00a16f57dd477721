import { useState } from 'react';
import { blockCard } from '#card-details';
import { useCardActions } from '#cards';
import { Checkbox } from '#forms';
import {
  Alert,
  arrowRight,
  BackButton,
  Button,
  ButtonLink,
  type Card,
  canBlock,
  firstText,
  Icon,
  isBlockedForGood,
  kindOfBlock,
  PageHeading,
  Panel,
  type Replacement,
  useCards,
  useHref,
  useReplacement,
  useTenant,
  useUser,
  useWords,
  warningCircle,
} from '#runtime';
import { addressLines } from '../../_shared/addressForm.ts';
import { pencil } from '../../_shared/icons.ts';
import { useCardName } from '../../_shared/useCardName.ts';
import { ActionOutcome } from '../_shared/ActionOutcome.tsx';
import { isActionAvailable } from '../_shared/isActionAvailable.ts';
import { ReplacementFace } from '../_shared/ReplacementFace.tsx';
import { ReplaceSteps } from '../_shared/ReplaceSteps.tsx';
import { useCardAction } from '../_shared/useCardAction.ts';
import styles from './ChooseReason.module.css';
import { useFunds } from './useFunds.ts';
import { useHeadingFocus } from './useHeadingFocus.ts';

export interface ConfirmReplacementProps {
  readonly card: Card;
  readonly replacement: Replacement['form'];
  readonly reason: string;
  readonly onBack: () => void;
}

/**
 * Everything once more, and the one press that blocks the card for good and orders a new one (threats F10,
 * P1).
 */
export function ConfirmReplacement({ card, replacement, reason, onBack }: ConfirmReplacementProps) {
  const { t } = useWords();
  const name = useCardName()(card);
  const place = useHeadingFocus(true);
  const [isUnderstood, setIsUnderstood] = useState(false);
  const replace = useReplace(card, replacement, reason);
  const temporary = useCardActions(card).find(({ id }) => id === 'myCardBlock')?.href;
  const details = useHref()('cardDetails', { cardId: card.id });
  const { isBusy, outcome } = replace.action;
  const isOpen = (isActionAvailable.blockPermanently(card) || isBusy) && !outcome?.readAgain;
  return (
    <div ref={place}>
      {!isBusy && <BackButton onClick={onBack}>{t('cardActions.replace.steps.reason')}</BackButton>}
      <ReplaceSteps current={3} />
      <PageHeading
        title={t('cardActions.replace.confirmTitle')}
        text={t('cardActions.replace.confirmLead')}
      />
      <Panel>
        <Swap card={card} replacement={replacement} />
        <Summary card={card} replacement={replacement} reason={reason} />
      </Panel>
      {isOpen && (
        <>
          <div className={styles.warning}>
            <Alert
              tone="warn"
              icon={warningCircle}
              title={t('cardActions.replace.warnTitle', { card: name })}
              text={temporary ? t('cardActions.replace.warnText') : undefined}
            />
          </div>
          <Checkbox
            id="understood"
            name="understood"
            isChecked={isUnderstood}
            onChange={setIsUnderstood}
            isRequired
          >
            {t('cardActions.replace.understood')}
          </Checkbox>
        </>
      )}
      <ActionOutcome action={replace.action} />
      <div className={styles.actions}>
        {isOpen && (
          <Button
            variant="danger"
            isDisabled={!isUnderstood}
            {...(!isUnderstood && { describedBy: 'understood-why' })}
            isBusy={isBusy}
            onClick={() => void replace.run()}
          >
            {t('cardActions.replace.button')}
          </Button>
        )}
        {isOpen && temporary && (
          <ButtonLink href={temporary} variant="outline">
            {t('cardActions.replace.instead')}
          </ButtonLink>
        )}
        {!(isOpen && temporary) && details && (
          <ButtonLink href={details} variant="outline">
            {t(isOpen ? 'common.cancel' : 'actions.details')}
          </ButtonLink>
        )}
        {isOpen && !isUnderstood && (
          <span id="understood-why" className={styles.why}>
            {t('cardActions.replace.tickFirst')}
          </span>
        )}
      </div>
      <span role="status" className="visually-hidden">
        {isBusy ? t('common.loading') : ''}
      </span>
    </div>
  );
}

/** The card of now, and the one that comes. */
function Swap({ card, replacement }: Pick<ConfirmReplacementProps, 'card' | 'replacement'>) {
  const { t } = useWords();
  return (
    <div className={styles.swap}>
      <figure>
        <ReplacementFace card={card} />
        <figcaption>{t('cardActions.replace.oldCard')}</figcaption>
      </figure>
      <span className={styles.arrow}>
        <Icon path={arrowRight} />
      </span>
      <figure>
        <ReplacementFace card={card} form={replacement} />
        <figcaption>{t(`cardActions.replace.${replacement}.caption`)}</figcaption>
      </figure>
    </div>
  );
}

/** Sends the replacement, in the tenant's word for the form of the new card (API-42, ACT-22). */
function useReplace(card: Card, replacement: Replacement['form'], reason: string) {
  const { t } = useWords();
  const action = useCardAction(card);
  const { formFactors } = useTenant('replacement');
  const [, choose] = useReplacement(card);
  const known = useCards().data ?? [];
  const run = async () => {
    const block = { reason, replacement: formFactors[replacement] };
    if (!canBlock(card, kindOfBlock(block))) return;
    await action.act({
      send: (send, call) => blockCard(send, call, block),
      // A block alone does not show that a card was ordered: that shows by the new one.
      isDone: (now, cards) =>
        now !== undefined &&
        isBlockedForGood(now) &&
        cards.some(({ id }) => known.every((each) => each.id !== id)),
      note: (now) => (isBlockedForGood(now) ? t('cardActions.replace.unclear') : undefined),
      dialog: replacement === 'plastic' ? 'cardReplacedPlastic' : 'cardReplacedVirtual',
      leadsTo: 'accountHome',
    });
    choose(null);
  };
  return { action, run };
}

function Summary({ card, replacement, reason }: Omit<ConfirmReplacementProps, 'onBack'>) {
  const { t } = useWords();
  const funds = useFunds(card);
  const href = useHref();
  const address = useUser().data?.homeAddress;
  const isPlastic = replacement === 'plastic';
  const change = isPlastic ? href('myCardGetPlasticCard', { cardId: card.id }) : null;
  return (
    <>
      <dl className={styles.summary}>
        <div>
          <dt>{t('forms.reason')}</dt>
          <dd>{firstText(t, [`status.${reason}`, 'status.other'])}</dd>
        </div>
        {funds && (
          <div>
            <dt>{t('cardActions.replace.funds')}</dt>
            <dd className={styles.amount}>
              <bdi>{funds}</bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('cardActions.replace.delivery')}</dt>
          <dd>
            {t(`cardActions.replace.${replacement}.delivery`)}
            {isPlastic && address && (
              <span className={styles.address}>
                <bdi>{addressLines(address).join(', ')}</bdi>
              </span>
            )}
          </dd>
        </div>
      </dl>
      {change && (
        <a href={change} className={styles.link}>
          <Icon path={pencil} size={1} />
          {t('cardActions.replace.changeAddress')}
        </a>
      )}
    </>
  );
}
