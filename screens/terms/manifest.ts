/** Legal agreement, privacy, card terms. */
import type { Manifest } from '#runtime';

export default {
  id: 'profileTermsCondsList',
  paths: ['my-profile/terms-and-conditions'],
  layout: 'twoColumn',
  menu: 'account',
  title: 'screens.profileTermsCondsList',
  guards: ['signedIn'],
  places: [{ menu: 'account', order: 20, label: 'nav.terms', icon: 'fileText' }],
  isOffered: (tenant) => tenant.terms.shown !== 'off',
  load: () => import('./Terms.tsx'),
} satisfies Manifest;
