/** Partners of all cards. The id's spelling is the spec's. */
import type { Manifest } from '#runtime';

export default {
  id: 'ourMerchendisingPartnersAll',
  paths: ['my-cards/merchandising-partners'],
  layout: 'twoColumn',
  menu: 'cards',
  title: 'screens.ourMerchendisingPartnersAll',
  guards: ['signedIn'],
  feature: 'merchandisingPartners',
  places: [{ menu: 'cards', order: 40, label: 'nav.allPartners', icon: 'storefront' }],
  load: () => import('./AllPartners.tsx'),
} satisfies Manifest;
