/** Email verification from a mailed link. */
import type { Manifest } from '#runtime';

export default {
  id: 'accountValidation',
  paths: ['app/user/activate-account', 'account-validation'],
  layout: 'oneColumn',
  title: 'screens.accountValidation',
  guards: [],
  isSensitive: true,
  load: () => import('./AccountValidation.tsx'),
} satisfies Manifest;
