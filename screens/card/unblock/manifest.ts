/** Lifts a temporary block (ACT-09). */
import type { Manifest } from '#runtime';

export default {
  id: 'myCardUnblock',
  paths: ['my-cards/card-details/:cardId/unblock'],
  layout: 'twoColumn',
  menu: 'card',
  title: 'screens.myCardUnblock',
  guards: ['signedIn', 'activeCard', 'verifiedCard'],
  isAvailable: (card) => card.flags.isBlockDisplayed && card.flags.isBlockedTemporarily,
  places: [{ menu: 'card', order: 71, label: 'actions.unblock', icon: 'lockOpen', isCardAction: true }],
} satisfies Manifest;
