/** Asks for a password reset. */
import type { Manifest } from '#runtime';

export default {
  id: 'forgotPassword',
  paths: ['forgot-password'],
  layout: 'oneColumn',
  title: 'screens.forgotPassword',
  guards: [],
  isSensitive: true,
  load: () => import('./ForgotPassword.tsx'),
} satisfies Manifest;
