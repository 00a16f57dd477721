/** Shows the PIN through a returned address. */
import type { Manifest } from '#runtime';

export default {
  id: 'myCardPinReveal',
  paths: ['my-cards/card-details/:cardId/pin-reveal'],
  layout: 'twoColumn',
  menu: 'card',
  title: 'screens.myCardPinReveal',
  guards: ['signedIn', 'activeCard', 'verifiedCard'],
  isSensitive: true,
  isAvailable: (card) => card.flags.isPinRevealDisplayed,
  places: [{ menu: 'card', order: 40, label: 'actions.pinReveal', icon: 'eye', isCardAction: true }],
  load: () => import('./PinReveal.tsx'),
} satisfies Manifest;
