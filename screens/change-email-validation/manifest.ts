/** Confirms an email change from a mailed link. */
import type { Manifest } from '#runtime';

export default {
  id: 'changeEmailValidation',
  paths: ['app/user/change-email', 'change-email'],
  layout: 'oneColumn',
  title: 'screens.changeEmailValidation',
  guards: [],
  isSensitive: true,
  load: () => import('./ChangeEmailValidation.tsx'),
} satisfies Manifest;
