/** Email verification from a mailed link. */
import { defineScreen } from '../../runtime/assemble/defineScreen.ts';

export default defineScreen({
  id: 'accountValidation',
  paths: ['app/user/activate-account', 'account-validation'],
  layout: 'oneColumn',
  guards: [],
  isSensitive: true,
  prerendered: 'mailedLink',
  load: () => import('./AccountValidation.tsx'),
});
