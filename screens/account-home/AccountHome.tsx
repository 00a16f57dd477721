import {
  ButtonLink,
  type Card,
  CardGrid,
  InlineMessage,
  PageHeading,
  plus,
  Skeleton,
  useCards,
  useHref,
  useUser,
  useWords,
} from '#runtime';
import { CardsError } from '../_shared/CardsError.tsx';
import { OfferSlot } from '../_shared/OfferSlot.tsx';
import styles from './AccountHome.module.css';
import { AddCardTile } from './AddCardTile.tsx';
import { HolderTile } from './HolderTile.tsx';
import { noCardsPicture } from './noCardsPicture.ts';
import { PendingAlert } from './PendingAlert.tsx';

/** My cards: every card of the account with its product, status, balance and next step (spec section 2). */
export default function AccountHome() {
  const { t } = useWords();
  const cards = useCards();
  const { data: user } = useUser();
  const addCard = useHref()('myCardAdd');
  const title = user?.firstName ? t('cards.greeting', { name: user.firstName }) : t('screens.accountHome');
  const count = cards.data?.length ?? 0;
  return (
    <>
      <PageHeading
        title={title}
        text={count > 0 ? t('cards.count', { count }) : undefined}
        action={
          addCard &&
          count > 0 && (
            <ButtonLink href={addCard} size="small" icon={plus}>
              {t('nav.addCard')}
            </ButtonLink>
          )
        }
      />
      {cards.isPending && <Skeleton shape="cards" label={t('cards.loadingCards')} />}
      {cards.isError && !cards.data && <CardsError />}
      {cards.data && <CardList cards={cards.data} addCard={addCard} />}
      {cards.data && <OfferSlot placement="home" />}
    </>
  );
}

function CardList({ cards, addCard }: { readonly cards: readonly Card[]; readonly addCard: string | null }) {
  const { t } = useWords();
  if (cards.length === 0) {
    return (
      <InlineMessage
        picture={noCardsPicture}
        title={t('cards.empty.title')}
        text={t('cards.empty.text')}
        action={addCard && <ButtonLink href={addCard}>{t('cards.empty.action')}</ButtonLink>}
      />
    );
  }
  return (
    <div className={styles.list}>
      <PendingAlert cards={cards} />
      <CardGrid>
        {cards.map((card) => (
          <HolderTile key={card.id} card={card} />
        ))}
        {addCard && <AddCardTile href={addCard} />}
      </CardGrid>
    </div>
  );
}
