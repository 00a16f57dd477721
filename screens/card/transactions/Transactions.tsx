import {
  BackLink,
  Button,
  formatCardNumber,
  InlineMessage,
  PageHeading,
  productName,
  Skeleton,
  useActiveCard,
  useCards,
  useHref,
  useTenant,
  useWords,
} from '#runtime';
import { CardTransactions } from '../_shared/CardTransactions.tsx';

/** The transactions of a card on a page of their own (spec section 2). */
export default function Transactions() {
  const { t } = useWords();
  const cards = useCards();
  const card = useActiveCard();
  const href = useHref();
  const settings = useTenant('card');
  const back = card && href('cardDetails', { cardId: card.id });
  const name = card && `${productName(t, { card: settings }, card)} ${formatCardNumber(card.lastDigits)}`;
  return (
    <>
      {back && <BackLink href={back}>{name}</BackLink>}
      <PageHeading title={t('screens.myCardTransactions')} text={name} />
      {card && <CardTransactions card={card} />}
      {cards.isPending && <Skeleton shape="rows" label={t('cards.loadingCards')} />}
      {cards.isError && !card && (
        <InlineMessage
          isError
          title={t('cards.error.title')}
          text={t('cards.error.text')}
          action={
            <Button size="small" isBusy={cards.isFetching} onClick={() => void cards.refetch()}>
              {t('common.tryAgain')}
            </Button>
          }
        />
      )}
    </>
  );
}
