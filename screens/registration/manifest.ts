/** Registration in two steps, then check-your-inbox (spec section 4). */
import type { Manifest } from '#runtime';

export default {
  id: 'registration',
  paths: ['account-creation'],
  layout: 'oneColumn',
  title: 'screens.registration',
  guards: [],
  isSensitive: true,
  landing: {
    parts: ['screens/registration/Registration.tsx'],
    forms: ['registrationAccess', 'registrationPersonal'],
  },
  load: () => import('./Registration.tsx'),
} satisfies Manifest;
