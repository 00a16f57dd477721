import { useParams } from 'react-router';
import { BackLink, useActiveCard, useHref, useWords } from '#runtime';
import { useCardName } from '../../_shared/useCardName.ts';

/** The way back to the card of the address: there before the card's name is, so that nothing below it moves. */
export function CardBackLink() {
  const { t } = useWords();
  const card = useActiveCard();
  const { cardId } = useParams();
  const name = useCardName();
  const href = useHref();
  const back = cardId && href('cardDetails', { cardId });
  return back && <BackLink href={back}>{card ? name(card) : t('screens.cardDetails')}</BackLink>;
}
