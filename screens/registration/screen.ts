/** Registration in two steps, then check-your-inbox (RTE-11). */
import { defineScreen } from '../../runtime/assemble/defineScreen.ts';

export default defineScreen({
  id: 'registration',
  paths: ['account-creation'],
  layout: 'oneColumn',
  guards: [],
  isSensitive: true,
  prerendered: 'firstLook',
  forms: {
    registrationAccess: 'registration.access.title',
    registrationPersonal: 'registration.personal.title',
  },
  load: () => import('./Registration.tsx'),
});
