/** Irreversible block (ACT-11). */
import type { Manifest } from '#runtime';

export default {
  id: 'myCardBlockPermanently',
  paths: ['my-cards/card-details/:cardId/block-permanently'],
  layout: 'twoColumn',
  menu: 'card',
  title: 'screens.myCardBlockPermanently',
  guards: ['signedIn', 'activeCard', 'verifiedCard'],
  isAvailable: ({ status, flags }) =>
    ['active', 'issued', 'blocked'].includes(status) && flags.isPermanentBlockDisplayed,
  places: [
    {
      menu: 'card',
      order: 90,
      label: 'actions.blockPermanently',
      icon: 'prohibit',
      isDanger: true,
      isCardAction: true,
    },
  ],
  calls: ['POST /users/{user}/cards/{ref}-{card}/actions/block'],
  load: () => import('./BlockPermanently.tsx'),
} satisfies Manifest;
