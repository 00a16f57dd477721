/** Sets a new password from a mailed link. */
import { defineScreen } from '../../runtime/assemble/defineScreen.ts';

export default defineScreen({
  id: 'passwordInit',
  paths: ['app/user/reset-password', 'forgot-password/change'],
  layout: 'oneColumn',
  guards: [],
  isSensitive: true,
  prerendered: 'mailedLink',
  forms: { passwordInit: null },
  load: () => import('./PasswordInit.tsx'),
});
