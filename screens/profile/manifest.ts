/** Personal information, password, email, phone. */
import type { Manifest } from '#runtime';

export default {
  id: 'myProfile',
  paths: ['my-profile'],
  layout: 'twoColumn',
  menu: 'account',
  title: 'screens.myProfile',
  guards: ['signedIn'],
  isSensitive: true,
  places: [{ menu: 'account', order: 10, label: 'nav.profile', icon: 'user' }],
  parts: [
    { section: 'personalInfo', calls: ['PUT /users/{user}', 'PATCH /users/{user}'] },
    { section: 'changePassword', calls: ['POST /users/{user}/actions/change-password'] },
    { section: 'changeEmail', calls: ['POST /users/{user}/actions/request-change-email'] },
    {
      section: 'changePhone',
      calls: [
        'POST /users/{user}/actions/request-change-phone-number',
        'POST /users/{user}/actions/change-phone-number',
      ],
    },
  ],
  load: () => import('./Profile.tsx'),
} satisfies Manifest;
