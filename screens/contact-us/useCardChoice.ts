import type { FormList } from '#forms';
import { useCards, useWords } from '#runtime';
import { useCardName } from '../_shared/useCardName.ts';

/** Stands for a card that is not in the list: its serial number is typed (NAV-51). */
export const OTHER_CARD = 'other-card';

/** The person's cards by reference, and last the way to name another one. */
export function useCardChoice(): FormList {
  const { t } = useWords();
  const nameOf = useCardName();
  const { data, isPending } = useCards();
  const other = { value: OTHER_CARD, label: t('contact.otherCard') };
  const own = (data ?? []).map((card) => ({ value: card.ref, label: nameOf(card) }));
  // Cards that cannot be loaded keep nobody from writing.
  return { options: isPending ? null : [...own, other] };
}
