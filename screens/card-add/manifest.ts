/** Adds a card to the account. */
import type { Manifest } from '#runtime';

export default {
  id: 'myCardAdd',
  paths: ['my-cards/add'],
  layout: 'twoColumn',
  menu: 'cards',
  title: 'screens.myCardAdd',
  guards: ['signedIn'],
  places: [{ menu: 'cards', order: 20, label: 'nav.addCard', icon: 'plusCircle' }],
  load: () => import('./CardAdd.tsx'),
} satisfies Manifest;
