/** Asks for a password reset. */
import { defineScreen } from '../../runtime/assemble/defineScreen.ts';

export default defineScreen({
  id: 'forgotPassword',
  paths: ['forgot-password'],
  layout: 'oneColumn',
  guards: [],
  isSensitive: true,
  prerendered: 'firstLook',
  forms: { forgotPassword: null },
  load: () => import('./ForgotPassword.tsx'),
});
