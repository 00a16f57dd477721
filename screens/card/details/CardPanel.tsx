import { useState } from 'react';
import { ActionTiles, DescriptionList } from '#card-details';
import { useCardActions } from '#cards';
import {
  type Card,
  Panel,
  productNameOf,
  useCardStatus,
  useCards,
  useTenant,
  useWallets,
  useWords,
} from '#runtime';
import { CardStatusChip } from '../../_shared/CardStatusChip.tsx';
import { HolderCard } from '../../_shared/HolderCard.tsx';
import { useCardFacts } from '../../_shared/useCardFacts.ts';
import { BlockNow } from '../_shared/BlockNow.tsx';
import { CardWallets } from '../_shared/CardWallets.tsx';
import { WalletBalance } from '../_shared/WalletBalance.tsx';
import styles from './CardDetails.module.css';
import { NotNow } from './NotNow.tsx';

/** The card itself: its face, the active wallet's balance, its facts and its actions. */
export function CardPanel({ card }: { readonly card: Card }) {
  const { t } = useWords();
  const status = useCardStatus()(card);
  const settings = useTenant('card');
  const actions = useCardActions(card);
  const { active } = useWallets(card);
  const readAt = useCards().dataUpdatedAt;
  const description = useDescription(card);
  const isPending = status === 'pending';
  // One press and one question (LOV-08); the page of the block has the same address as before.
  const [isAsking, setAsking] = useState(false);
  const tiles = actions.map((action) =>
    action.id === 'myCardBlock' ? { ...action, onPress: () => setAsking(true) } : action,
  );
  return (
    <Panel>
      <div className={styles.card}>
        <HolderCard card={card} status={status} hasBalance={false} />
        <div>
          <CardStatusChip card={card} status={status} />
          <h1 tabIndex={-1} className={styles.name}>
            {productNameOf(t, { card: settings }, active?.productRef)}
          </h1>
          {isPending && <p className={styles.label}>{t('cards.balanceAfterVerification')}</p>}
          {!isPending && (
            <div className={styles.balance}>
              <CardWallets card={card} />
              {active && settings.display.balance && <WalletBalance wallet={active} readAt={readAt} />}
            </div>
          )}
          {description.length > 0 && <DescriptionList items={description} />}
        </div>
      </div>
      {actions.length > 0 && <ActionTiles label={t('nav.card')} items={tiles} />}
      <NotNow card={card} />
      {isAsking && (
        <BlockNow card={card} button={t('actions.block')} leadsTo="here" onClose={() => setAsking(false)} />
      )}
    </Panel>
  );
}

/** Number and expiry. */
function useDescription(card: Card) {
  const { t } = useWords();
  const { number, expiry, spokenExpiry } = useCardFacts(card);
  return [
    ...(number ? [{ label: t('cards.number'), value: number.text, spoken: number.spoken }] : []),
    ...(expiry ? [{ label: t('cards.expiry'), value: expiry, spoken: spokenExpiry }] : []),
  ];
}
