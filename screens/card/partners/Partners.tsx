import { BackLink, PageHeading, Skeleton, useActiveCard, useCards, useHref, useWords } from '#runtime';
import { CardsError } from '../../_shared/CardsError.tsx';
import { PartnerList } from '../../_shared/PartnerList.tsx';
import { useCardName } from '../../_shared/useCardName.ts';

/** Partners of a card (RTE-44). */
export default function Partners() {
  const { t } = useWords();
  const cards = useCards();
  const card = useActiveCard();
  const name = useCardName();
  const href = useHref();
  const back = card && href('cardDetails', { cardId: card.id });
  return (
    <>
      {card && back && <BackLink href={back}>{name(card)}</BackLink>}
      <PageHeading title={t('screens.ourMerchendisingPartners')} text={t('partners.lead')} />
      {card && <PartnerList />}
      {!card && (cards.isError ? <CardsError /> : <Skeleton shape="list" label={t('cards.loadingCards')} />)}
    </>
  );
}
