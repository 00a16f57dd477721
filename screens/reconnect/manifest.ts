/** The session has expired (spec sections 2 and 4). */
import type { Manifest } from '#runtime';

export default {
  id: 'reconnect',
  paths: ['reconnect'],
  layout: 'oneColumn',
  title: 'screens.reconnect',
  guards: [],
  words: 'first',
  load: () => import('./Reconnect.tsx'),
} satisfies Manifest;
