/** Lifts a temporary block (ACT-09). */
import { defineScreen } from '../../../runtime/assemble/defineScreen.ts';

export default defineScreen({
  id: 'myCardUnblock',
  paths: ['my-cards/card-details/:cardId/unblock'],
  layout: 'twoColumn',
  menu: 'card',
  guards: ['signedIn', 'activeCard', 'verifiedCard'],
  intent: 'restore',
  isAvailable: ({ status, flags }) =>
    status === 'blocked' && flags.isBlockDisplayed && flags.isBlockedTemporarily,
  menuEntries: [{ menu: 'card', order: 71, label: 'actions.unblock', icon: 'lockOpen', isCardAction: true }],
  load: () => import('./Unblock.tsx'),
});
