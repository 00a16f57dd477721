/** Lifts a temporary block (ACT-09). */
import { defineScreen } from '../../../runtime/assemble/defineScreen.ts';

export default defineScreen({
  id: 'myCardUnblock',
  paths: ['my-cards/card-details/:cardId/unblock'],
  layout: 'twoColumn',
  menu: 'card',
  guards: ['signedIn', 'activeCard', 'verifiedCard'],
  intent: 'restore',
  askedForIn: ['blocked'],
  // Whatever its flags say, what was blocked for good stays blocked (LOV-08).
  isAvailable: ({ status, blockReason = '', flags }) =>
    status === 'blocked' &&
    flags.isBlockDisplayed &&
    flags.isBlockedTemporarily &&
    !['lost', 'stolen', 'damaged'].includes(blockReason),
  menuEntries: [{ menu: 'card', order: 71, label: 'actions.unblock', icon: 'lockOpen', isCardAction: true }],
  load: () => import('./Unblock.tsx'),
});
