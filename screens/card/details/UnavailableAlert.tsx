import {
  Alert,
  ButtonLink,
  type Card,
  type PlainWordsKey,
  useCardActions,
  useHref,
  useUnavailableAction,
  useWords,
} from '#runtime';
import styles from './CardDetails.module.css';

/** Says why an action that was asked for by its address is not to be had for this card, and what can be done instead (RTE-65). */
export function UnavailableAlert({ card }: { readonly card: Card }) {
  const { t } = useWords();
  const asked = useUnavailableAction(card);
  const next = useNextStep(card, asked?.reason);
  if (!asked) return null;
  return (
    <div role="alert" className={styles.notice}>
      <Alert
        tone="info"
        title={t('cardActions.unavailable.title', { action: t(asked.action) })}
        text={t(`cardActions.unavailable.${asked.reason}`)}
        action={
          next && (
            <ButtonLink href={next.href} size="small" variant="tonal">
              {next.label}
            </ButtonLink>
          )
        }
      />
    </div>
  );
}

/** Where a link helps: only to what the card has, as its menu knows it. */
function useNextStep(card: Card, reason: string | undefined) {
  const { t } = useWords();
  const href = useHref();
  const unblock = useCardActions(card).find(({ id }) => id === 'myCardUnblock')?.href;
  const linkTo = (to: string | null | undefined, label: PlainWordsKey) =>
    to ? { href: to, label: t(label) } : null;
  if (reason === 'alreadyUsable') return null;
  if (reason === 'blockedForNow' && unblock) return linkTo(unblock, 'actions.unblock');
  if (reason === 'pending' && card.isVirtual)
    return linkTo(href('plasticlessVerification', { cardId: card.id }), 'actions.verify');
  return linkTo(href('contactUs'), 'contactBlock.write');
}
