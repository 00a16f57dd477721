import {
  ActionTiles,
  BackLink,
  Button,
  type Card,
  Facts,
  formatCardNumber,
  formatExpiry,
  formatLongDay,
  InlineMessage,
  Panel,
  productName,
  Skeleton,
  useActiveCard,
  useCardActions,
  useCards,
  useHref,
  useLanguage,
  useMoney,
  useTenant,
  useWords,
} from '#runtime';
import { CardStatusChip } from '../../_shared/CardStatusChip.tsx';
import { HolderCard } from '../../_shared/HolderCard.tsx';
import { useCardStatus } from '../../_shared/useCardStatus.ts';
import { CardTransactions } from '../_shared/CardTransactions.tsx';
import styles from './CardDetails.module.css';

/** One card: face, balance, facts, actions, and its latest transactions (mockup 03). */
export default function CardDetails() {
  const { t } = useWords();
  const cards = useCards();
  const card = useActiveCard();
  const accountHome = useHref()('accountHome');
  return (
    <>
      {accountHome && <BackLink href={accountHome}>{t('nav.myCards')}</BackLink>}
      {card ? (
        <>
          <CardPanel card={card} />
          <CardTransactions card={card} />
        </>
      ) : (
        <Panel>
          <h1 tabIndex={-1} className="visually-hidden">
            {t('screens.cardDetails')}
          </h1>
          {cards.isError ? (
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
          ) : (
            <Skeleton shape="details" label={t('cards.loadingCards')} />
          )}
        </Panel>
      )}
    </>
  );
}

function CardPanel({ card }: { readonly card: Card }) {
  const { t } = useWords();
  const status = useCardStatus()(card);
  const settings = useTenant('card');
  const actions = useCardActions(card);
  const name = productName(t, { card: settings }, card);
  const expiry = settings.showExpiry ? formatExpiry(card.expiryDate, settings.expiryFormat) : null;
  const facts = [
    {
      label: t('cards.number'),
      value: formatCardNumber(card.lastDigits),
      spoken: t('cards.endingIn', { digits: [...card.lastDigits].join(' ') }),
    },
    ...(expiry ? [{ label: t('cards.expiry'), value: expiry }] : []),
  ];
  return (
    <Panel>
      <div className={styles.card}>
        <HolderCard card={card} status={status} hasBalance={false} />
        <div>
          <CardStatusChip card={card} status={status} />
          <h1 tabIndex={-1} className={styles.name}>
            {name}
          </h1>
          {status === 'pending' ? (
            <p className={styles.label}>{t('cards.balanceAfterVerification')}</p>
          ) : (
            <Balances card={card} />
          )}
          <Facts facts={facts} />
        </div>
      </div>
      {actions.length > 0 && <ActionTiles label={t('nav.card')} items={actions} />}
    </Panel>
  );
}

/** What is left on the card, and what of it runs out when (spec-notes, ruling 5). */
function Balances({ card }: { readonly card: Card }) {
  const { t } = useWords();
  const language = useLanguage();
  const money = useMoney();
  const [balance] = card.balances;
  if (!balance) return null;
  const amount = money(balance.amount);
  return (
    <>
      <p className={styles.label}>{t('cards.availableBalance')}</p>
      <p className={styles.amount}>
        {amount.main}
        {amount.secondary && <small>{amount.secondary}</small>}
      </p>
      {balance.expirations.length > 0 && (
        <div className={styles.expirations}>
          <p className={styles.label}>{t('cards.expirations.title')}</p>
          <ul>
            {balance.expirations.map((each) => (
              <li key={each.expiresAt}>
                {t('cards.expirations.item', {
                  amount: money(each.amount).main,
                  date: formatLongDay(each.expiresAt, language),
                })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
