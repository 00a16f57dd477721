/** Contact form (RTE-49). */
import { defineScreen } from '../../runtime/assemble/defineScreen.ts';

export default defineScreen({
  id: 'contactUs',
  paths: ['contact-us'],
  layout: 'twoColumn',
  menu: 'default',
  guards: ['signedIn'],
  menuEntries: [
    { menu: 'top', order: 40, label: 'nav.contact', icon: 'chat' },
    { menu: 'default', order: 10, label: 'nav.contact', icon: 'chat' },
  ],
  forms: { contact: null },
  load: () => import('./ContactUs.tsx'),
});
