/** Changes the PIN through a returned address. */
import { defineScreen } from '../../../runtime/assemble/defineScreen.ts';

export default defineScreen({
  id: 'myCardPinChange',
  paths: ['my-cards/card-details/:cardId/pin-change'],
  layout: 'twoColumn',
  menu: 'card',
  guards: ['signedIn', 'activeCard', 'verifiedCard'],
  isSensitive: true,
  isAvailable: (card) => card.flags.isPinChangeDisplayed,
  menuEntries: [
    { menu: 'card', order: 50, label: 'actions.pinChange', icon: 'password', isCardAction: true },
  ],
  load: () => import('./PinChange.tsx'),
});
