/** Activates a card (ACT-01). */
import { defineScreen } from '../../../runtime/assemble/defineScreen.ts';

export default defineScreen({
  id: 'myCardActivate',
  paths: ['my-cards/card-details/:cardId/activate'],
  layout: 'twoColumn',
  menu: 'card',
  guards: ['signedIn', 'activeCard', 'verifiedCard'],
  intent: 'restore',
  isSensitive: true,
  askedForIn: ['issued'],
  isAvailable: (card) => card.flags.canBeActivated,
  menuEntries: [{ menu: 'card', order: 30, label: 'actions.activate', icon: 'power', isCardAction: true }],
  load: () => import('./Activate.tsx'),
});
