/** Reason and confirmation of a replacement (RTE-41: both forms of the path). */
import { defineScreen } from '../../../runtime/assemble/defineScreen.ts';
import { isActionAvailable } from '../_shared/isActionAvailable.ts';

export default defineScreen({
  id: 'myCardBlockReplaceConfirm',
  paths: [
    'my-cards/card-details/:cardId/block-and-replace/choose-reason',
    'my-cards/card-details/:cardId/block-and-replace/get-plastic-card/choose-reason',
  ],
  layout: 'twoColumn',
  menu: 'card',
  guards: ['signedIn', 'activeCard', 'verifiedCard'],
  feature: 'blockAndReplace',
  isAvailable: isActionAvailable.blockPermanently,
  calls: ['POST /users/{user}/cards/{ref}-{card}/actions/block'],
  forms: { blockReason: null },
  load: () => import('./ChooseReason.tsx'),
});
