/** The signed-out home page (RTE-05). */
import { defineScreen } from '../../runtime/assemble/defineScreen.ts';

export default defineScreen({
  id: 'home',
  paths: [''],
  layout: 'oneColumn',
  guards: [],
  hasLanguagePaths: true,
  prerendered: 'page',
  load: () => import('./Home.tsx'),
});
