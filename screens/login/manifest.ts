/** The way to the provider and back from it (spec section 2, /login*). */
import type { Manifest } from '#runtime';

export default {
  id: 'login',
  paths: ['login/*'],
  layout: 'oneColumn',
  title: 'screens.login',
  guards: [],
  words: 'first',
  load: () => import('./Login.tsx'),
} satisfies Manifest;
