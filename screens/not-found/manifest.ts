/** Any unknown path (RTE-02). */
import type { Manifest } from '#runtime';

export default {
  id: 'notFound',
  paths: ['*'],
  layout: 'oneColumn',
  title: 'screens.notFound',
  guards: [],
  words: 'first',
  load: () => import('./NotFound.tsx'),
} satisfies Manifest;
