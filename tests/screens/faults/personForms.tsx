/** What holders change about themselves, and what visitors send. */
import { screen, within } from '@testing-library/react';
import { aTenant } from '../../support/aTenant.ts';
import { success } from '../../support/fakeFetch.ts';
import { CURRENT_PASSWORD, personGateway } from '../../support/personGateway.ts';
import type { RenderOptions } from '../../support/renderScreen.tsx';
import type { WordsBelow } from '../../support/wordsBelow.ts';
import { keepsValues, passAccess, pressButton, typeInto, user } from './filling.tsx';
import type { Opened } from './openBroken.tsx';
import {
  catalogueWords,
  hasDialog,
  hasText,
  hasToast,
  readAgainWords,
  type Sending,
  toastWords,
  unknownWords,
} from './sendings.tsx';

const NEW_PASSWORD = 'Better-2027?';
const PHONE = '887 654 321';
const profile =
  (changes: Parameters<typeof aTenant>[0] = {}) =>
  (): RenderOptions => ({
    path: '/my-profile',
    tenant: aTenant(changes),
    gateway: personGateway().gateway,
  });
const openSection = async ({ t }: Opened, name: WordsBelow<'profile'>) => pressButton(t(`profile.${name}`));

async function askForCode(view: Opened): Promise<void> {
  await openSection(view, 'changePhone');
  await typeInto(view, { 'forms.newPhone': '887654321' });
}

const PASSWORDS = { 'forms.currentPassword': CURRENT_PASSWORD, 'forms.newPassword': NEW_PASSWORD };

const personalInfo = {
  fill: async (view: Opened) => {
    await openSection(view, 'editPersonalInfo');
    await typeInto(view, { 'forms.town': 'Sofia West' });
  },
  button: 'profile.saveDetails' as const,
  keeps: keepsValues({ 'forms.town': 'Sofia West', 'forms.lastName': 'Petrova' }),
  says: readAgainWords,
  isClaimed: hasToast('personalInfoChanged'),
};

export const PERSON_FORMS: readonly Sending[] = [
  {
    call: 'updateUser',
    what: 'personal information by PATCH',
    line: /^PATCH \/users\/[^/]+$/,
    open: profile(),
    ...personalInfo,
  },
  {
    call: 'replaceUser',
    what: 'personal information by PUT',
    line: /^PUT \/users\/[^/]+$/,
    open: profile({ profile: { updateMethod: 'PUT' } }),
    ...personalInfo,
  },
  {
    call: 'changePassword',
    what: 'a new password',
    line: /\/change-password$/,
    open: profile(),
    fill: async (view) => {
      await openSection(view, 'changePassword');
      await typeInto(view, { ...PASSWORDS, 'forms.repeatPassword': NEW_PASSWORD });
    },
    button: 'profile.savePassword',
    keeps: keepsValues({ ...PASSWORDS, 'forms.repeatPassword': NEW_PASSWORD }),
    says: unknownWords('profile.passwordUnknown'),
    isClaimed: hasDialog('passwordChanged'),
  },
  {
    call: 'requestEmailChange',
    what: 'a new email',
    line: /\/request-change-email$/,
    open: profile(),
    fill: async (view) => {
      await openSection(view, 'changeEmail');
      await typeInto(view, {
        'forms.newEmail': 'anna@xx.example',
        'forms.repeatEmail': 'anna@xx.example',
        'forms.currentPassword': CURRENT_PASSWORD,
      });
    },
    button: 'profile.sendLink',
    keeps: keepsValues({
      'forms.newEmail': 'anna@xx.example',
      'forms.repeatEmail': 'anna@xx.example',
      'forms.currentPassword': CURRENT_PASSWORD,
    }),
    says: readAgainWords,
    isClaimed: hasText('profile.pendingTitle'),
  },
  {
    call: 'requestPhoneChange',
    what: 'a code for a new phone number',
    line: /\/request-change-phone-number$/,
    open: profile(),
    fill: askForCode,
    button: 'profile.sendCode',
    keeps: keepsValues({ 'forms.newPhone': PHONE }),
    says: unknownWords('profile.codeUnknown'),
    isClaimed: hasText('forms.oneTimeCode'),
  },
  {
    call: 'changePhone',
    what: 'a new phone number by its code',
    line: /\/change-phone-number$/,
    open: profile(),
    fill: async (view) => {
      await askForCode(view);
      await pressButton(view.t('profile.sendCode'));
      await typeInto(view, { 'forms.oneTimeCode': '4711' });
    },
    button: 'profile.confirmNumber',
    keeps: keepsValues({ 'forms.oneTimeCode': '4711' }),
    says: readAgainWords,
    isClaimed: hasText('profile.phoneChanged'),
  },
  {
    call: 'deleteUser',
    what: 'the deletion of the account',
    line: /^DELETE \/users\/[^/]+$/,
    open: () => ({ path: '/my-profile/delete/authorize', gateway: personGateway().gateway }),
    fill: (view) => typeInto(view, { 'forms.password': CURRENT_PASSWORD }),
    button: 'deleteAccount.lastStep',
    keeps: keepsValues({ 'forms.password': CURRENT_PASSWORD }),
    says: readAgainWords,
    isClaimed: hasDialog('deleteConfirmed'),
  },
  {
    call: 'contactUs',
    what: 'a message to customer care',
    line: /\/contact-us$/,
    open: () => ({ path: '/contact-us', gateway: personGateway().gateway }),
    fill: async (view) => {
      await user.selectOptions(await screen.findByLabelText(view.t('forms.subject')), 'cardsPin');
      await typeInto(view, { 'forms.message': 'Where is my card?' });
    },
    button: 'contact.send',
    keeps: keepsValues({ 'forms.message': 'Where is my card?', 'forms.subject': 'cardsPin' }),
    says: unknownWords('contact.unknown'),
    isClaimed: hasDialog('contactSent'),
  },
  {
    call: 'replaceUserOptin',
    what: 'a marketing consent',
    line: /^PUT .*\/optins\//,
    open: () => {
      let isOn = false;
      return {
        path: '/my-profile/notifications-center',
        gateway: (path, _query, { method }) => {
          if (!path.includes('/optins')) return undefined;
          if (method === 'PUT') isOn = true;
          const subscriptions = [{ type: 'email', is_subscribed: isOn }];
          return success([{ optin_ref: 'general_marketing', subscriptions }]);
        },
      };
    },
    fill: async () => user.click(await screen.findByRole('switch')),
    button: 'common.save',
    keeps: () => within(document.body).getByRole('switch', { checked: true }),
    says: toastWords,
    isToast: true,
    isClaimed: hasText('notifications.saved'),
  },
];

const OPTINS = [{ optin_ref: 'general_marketing', subscriptions: [{ type: 'email' }] }];
const PERSON = {
  'forms.firstName': 'Mariya',
  'forms.lastName': 'Petrova',
  'forms.homeAddressShort': 'ul. 14',
  'forms.postalCode': '5000',
  'forms.town': 'Tarnovo',
};

export const VISITOR_FORMS: readonly Sending[] = [
  {
    call: 'createUser',
    what: 'a registration',
    line: /^POST \/users$/,
    isAnonymous: true,
    open: () => ({
      path: '/account-creation/',
      isSignedIn: false,
      tenant: aTenant({ address: { mode: 'country', defaultCountry: 'BG' } }),
      gateway: (path) => (path.startsWith('/configurations') ? success(OPTINS) : undefined),
    }),
    fill: async (view) => {
      await view.portal.loadInBackground();
      await passAccess(view);
      await typeInto(view, PERSON);
      for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) await user.click(box);
    },
    button: 'registration.submit',
    keeps: (view) => {
      keepsValues(PERSON)(view);
      const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
      if (boxes.length < 3 || boxes.some(({ checked }) => !checked)) throw new Error('A tick is lost.');
    },
    says: (fault, t) => [fault.status === null ? t('registration.unknownResult') : catalogueWords(fault, t)],
    isClaimed: hasText('registration.inbox.lead'),
  },
  {
    call: 'requestPasswordReset',
    what: 'a mail for a forgotten password',
    line: /\/request-password-reset$/,
    isAnonymous: true,
    open: () => ({ path: '/forgot-password/', isSignedIn: false }),
    fill: (view) => typeInto(view, { 'forms.email': 'ana@xx.example' }),
    button: 'forgotPassword.submit',
    keeps: keepsValues({ 'forms.email': 'ana@xx.example' }),
    isNeutral: ({ status }) => status !== null && [400, 404, 409].includes(status),
    isClaimed: hasText('forgotPassword.sentTitle'),
  },
  {
    call: 'resetPassword',
    what: 'a new password from a mailed link',
    line: /\/reset-password$/,
    isAnonymous: true,
    open: () => ({
      path: '/app/user/reset-password?email=ana%40xx.example&code=ab',
      isSignedIn: false,
    }),
    fill: (view) =>
      typeInto(view, { 'forms.newPassword': NEW_PASSWORD, 'forms.repeatPassword': NEW_PASSWORD }),
    button: 'passwordInit.submit',
    keeps: keepsValues({ 'forms.newPassword': NEW_PASSWORD, 'forms.repeatPassword': NEW_PASSWORD }),
    says: unknownWords('passwordInit.unknown'),
    isClaimed: hasText('dialogs.passwordChanged.title'),
  },
];
