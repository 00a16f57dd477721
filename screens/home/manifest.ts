/** The signed-out home page (spec section 2). */
import type { Manifest } from '#runtime';

export default {
  id: 'home',
  paths: [''],
  layout: 'oneColumn',
  title: 'screens.home',
  guards: [],
  hasLanguagePaths: true,
  load: () => import('./Home.tsx'),
} satisfies Manifest;
