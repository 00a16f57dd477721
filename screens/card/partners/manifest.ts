/** Partners of a card. The id's spelling is the spec's. */
import type { Manifest } from '#runtime';

export default {
  id: 'ourMerchendisingPartners',
  paths: ['my-cards/card-details/:cardId/merchandising-partners'],
  layout: 'twoColumn',
  menu: 'card',
  title: 'screens.ourMerchendisingPartners',
  guards: ['signedIn', 'placeholderCard', 'activeCard', 'verifiedCard'],
  withoutCard: 'ourMerchendisingPartnersAll',
  feature: 'merchandisingPartners',
  places: [{ menu: 'card', order: 61, label: 'actions.partners', icon: 'storefront', isCardAction: true }],
  load: () => import('./Partners.tsx'),
} satisfies Manifest;
