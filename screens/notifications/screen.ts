/** Marketing consents. */
import { defineScreen } from '../../runtime/assemble/defineScreen.ts';

export default defineScreen({
  id: 'profileNotifications',
  paths: ['my-profile/notifications-center'],
  layout: 'twoColumn',
  menu: 'account',
  guards: ['signedIn'],
  menuEntries: [{ menu: 'account', order: 15, label: 'nav.notifications', icon: 'bell' }],
  load: () => import('./Notifications.tsx'),
});
