/** One-time code of a pending virtual card. */
import type { Manifest } from '#runtime';

export default {
  id: 'plasticlessVerification',
  paths: ['my-cards/card-details/:cardId/plasticless/otp-verification'],
  layout: 'twoColumn',
  menu: 'card',
  title: 'screens.plasticlessVerification',
  guards: ['signedIn', 'activeCard'],
  isAvailable: (card) => card.isVirtual && card.status === 'pending',
} satisfies Manifest;
