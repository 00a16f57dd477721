/** A card's balances. */
import type { Manifest } from '#runtime';

export default {
  id: 'myCardBalances',
  paths: ['my-cards/card-details/:cardId/balances'],
  layout: 'twoColumn',
  menu: 'card',
  title: 'screens.myCardBalances',
  guards: ['signedIn', 'activeCard', 'verifiedCard'],
  feature: 'balances',
  places: [{ menu: 'card', order: 20, label: 'actions.balances', icon: 'wallet', isCardAction: true }],
  calls: ['GET /users/{user}/accounts/{a}-{b}/balances'],
  load: () => import('./Balances.tsx'),
} satisfies Manifest;
