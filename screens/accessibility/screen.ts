/** Accessibility statement (EU directive 2019/882, annex V). */
import { defineScreen } from '../../runtime/assemble/defineScreen.ts';

export default defineScreen({
  id: 'accessibility',
  paths: ['accessibility'],
  layout: 'oneColumn',
  guards: [],
  load: () => import('./Accessibility.tsx'),
});
