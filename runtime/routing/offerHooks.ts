/** Where a card is accepted, and what partners offer: for the few screens that show it. */
import { useAtomValue } from 'jotai';
import { listAcceptanceCategories } from '../gateway/cardCalls.ts';
import type { Card } from '../gateway/cards.ts';
import { readBanners, readPartners } from '../gateway/marketing.ts';
import { useServerData, useUsername } from './holderHooks.ts';
import { usePortal } from './Portal.ts';
import { useLanguage } from './portalHooks.ts';

/** What an acceptance list counts for, as other server data. */
const ACCEPTANCE_MINUTES = 5;

/** What a card is accepted for, in the interface language (API-53). */
export function useAcceptance(card: Card) {
  const { send } = usePortal();
  const user = useUsername();
  const language = useLanguage();
  return useAtomValue(
    useServerData().extraAtom({
      key: ['acceptance', card.id, language],
      load: (signal) => listAcceptanceCategories(send, { user, cardId: card.id }, { language, signal }),
      minutes: ACCEPTANCE_MINUTES,
    }),
  );
}

/** Partner offers for carousels, in the interface language; failing is silent (NAV-37). */
export function useBanners() {
  return useOffers('banners', readBanners);
}

/** Merchandising partners, in the interface language (RTE-44, RTE-45). */
export function usePartners() {
  return useOffers('partners', readPartners);
}

function useOffers<T>(name: string, read: (lookup: readonly unknown[]) => T) {
  const { lookUp, tenant } = usePortal();
  const language = useLanguage();
  return useAtomValue(
    useServerData().extraAtom({
      key: [name, language],
      load: async () => read(await lookUp(name, language)),
      minutes: tenant.cache.marketingMinutes,
      isQuiet: true,
    }),
  );
}
