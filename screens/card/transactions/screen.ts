/** A card's transactions (RTE-29). */
import { defineScreen } from '../../../runtime/assemble/defineScreen.ts';

export default defineScreen({
  id: 'myCardTransactions',
  paths: ['my-cards/card-details/:cardId/transactions'],
  layout: 'twoColumn',
  menu: 'card',
  guards: ['signedIn', 'activeCard', 'verifiedCard'],
  menuEntries: [
    { menu: 'card', order: 10, label: 'actions.transactions', icon: 'listBullets', isCardAction: true },
  ],
  load: () => import('./Transactions.tsx'),
});
