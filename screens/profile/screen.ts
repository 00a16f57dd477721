/** Personal information, password, email, phone. */
import { defineScreen } from '../../runtime/assemble/defineScreen.ts';

export default defineScreen({
  id: 'myProfile',
  paths: ['my-profile'],
  layout: 'twoColumn',
  menu: 'account',
  guards: ['signedIn'],
  isSensitive: true,
  menuEntries: [{ menu: 'account', order: 10, label: 'nav.profile', icon: 'user' }],
  parts: [
    {
      section: 'personalInfo',
      forms: { personalInfo: 'forms.personalInfo' },
      calls: ['PUT /users/{user}', 'PATCH /users/{user}'],
    },
    {
      section: 'changePassword',
      forms: { passwordChange: 'forms.changePassword' },
      calls: ['POST /users/{user}/actions/change-password'],
    },
    {
      section: 'changeEmail',
      forms: { emailChange: 'forms.changeEmail' },
      calls: ['POST /users/{user}/actions/request-change-email'],
    },
    {
      section: 'changePhone',
      forms: { phoneChange: 'forms.changePhone', phoneCode: 'forms.oneTimeCode' },
      calls: [
        'POST /users/{user}/actions/request-change-phone-number',
        'POST /users/{user}/actions/change-phone-number',
      ],
    },
  ],
  load: () => import('./Profile.tsx'),
});
