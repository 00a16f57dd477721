import { type ComponentType, useEffect, useState } from 'react';
import { type BannerPlacement, useTenant } from '#runtime';

export interface OffersProps {
  readonly placement: BannerPlacement;
}

/**
 * Where partner offers stand (NAV-35, NAV-36). They are loaded after what people came for is
 * there; without them the page has neither a gap nor a message. A tenant that names no sizes has none (NAV-43).
 */
export function OfferSlot({ placement }: OffersProps) {
  const isOffered = useTenant('banners')[placement] !== null;
  const [Offers, setOffers] = useState<ComponentType<OffersProps> | null>(null);
  useEffect(() => {
    if (!isOffered) return;
    let isHere = true;
    import('./Offers.tsx').then(
      (part) => {
        if (isHere) setOffers(() => part.default);
      },
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isOffered]);
  return Offers && <Offers placement={placement} />;
}
