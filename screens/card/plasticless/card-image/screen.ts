/** Card image through a returned address. */
import { defineScreen } from '../../../../runtime/assemble/defineScreen.ts';

export default defineScreen({
  id: 'plasticlessCardImage',
  paths: ['my-cards/card-details/:cardId/plasticless/card-image'],
  layout: 'twoColumn',
  menu: 'card',
  guards: ['signedIn', 'activeCard', 'verifiedCard', 'virtualCard'],
  isSensitive: true,
  isAvailable: (card) => card.isVirtual && card.status !== 'pending',
  menuEntries: [{ menu: 'card', order: 26, label: 'actions.cardImage', icon: 'image', isCardAction: true }],
  load: () => import('./CardImage.tsx'),
});
