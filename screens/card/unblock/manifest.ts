/** Lifts a temporary block (ACT-09). */
import type { Manifest } from '#runtime';

export default {
  id: 'myCardUnblock',
  paths: ['my-cards/card-details/:cardId/unblock'],
  layout: 'twoColumn',
  menu: 'card',
  title: 'screens.myCardUnblock',
  guards: ['signedIn', 'activeCard', 'verifiedCard'],
  aim: 'restore',
  isAvailable: ({ status, flags }) =>
    status === 'blocked' && flags.isBlockDisplayed && flags.isBlockedTemporarily,
  places: [{ menu: 'card', order: 71, label: 'actions.unblock', icon: 'lockOpen', isCardAction: true }],
  load: () => import('./Unblock.tsx'),
} satisfies Manifest;
