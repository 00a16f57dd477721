/** Changes the PIN through a returned address. */
import type { Manifest } from '#runtime';

export default {
  id: 'myCardPinChange',
  paths: ['my-cards/card-details/:cardId/pin-change'],
  layout: 'twoColumn',
  menu: 'card',
  title: 'screens.myCardPinChange',
  guards: ['signedIn', 'activeCard', 'verifiedCard'],
  isSensitive: true,
  isAvailable: (card) => card.flags.isPinChangeDisplayed,
  places: [{ menu: 'card', order: 50, label: 'actions.pinChange', icon: 'password', isCardAction: true }],
  load: () => import('./PinChange.tsx'),
} satisfies Manifest;
