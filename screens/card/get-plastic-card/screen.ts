/** Delivery address of a plastic replacement. */
import { defineScreen } from '../../../runtime/assemble/defineScreen.ts';

export default defineScreen({
  id: 'myCardGetPlasticCard',
  paths: ['my-cards/card-details/:cardId/block-and-replace/get-plastic-card'],
  layout: 'twoColumn',
  menu: 'card',
  guards: ['signedIn', 'activeCard', 'verifiedCard'],
  feature: 'blockAndReplace',
  isAvailable: ({ status, flags }) =>
    ['active', 'issued', 'blocked'].includes(status) && flags.isPermanentBlockDisplayed,
  calls: ['PATCH /users/{user}'],
  forms: { deliveryAddress: null },
  load: () => import('./GetPlasticCard.tsx'),
});
