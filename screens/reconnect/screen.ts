/** The session has expired (RTE-21, SES-06). */
import { defineScreen } from '../../runtime/assemble/defineScreen.ts';

export default defineScreen({
  id: 'reconnect',
  paths: ['reconnect'],
  layout: 'oneColumn',
  guards: [],
  words: 'first',
  load: () => import('./Reconnect.tsx'),
});
