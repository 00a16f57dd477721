import { useBanners, useTenant, useWords } from '#runtime';
import { Carousel } from './Carousel.tsx';
import type { OffersProps } from './OfferSlot.tsx';

/** Partner offers for signed-in people, in the interface language; nothing while there are none (NAV-35 to NAV-47). */
export default function Offers({ placement }: OffersProps) {
  const { t } = useWords();
  const sizes = useTenant('banners')[placement];
  const { autoplay, duration, infinite, slides, swipe } = useTenant('carousel');
  const banners = useBanners().data?.filter((each) => each.placement === placement) ?? [];
  if (!sizes || banners.length === 0) return null;
  return (
    <Carousel
      title={t('cards.offersTitle')}
      items={banners}
      slides={[slides[0] ?? 1, slides[1] ?? 1]}
      isInfinite={infinite}
      autoplayMs={autoplay ? duration : null}
      swipe={swipe}
      sizes={sizes}
      words={{
        previous: t('carousel.previous'),
        next: t('carousel.next'),
        stop: t('carousel.stop'),
        start: t('carousel.start'),
        newTabHint: t('common.opensInNewTab'),
        show: (n) => t('carousel.show', { n, total: banners.length }),
        shown: (titles) => t('carousel.shown', { titles }),
      }}
    />
  );
}
