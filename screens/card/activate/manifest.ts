/** Activates a card (ACT-01). */
import type { Manifest } from '#runtime';

export default {
  id: 'myCardActivate',
  paths: ['my-cards/card-details/:cardId/activate'],
  layout: 'twoColumn',
  menu: 'card',
  title: 'screens.myCardActivate',
  guards: ['signedIn', 'activeCard', 'verifiedCard'],
  aim: 'restore',
  isSensitive: true,
  isAvailable: (card) => card.flags.canBeActivated,
  places: [{ menu: 'card', order: 30, label: 'actions.activate', icon: 'power', isCardAction: true }],
  load: () => import('./Activate.tsx'),
} satisfies Manifest;
