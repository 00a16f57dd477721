import { PageHeading, useWords } from '#runtime';
import { PartnerList } from '../_shared/PartnerList.tsx';

/** Partners of all cards, for people without a card too (RTE-45). */
export default function AllPartners() {
  const { t } = useWords();
  return (
    <>
      <PageHeading title={t('screens.ourMerchendisingPartnersAll')} text={t('partners.leadAll')} />
      <PartnerList />
    </>
  );
}
