/** Contact form (spec section 2). */
import type { Manifest } from '#runtime';

export default {
  id: 'contactUs',
  paths: ['contact-us'],
  layout: 'twoColumn',
  menu: 'default',
  title: 'screens.contactUs',
  guards: ['signedIn'],
  places: [
    { menu: 'top', order: 40, label: 'nav.contact', icon: 'chat' },
    { menu: 'default', order: 10, label: 'nav.contact', icon: 'chat' },
  ],
  load: () => import('./ContactUs.tsx'),
} satisfies Manifest;
