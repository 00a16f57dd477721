import { PageHeading, Skeleton, useActiveCard, useCards, useWords } from '#runtime';
import { CardsError } from '../../_shared/CardsError.tsx';
import { PartnerList } from '../../_shared/PartnerList.tsx';
import { CardBackLink } from '../_shared/CardBackLink.tsx';

/** Partners of a card (RTE-44). */
export default function Partners() {
  const { t } = useWords();
  const cards = useCards();
  const card = useActiveCard();
  return (
    <>
      <CardBackLink />
      <PageHeading title={t('screens.ourMerchendisingPartners')} text={t('partners.lead')} />
      {card && <PartnerList />}
      {!card && (cards.isError ? <CardsError /> : <Skeleton shape="list" label={t('cards.loadingCards')} />)}
    </>
  );
}
