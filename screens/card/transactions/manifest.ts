/** A card's transactions (spec section 2). */
import type { Manifest } from '#runtime';

export default {
  id: 'myCardTransactions',
  paths: ['my-cards/card-details/:cardId/transactions'],
  layout: 'twoColumn',
  menu: 'card',
  title: 'screens.myCardTransactions',
  guards: ['signedIn', 'activeCard', 'verifiedCard'],
  places: [
    { menu: 'card', order: 10, label: 'actions.transactions', icon: 'listBullets', isCardAction: true },
  ],
  load: () => import('./Transactions.tsx'),
} satisfies Manifest;
