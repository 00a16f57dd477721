/** Permanent block with a replacement card (ACT-13). */
import { defineScreen } from '../../../runtime/assemble/defineScreen.ts';

export default defineScreen({
  id: 'myCardBlockReplace',
  paths: ['my-cards/card-details/:cardId/block-and-replace'],
  layout: 'twoColumn',
  menu: 'card',
  guards: ['signedIn', 'activeCard', 'verifiedCard'],
  feature: 'blockAndReplace',
  isAvailable: ({ status, flags }) =>
    ['active', 'issued', 'blocked'].includes(status) && flags.isPermanentBlockDisplayed,
  menuEntries: [
    { menu: 'card', order: 80, label: 'actions.blockAndReplace', icon: 'swap', isCardAction: true },
  ],
  load: () => import('./BlockAndReplace.tsx'),
});
