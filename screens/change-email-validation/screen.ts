/** Confirms an email change from a mailed link. */
import { defineScreen } from '../../runtime/assemble/defineScreen.ts';

export default defineScreen({
  id: 'changeEmailValidation',
  paths: ['app/user/change-email', 'change-email'],
  layout: 'oneColumn',
  guards: [],
  isSensitive: true,
  prerendered: 'mailedLink',
  load: () => import('./ChangeEmailValidation.tsx'),
});
