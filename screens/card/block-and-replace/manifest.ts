/** Permanent block with a replacement card (ACT-13). */
import type { Manifest } from '#runtime';

export default {
  id: 'myCardBlockReplace',
  paths: ['my-cards/card-details/:cardId/block-and-replace'],
  layout: 'twoColumn',
  menu: 'card',
  title: 'screens.myCardBlockReplace',
  guards: ['signedIn', 'activeCard', 'verifiedCard'],
  feature: 'blockAndReplace',
  isAvailable: ({ status, flags }) =>
    ['active', 'issued', 'blocked'].includes(status) && flags.isPermanentBlockDisplayed,
  places: [{ menu: 'card', order: 80, label: 'actions.blockAndReplace', icon: 'swap', isCardAction: true }],
  load: () => import('./BlockAndReplace.tsx'),
} satisfies Manifest;
