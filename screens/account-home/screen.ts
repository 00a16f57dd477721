/** My cards (RTE-25). */
import { defineScreen } from '../../runtime/assemble/defineScreen.ts';

export default defineScreen({
  id: 'accountHome',
  paths: ['account'],
  layout: 'twoColumn',
  menu: 'cards',
  guards: ['signedIn'],
  words: 'first',
  preload: ['accountHome'],
  early: ['user', 'cards'],
  menuEntries: [
    { menu: 'top', order: 10, label: 'nav.myCards', icon: 'cards', covers: ['cards', 'card'] },
    { menu: 'cards', order: 10, label: 'nav.myCards', icon: 'cards' },
  ],
  load: () => import('./AccountHome.tsx'),
});
