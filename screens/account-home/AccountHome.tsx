import type { ReactNode } from 'react';
import { useClock } from '#amounts';
import { CardGrid } from '#cards';
import {
  type Card,
  PageHeading,
  personName,
  Skeleton,
  useCardStatus,
  useCards,
  useHref,
  useIsNewCard,
  useTenant,
  useUser,
  useWords,
} from '#runtime';
import { CardsError } from '../_shared/CardsError.tsx';
import { OfferSlot } from '../_shared/OfferSlot.tsx';
import { useKeptState } from '../_shared/useKeptState.ts';
import { useMedia } from '../_shared/useMedia.ts';
import styles from './AccountHome.module.css';
import { AddCardTile } from './AddCardTile.tsx';
import { groupCards } from './groupCards.ts';
import { HolderTile } from './HolderTile.tsx';
import { NoCards } from './NoCards.tsx';
import { PendingAlert } from './PendingAlert.tsx';

const PHONE = '(width < 37.5em)';
/** So many faces a phone shows in full; more of them are small. */
const MOST_FACES = 6;
/** More are folded. */
const MOST_SHOWN = 12;

/** My cards: every card of the account with its product, status, balance and next step (RTE-25). */
export default function AccountHome() {
  const { t } = useWords();
  const cards = useCards();
  const statusOf = useCardStatus();
  const { data: user } = useUser();
  const names = useTenant('names');
  const { display } = useTenant('card');
  const { moment } = useClock();
  const name = user && personName(user, names).called;
  const title = name ? t('cards.greeting', { name }) : t('screens.accountHome');
  const count = cards.data?.length ?? 0;
  const toActivate = (cards.data ?? []).filter((card) => statusOf(card) === 'inactive').length;
  const counts = [
    count > 0 && t('cards.count', { count }),
    toActivate > 0 && t('cards.toActivate', { number: toActivate }),
    count > 0 && display.balance && t('cards.balancesAsOf', { time: moment(cards.dataUpdatedAt) }),
  ].filter(Boolean);
  return (
    <>
      <PageHeading title={title} text={counts.join(' · ') || undefined} />
      {cards.isPending && <Skeleton shape="cards" label={t('cards.loadingCards')} />}
      {cards.isError && !cards.data && <CardsError />}
      {cards.data && <CardList cards={cards.data} />}
      {cards.data && <OfferSlot placement="home" />}
    </>
  );
}

function CardList({ cards }: { readonly cards: readonly Card[] }) {
  const addCard = useHref()('myCardAdd');
  const statusOf = useCardStatus();
  const isPhone = useMedia(PHONE);
  const { usable, ended } = groupCards(cards, statusOf, useIsNewCard());
  if (cards.length === 0) return <NoCards />;
  const tilesOf = (some: readonly Card[], isSmall: boolean) =>
    some.map((card) => <HolderTile key={card.id} card={card} isSmall={isPhone && isSmall} />);
  const areMany = usable.length > MOST_FACES;
  const more = usable.slice(MOST_SHOWN);
  const alert = <PendingAlert cards={cards} />;
  return (
    <div className={styles.list}>
      {!isPhone && alert}
      <CardGrid>
        {tilesOf(usable.slice(0, MOST_SHOWN), areMany)}
        {/* A phone has the way in its menu, above. */}
        {addCard && !isPhone && <AddCardTile href={addCard} />}
      </CardGrid>
      {/* What is there comes first where there is little room. */}
      {isPhone && alert}
      <Fold name="more" count={more.length}>
        {tilesOf(more, true)}
      </Fold>
      <Fold name="ended" count={ended.length}>
        {tilesOf(ended, true)}
      </Fold>
    </div>
  );
}

interface FoldProps {
  /** Words key below `cards`. */
  readonly name: 'more' | 'ended';
  readonly count: number;
  readonly children: ReactNode;
}

/** Cards that are one press away; open again for who comes back. */
function Fold({ name, count, children }: FoldProps) {
  const { t } = useWords();
  const [isOpen, setOpen] = useKeptState(name, false);
  if (count === 0) return null;
  return (
    <details open={isOpen} onToggle={({ currentTarget: { open } }) => open !== isOpen && setOpen(open)}>
      <summary>{t(`cards.${name}`, { number: count })}</summary>
      <CardGrid>{children}</CardGrid>
    </details>
  );
}
