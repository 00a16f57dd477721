/** Adds a card to the account. */
import { defineScreen } from '../../runtime/assemble/defineScreen.ts';

export default defineScreen({
  id: 'myCardAdd',
  paths: ['my-cards/add'],
  layout: 'twoColumn',
  menu: 'cards',
  guards: ['signedIn'],
  menuEntries: [{ menu: 'cards', order: 20, label: 'nav.addCard', icon: 'plusCircle' }],
  forms: { cardAdd: null },
  load: () => import('./CardAdd.tsx'),
});
