import {
  Alert,
  ButtonLink,
  type Card,
  formatCardNumber,
  productName,
  useCardStatus,
  useHref,
  useTenant,
  useUser,
  useWords,
} from '#runtime';
import { maskEmail } from '../_shared/maskEmail.ts';

/**
 * Says that virtual cards wait for their one-time code (ACT-24, ENT-066): one card by name, several by their
 * number.
 */
export function PendingAlert({ cards }: { readonly cards: readonly Card[] }) {
  const { t } = useWords();
  const settings = useTenant('card');
  const statusOf = useCardStatus();
  const href = useHref();
  const email = useUser().data?.email;
  const waiting = cards.filter((card) => statusOf(card) === 'pending');
  const [card] = waiting;
  if (!card) return null;
  const verify = href('plasticlessVerification', { cardId: card.id });
  if (waiting.length > 1 || verify === null) {
    return <Alert tone="warn" title={t('cards.pending', { count: waiting.length })} />;
  }
  const { number, pan } = settings.display;
  const title = t('cards.verifyAlert.title', {
    product: productName(t, { card: settings }, card),
    number: number && pan ? formatCardNumber(card.lastDigits) : '',
  });
  return (
    <Alert
      tone="warn"
      // Two sentences in one line.
      title={email ? `${title}.` : title}
      text={email ? t('cards.verifyAlert.text', { email: maskEmail(email) }) : undefined}
      action={
        <ButtonLink href={verify} size="small">
          {t('cards.verifyAlert.action')}
        </ButtonLink>
      }
    />
  );
}
