/** What partners offer: for the few screens that show it. */
import { readBanners, readPartners } from '../gateway/marketing.ts';
import { usePortal } from '../routing/Portal.ts';
import { useLanguage } from './portalHooks.ts';
import { useDataAtom } from './useDataAtom.ts';

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
  return useDataAtom(`${name}|${language}`, (data) =>
    data.createExtraAtom({
      key: [name, language],
      load: async () => read(await lookUp(name, language)),
      minutes: tenant.cache.marketingMinutes,
      isQuiet: true,
    }),
  );
}
