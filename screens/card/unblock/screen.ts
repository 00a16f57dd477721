/** Lifts a temporary block (ACT-09). */
import { defineScreen } from '../../../runtime/assemble/defineScreen.ts';
import { isActionAvailable } from '../_shared/isActionAvailable.ts';

export default defineScreen({
  id: 'myCardUnblock',
  paths: ['my-cards/card-details/:cardId/unblock'],
  layout: 'twoColumn',
  menu: 'card',
  guards: ['signedIn', 'activeCard', 'verifiedCard'],
  intent: 'restore',
  askedForIn: ['blocked'],
  isAvailable: isActionAvailable.unblock,
  menuEntries: [{ menu: 'card', order: 71, label: 'actions.unblock', icon: 'lockOpen', isCardAction: true }],
  load: () => import('./Unblock.tsx'),
});
