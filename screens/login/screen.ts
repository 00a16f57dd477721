/** The way to the provider and back from it (RTE-20). */
import { defineScreen } from '../../runtime/assemble/defineScreen.ts';

export default defineScreen({
  id: 'login',
  paths: ['login/*'],
  layout: 'oneColumn',
  guards: [],
  words: 'first',
  preload: ['login', 'accountHome'],
  load: () => import('./Login.tsx'),
});
