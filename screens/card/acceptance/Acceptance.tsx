import { InlineMessage, PageHeading, Skeleton, useActiveCard, useCards, useTenant, useWords } from '#runtime';
import { CardsError } from '../../_shared/CardsError.tsx';
import { CardBackLink } from '../_shared/CardBackLink.tsx';
import styles from './Acceptance.module.css';
import { MerchantMap } from './MerchantMap.tsx';
import { OutletList } from './OutletList.tsx';

/** Heading of the list: where the way past the map leads. */
const LIST_ID = 'outlets';

/** Where a card is accepted: the list by category, and a map where the tenant has one (RTE-42, CFG-23). */
export default function Acceptance() {
  const { t } = useWords();
  const cards = useCards();
  const card = useActiveCard();
  const { merchantMap } = useTenant('connection');
  return (
    <>
      <CardBackLink />
      <PageHeading title={t('screens.myCardAcceptance')} text={t('acceptance.lead')} />
      {card && (
        <div className={styles.parts}>
          {merchantMap && <MerchantMap map={merchantMap} listId={LIST_ID} />}
          <section aria-labelledby={LIST_ID}>
            <h2 id={LIST_ID} tabIndex={-1} className={styles.heading}>
              {t('acceptance.list')}
            </h2>
            <OutletList card={card} />
          </section>
          <InlineMessage title={t('acceptance.note.title')} text={t('acceptance.note.text')} />
        </div>
      )}
      {!card && (cards.isError ? <CardsError /> : <Skeleton shape="rows" label={t('cards.loadingCards')} />)}
    </>
  );
}
