/** Accessibility statement (EU directive 2019/882, annex V). */
import type { Manifest } from '#runtime';

export default {
  id: 'accessibility',
  paths: ['accessibility'],
  layout: 'oneColumn',
  title: 'screens.accessibility',
  guards: [],
  load: () => import('./Accessibility.tsx'),
} satisfies Manifest;
