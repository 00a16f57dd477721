/** Delivery address of a plastic replacement. */
import type { Manifest } from '#runtime';

export default {
  id: 'myCardGetPlasticCard',
  paths: ['my-cards/card-details/:cardId/block-and-replace/get-plastic-card'],
  layout: 'twoColumn',
  menu: 'card',
  title: 'screens.myCardGetPlasticCard',
  guards: ['signedIn', 'activeCard', 'verifiedCard'],
  feature: 'blockAndReplace',
  isAvailable: ({ status, flags }) =>
    ['active', 'issued', 'blocked'].includes(status) && flags.isPermanentBlockDisplayed,
  calls: ['PATCH /users/{user}'],
  load: () => import('./GetPlasticCard.tsx'),
} satisfies Manifest;
