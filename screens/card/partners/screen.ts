/** Partners of a card. The id is spelled as in RTE-44. */
import { defineScreen } from '../../../runtime/assemble/defineScreen.ts';

export default defineScreen({
  id: 'ourMerchendisingPartners',
  paths: ['my-cards/card-details/:cardId/merchandising-partners'],
  layout: 'twoColumn',
  menu: 'card',
  guards: ['signedIn', 'placeholderCard', 'activeCard', 'verifiedCard'],
  withoutCard: 'ourMerchendisingPartnersAll',
  feature: 'merchandisingPartners',
  menuEntries: [
    { menu: 'card', order: 61, label: 'actions.partners', icon: 'storefront', isCardAction: true },
  ],
  load: () => import('./Partners.tsx'),
});
