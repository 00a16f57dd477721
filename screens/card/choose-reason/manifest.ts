/** Reason and confirmation of a replacement (spec-notes 14: both forms of the path). */
import type { Manifest } from '#runtime';

export default {
  id: 'myCardBlockReplaceConfirm',
  paths: [
    'my-cards/card-details/:cardId/block-and-replace/choose-reason',
    'my-cards/card-details/:cardId/block-and-replace/get-plastic-card/choose-reason',
  ],
  layout: 'twoColumn',
  menu: 'card',
  title: 'screens.myCardBlockReplaceConfirm',
  guards: ['signedIn', 'activeCard', 'verifiedCard'],
  feature: 'blockAndReplace',
  isAvailable: ({ status, flags }) =>
    ['active', 'issued', 'blocked'].includes(status) && flags.isPermanentBlockDisplayed,
  calls: ['POST /users/{user}/cards/{ref}-{card}/actions/block'],
  load: () => import('./ChooseReason.tsx'),
} satisfies Manifest;
