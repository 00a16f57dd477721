/** Where the card is accepted (pl, bg in the spec). */
import type { Manifest } from '#runtime';

export default {
  id: 'myCardAcceptance',
  paths: ['my-cards/card-details/:cardId/card-acceptance'],
  layout: 'twoColumn',
  menu: 'card',
  title: 'screens.myCardAcceptance',
  guards: ['signedIn', 'activeCard', 'verifiedCard'],
  feature: 'cardAcceptance',
  places: [{ menu: 'card', order: 60, label: 'actions.acceptance', icon: 'mapPin', isCardAction: true }],
  calls: ['GET /users/{user}/cards/{id}/acceptance-categories'],
  load: () => import('./Acceptance.tsx'),
} satisfies Manifest;
