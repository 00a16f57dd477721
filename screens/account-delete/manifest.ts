/** Account deletion: irreversible, cards stay usable. */
import type { Manifest } from '#runtime';

export default {
  id: 'accountDelete',
  paths: ['my-profile/delete'],
  layout: 'twoColumn',
  menu: 'account',
  title: 'screens.accountDelete',
  guards: ['signedIn'],
  isSensitive: true,
  places: [{ menu: 'account', order: 40, label: 'nav.deleteProfile', icon: 'trash', isDanger: true }],
  load: () => import('./AccountDelete.tsx'),
} satisfies Manifest;
