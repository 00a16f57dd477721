/** Password confirmation of the deletion. */
import type { Manifest } from '#runtime';

export default {
  id: 'accountDeleteAuthorize',
  paths: ['my-profile/delete/authorize'],
  layout: 'twoColumn',
  menu: 'account',
  title: 'screens.accountDeleteAuthorize',
  guards: ['signedIn'],
  isSensitive: true,
  load: () => import('./AccountDeleteAuthorize.tsx'),
} satisfies Manifest;
