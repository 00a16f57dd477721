/** Ends the session, here and at the provider. */
import type { Manifest } from '#runtime';

export default {
  id: 'logout',
  paths: ['logout'],
  layout: 'oneColumn',
  title: 'screens.logout',
  guards: [],
  words: 'first',
  load: () => import('./Logout.tsx'),
} satisfies Manifest;
