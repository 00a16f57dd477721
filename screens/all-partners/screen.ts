/** Partners of all cards. The id is spelled as in RTE-45. */
import { defineScreen } from '../../runtime/assemble/defineScreen.ts';

export default defineScreen({
  id: 'ourMerchendisingPartnersAll',
  paths: ['my-cards/merchandising-partners'],
  layout: 'twoColumn',
  menu: 'cards',
  guards: ['signedIn'],
  feature: 'merchandisingPartners',
  menuEntries: [{ menu: 'cards', order: 40, label: 'nav.allPartners', icon: 'storefront' }],
  load: () => import('./AllPartners.tsx'),
});
