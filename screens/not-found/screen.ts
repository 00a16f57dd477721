/** Any unknown path (RTE-02). */
import { defineScreen } from '../../runtime/assemble/defineScreen.ts';

export default defineScreen({
  id: 'notFound',
  paths: ['*'],
  layout: 'oneColumn',
  guards: [],
  words: 'first',
  load: () => import('./NotFound.tsx'),
});
