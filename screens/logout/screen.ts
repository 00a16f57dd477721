/** Ends the session, here and at the provider. */
import { defineScreen } from '../../runtime/assemble/defineScreen.ts';

export default defineScreen({
  id: 'logout',
  paths: ['logout'],
  layout: 'oneColumn',
  guards: [],
  words: 'first',
  load: () => import('./Logout.tsx'),
});
