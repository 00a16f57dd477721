/** The way to the provider and back from it (spec section 2, /login*). */
import type { Manifest } from '#runtime';

export default {
  id: 'login',
  paths: ['login/*'],
  layout: 'oneColumn',
  title: 'screens.login',
  guards: [],
  words: 'first',
  landing: { parts: ['screens/login/Login.tsx', 'screens/account-home/AccountHome.tsx'] },
  load: () => import('./Login.tsx'),
} satisfies Manifest;
