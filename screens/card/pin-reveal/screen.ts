/** Shows the PIN through a returned address. */
import { defineScreen } from '../../../runtime/assemble/defineScreen.ts';

export default defineScreen({
  id: 'myCardPinReveal',
  paths: ['my-cards/card-details/:cardId/pin-reveal'],
  layout: 'twoColumn',
  menu: 'card',
  guards: ['signedIn', 'activeCard', 'verifiedCard'],
  isSensitive: true,
  isAvailable: (card) => card.flags.isPinRevealDisplayed,
  menuEntries: [{ menu: 'card', order: 40, label: 'actions.pinReveal', icon: 'eye', isCardAction: true }],
  load: () => import('./PinReveal.tsx'),
});
