/** Where the card is accepted (RTE-42: pl and bg). */
import { defineScreen } from '../../../runtime/assemble/defineScreen.ts';

export default defineScreen({
  id: 'myCardAcceptance',
  paths: ['my-cards/card-details/:cardId/card-acceptance'],
  layout: 'twoColumn',
  menu: 'card',
  guards: ['signedIn', 'activeCard', 'verifiedCard'],
  feature: 'cardAcceptance',
  menuEntries: [{ menu: 'card', order: 60, label: 'actions.acceptance', icon: 'mapPin', isCardAction: true }],
  calls: ['GET /users/{user}/cards/{id}/acceptance-categories'],
  load: () => import('./Acceptance.tsx'),
});
