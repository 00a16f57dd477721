/** My cards (spec section 2). */
import type { Manifest } from '#runtime';

export default {
  id: 'accountHome',
  paths: ['account'],
  layout: 'twoColumn',
  menu: 'cards',
  title: 'screens.accountHome',
  guards: ['signedIn'],
  words: 'first',
  landing: { parts: ['screens/account-home/AccountHome.tsx'] },
  places: [
    { menu: 'top', order: 10, label: 'nav.myCards', icon: 'cards' },
    { menu: 'cards', order: 10, label: 'nav.myCards', icon: 'cards' },
  ],
  load: () => import('./AccountHome.tsx'),
} satisfies Manifest;
