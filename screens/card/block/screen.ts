/** Temporary block: reversible (ACT-07). */
import { defineScreen } from '../../../runtime/assemble/defineScreen.ts';
import { isActionAvailable } from '../_shared/isActionAvailable.ts';

export default defineScreen({
  id: 'myCardBlock',
  paths: ['my-cards/card-details/:cardId/block'],
  layout: 'twoColumn',
  menu: 'card',
  guards: ['signedIn', 'activeCard', 'verifiedCard'],
  askedForIn: ['active', 'issued'],
  isAvailable: isActionAvailable.block,
  menuEntries: [{ menu: 'card', order: 70, label: 'actions.block', icon: 'lock', isCardAction: true }],
  calls: ['POST /users/{user}/cards/{ref}-{card}/actions/block'],
  load: () => import('./Block.tsx'),
});
