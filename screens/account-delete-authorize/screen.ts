/** Password confirmation of the deletion. */
import { defineScreen } from '../../runtime/assemble/defineScreen.ts';

export default defineScreen({
  id: 'accountDeleteAuthorize',
  paths: ['my-profile/delete/authorize'],
  layout: 'twoColumn',
  menu: 'account',
  guards: ['signedIn'],
  isSensitive: true,
  forms: { deleteAuthorize: null },
  load: () => import('./AccountDeleteAuthorize.tsx'),
});
