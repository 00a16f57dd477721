/** Card info through a returned address. */
import { defineScreen } from '../../../../runtime/assemble/defineScreen.ts';

export default defineScreen({
  id: 'plasticlessCardInfo',
  paths: ['my-cards/card-details/:cardId/plasticless/card-info'],
  layout: 'twoColumn',
  menu: 'card',
  guards: ['signedIn', 'activeCard', 'verifiedCard', 'virtualCard'],
  isSensitive: true,
  isAvailable: (card) => card.isVirtual && card.status !== 'pending',
  menuEntries: [
    { menu: 'card', order: 25, label: 'actions.cardInfo', icon: 'identificationCard', isCardAction: true },
  ],
  load: () => import('./CardInfo.tsx'),
});
