import { listAcceptanceCategories } from '../gateway/cardCalls.ts';
import type { Card } from '../gateway/cards.ts';
import { usePortal } from '../routing/Portal.ts';
import { useUsername } from './holderHooks.ts';
import { useLanguage } from './portalHooks.ts';
import { useDataAtom } from './useDataAtom.ts';

/** What an acceptance list counts for, as other server data. */
const ACCEPTANCE_MINUTES = 5;

/** What a card is accepted for, in the interface language (API-53). */
export function useAcceptance(card: Card) {
  const { send } = usePortal();
  const user = useUsername();
  const language = useLanguage();
  return useDataAtom(`${card.id}|${language}`, (data) =>
    data.createExtraAtom({
      key: ['acceptance', card.id, language],
      load: (signal) => listAcceptanceCategories(send, { user, cardId: card.id }, { language, signal }),
      minutes: ACCEPTANCE_MINUTES,
    }),
  );
}
