/** Sets a new password from a mailed link. */
import type { Manifest } from '#runtime';

export default {
  id: 'passwordInit',
  paths: ['app/user/reset-password', 'forgot-password/change'],
  layout: 'oneColumn',
  title: 'screens.passwordInit',
  guards: [],
  isSensitive: true,
  load: () => import('./PasswordInit.tsx'),
} satisfies Manifest;
