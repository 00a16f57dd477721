/** Takes a card off the account; the card stays usable (ACT-03). */
import { defineScreen } from '../../../runtime/assemble/defineScreen.ts';
import { isActionAvailable } from '../_shared/isActionAvailable.ts';

export default defineScreen({
  id: 'myCardRemove',
  paths: ['my-cards/card-details/:cardId/remove'],
  layout: 'twoColumn',
  menu: 'card',
  guards: ['signedIn', 'activeCard', 'verifiedCard'],
  intent: 'remove',
  isAvailable: isActionAvailable.remove,
  menuEntries: [{ menu: 'card', order: 100, label: 'actions.remove', icon: 'trash', isCardAction: true }],
  load: () => import('./Remove.tsx'),
});
