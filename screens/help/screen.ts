/** Contact for visitors: the contact form needs a signed-in person (GRD-07, GRD-08). */
import { defineScreen } from '../../runtime/assemble/defineScreen.ts';

export default defineScreen({
  id: 'help',
  paths: ['help'],
  layout: 'oneColumn',
  guards: [],
  load: () => import('./Help.tsx'),
});
