/** Legal agreement, privacy, card terms. */
import { defineScreen } from '../../runtime/assemble/defineScreen.ts';

export default defineScreen({
  id: 'profileTermsCondsList',
  paths: ['my-profile/terms-and-conditions'],
  layout: 'twoColumn',
  menu: 'account',
  guards: ['signedIn'],
  menuEntries: [{ menu: 'account', order: 20, label: 'nav.terms', icon: 'fileText' }],
  isOffered: (tenant) => tenant.terms.shown !== 'off',
  load: () => import('./Terms.tsx'),
});
