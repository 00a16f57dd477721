import {
  Alert,
  Button,
  type Card,
  CardGrid,
  CardTile,
  formatCardNumber,
  InlineMessage,
  PageHeading,
  productName,
  Skeleton,
  useCards,
  useHref,
  useTenant,
  useUser,
  useWords,
} from '#runtime';
import { CardStatusChip } from '../_shared/CardStatusChip.tsx';
import { HolderCard } from '../_shared/HolderCard.tsx';
import { useCardStatus } from '../_shared/useCardStatus.ts';
import styles from './AccountHome.module.css';

/** My cards: every card of the account with its product, status, balance and next step (spec section 2). */
export default function AccountHome() {
  const { t } = useWords();
  const cards = useCards();
  const { data: user } = useUser();
  const title = user?.firstName ? t('cards.greeting', { name: user.firstName }) : t('screens.accountHome');
  const count = cards.data?.length ?? 0;
  return (
    <>
      <PageHeading title={title} text={count > 0 ? t('cards.count', { count }) : undefined} />
      {cards.isPending && <Skeleton shape="cards" label={t('cards.loadingCards')} />}
      {cards.isError && !cards.data && (
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
      {cards.data && <CardList cards={cards.data} />}
    </>
  );
}

function CardList({ cards }: { readonly cards: readonly Card[] }) {
  const { t } = useWords();
  const href = useHref();
  const statusOf = useCardStatus();
  const settings = useTenant('card');
  if (cards.length === 0)
    return <InlineMessage title={t('cards.empty.title')} text={t('cards.empty.text')} />;
  const waiting = cards.filter((card) => statusOf(card) === 'pending').length;
  return (
    <div className={styles.list}>
      {waiting > 0 && <Alert tone="warn" title={t('cards.pending', { count: waiting })} />}
      <CardGrid>
        {cards.map((card) => {
          const status = statusOf(card);
          const name = `${productName(t, { card: settings }, card)} ${formatCardNumber(card.lastDigits)}`;
          const details = href('cardDetails', { cardId: card.id });
          const transactions = href('myCardTransactions', { cardId: card.id });
          return (
            <CardTile
              key={card.id}
              label={name}
              href={details ?? undefined}
              face={<HolderCard card={card} status={status} />}
              status={<CardStatusChip card={card} status={status} />}
              link={
                transactions && status !== 'pending'
                  ? {
                      href: transactions,
                      text: t('actions.transactions'),
                      label: `${t('actions.transactions')}: ${name}`,
                    }
                  : undefined
              }
            />
          );
        })}
      </CardGrid>
    </div>
  );
}
