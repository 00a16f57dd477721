/** Defects of screens and their definitions. */
import { type Defect, replaced, swapped } from './defect.ts';

const MATRIX = { tests: 'tests/matrix/planted.test.ts', title: 'finds nothing where nothing was planted' };

export const ofScreens: readonly Defect[] = [
  {
    name: 'two card actions change places',
    file: 'screens/card/pin-change/screen.ts',
    edit: replaced('order: 50', 'order: 35'),
    ...MATRIX,
  },
  {
    name: 'the deletion page has no guard',
    file: 'screens/account-delete/screen.ts',
    edit: replaced("guards: ['signedIn']", 'guards: []'),
    ...MATRIX,
  },
  {
    name: 'the last step of the deletion has no guard',
    file: 'screens/account-delete-authorize/screen.ts',
    edit: replaced("guards: ['signedIn']", 'guards: []'),
    ...MATRIX,
  },
  {
    name: 'the call of the balances is not closed with its switch',
    file: 'screens/card/balances/screen.ts',
    edit: replaced("  calls: ['GET /users/{user}/accounts/{a}-{b}/balances'],\n", ''),
    ...MATRIX,
  },
  {
    name: 'the call of the new password is not closed with its switch',
    file: 'screens/profile/screen.ts',
    edit: replaced("calls: ['POST /users/{user}/actions/change-password']", 'calls: []'),
    ...MATRIX,
  },
  {
    name: 'a screen of signed-in people has one column',
    file: 'screens/contact-us/screen.ts',
    edit: replaced("layout: 'twoColumn'", "layout: 'oneColumn'"),
    ...MATRIX,
  },
  {
    name: 'a changed birth date is not sent',
    file: 'screens/profile/personalInfo.ts',
    edit: replaced(
      '    birthDate: birthDate || undefined,\n',
      '    birthDate: user.birthDate || undefined,\n',
    ),
    tests: 'tests/screens/profile.test.tsx',
    title: 'is sent whole by PUT',
  },
  {
    name: 'the draft of a registration survives signing in',
    file: 'screens/login/Login.tsx',
    edit: replaced('  clearDraft(portal.stored);\n', ''),
    tests: 'tests/screens/session.test.tsx',
  },
  {
    name: 'store links change places on the home page',
    file: 'screens/home/AppPanel.tsx',
    edit: swapped('stores.apple', 'stores.googlePlay'),
    tests: 'tests/screens/home.test.tsx',
  },
];
