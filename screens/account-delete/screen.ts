/** Account deletion: irreversible, cards stay usable. */
import { defineScreen } from '../../runtime/assemble/defineScreen.ts';

export default defineScreen({
  id: 'accountDelete',
  paths: ['my-profile/delete'],
  layout: 'twoColumn',
  menu: 'account',
  guards: ['signedIn'],
  isSensitive: true,
  menuEntries: [{ menu: 'account', order: 40, label: 'nav.deleteProfile', icon: 'trash', isDanger: true }],
  load: () => import('./AccountDelete.tsx'),
});
