/** Irreversible block (ACT-11). */
import { defineScreen } from '../../../runtime/assemble/defineScreen.ts';
import { isActionAvailable } from '../_shared/isActionAvailable.ts';

export default defineScreen({
  id: 'myCardBlockPermanently',
  paths: ['my-cards/card-details/:cardId/block-permanently'],
  layout: 'twoColumn',
  menu: 'card',
  guards: ['signedIn', 'activeCard', 'verifiedCard'],
  isAvailable: isActionAvailable.blockPermanently,
  menuEntries: [
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
  forms: { blockReason: null },
  load: () => import('./BlockPermanently.tsx'),
});
