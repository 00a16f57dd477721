/** Personal information, password, email, phone. */
import type { Manifest } from '#runtime';

export default {
  id: 'myProfile',
  paths: ['my-profile'],
  layout: 'twoColumn',
  menu: 'account',
  title: 'screens.myProfile',
  guards: ['signedIn'],
  places: [{ menu: 'account', order: 10, label: 'nav.profile', icon: 'user' }],
} satisfies Manifest;
