/** Marketing consents. */
import type { Manifest } from '#runtime';

export default {
  id: 'profileNotifications',
  paths: ['my-profile/notifications-center'],
  layout: 'twoColumn',
  menu: 'account',
  title: 'screens.profileNotifications',
  guards: ['signedIn'],
  places: [{ menu: 'account', order: 15, label: 'nav.notifications', icon: 'bell' }],
  load: () => import('./Notifications.tsx'),
} satisfies Manifest;
