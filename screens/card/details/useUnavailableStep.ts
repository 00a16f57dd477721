import { useCardActions } from '#cards';
import { type Card, type PlainWordsKey, useHref, useWords } from '#runtime';

/** What would allow an action that is not to be had, where a link helps: only to what the card has, as its menu knows it. */
export function useUnavailableStep(card: Card, reason: string | undefined) {
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
