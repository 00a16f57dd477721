/** One-time code of a pending virtual card. */
import type { Manifest } from '#runtime';

export default {
  id: 'plasticlessVerification',
  paths: ['my-cards/card-details/:cardId/plasticless/otp-verification'],
  layout: 'twoColumn',
  menu: 'cards',
  title: 'screens.plasticlessVerification',
  guards: ['signedIn', 'activeCard', 'pendingCard'],
  isSensitive: true,
  isAvailable: (card) => card.isVirtual && card.status === 'pending',
  places: [
    { menu: 'cards', order: 30, label: 'nav.verifyPlasticless', icon: 'shieldCheck', isForAnyCard: true },
  ],
  load: () => import('./OtpVerification.tsx'),
} satisfies Manifest;
