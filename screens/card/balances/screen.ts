/** A card's balances. */
import { defineScreen } from '../../../runtime/assemble/defineScreen.ts';

export default defineScreen({
  id: 'myCardBalances',
  paths: ['my-cards/card-details/:cardId/balances'],
  layout: 'twoColumn',
  menu: 'card',
  guards: ['signedIn', 'activeCard', 'verifiedCard'],
  feature: 'balances',
  menuEntries: [{ menu: 'card', order: 20, label: 'actions.balances', icon: 'wallet', isCardAction: true }],
  calls: ['GET /users/{user}/accounts/{a}-{b}/balances'],
  load: () => import('./Balances.tsx'),
});
