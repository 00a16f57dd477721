/** Accessibility statement (EU directive 2019/882, annex V), where the tenant names none of its own. */
import { defineScreen } from '../../runtime/assemble/defineScreen.ts';

export default defineScreen({
  id: 'accessibility',
  paths: ['accessibility'],
  layout: 'oneColumn',
  guards: [],
  isOffered: ({ links }) => !links.accessibility,
  load: () => import('./Accessibility.tsx'),
});
