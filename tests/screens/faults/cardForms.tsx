/** What holders do with a card, by the call that does it. Over 250 lines: one entry a call. */

import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { PlainWordsKey } from '../../../runtime/tenant/wordsKeys.ts';
import type { Secret } from '../../../screens/card/_shared/useSecretCall.ts';
import { aTenant } from '../../support/aTenant.ts';
import { aFullCard, cardGateway } from '../../support/cardGateway.ts';
import { success } from '../../support/fakeFetch.ts';
import type { Fault } from '../../support/faults.ts';
import { fillField } from '../../support/fillField.ts';
import { aServerCard, holderGateway, someOperations } from '../../support/holderGateway.ts';
import { type Gateway, type RenderOptions, USERNAME } from '../../support/renderScreen.tsx';
import { keepsValues, pressButton, user } from './filling.tsx';
import { main, type Opened } from './openBroken.tsx';
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

const CARD = '/my-cards/card-details/1-CN';
const onCard =
  (screenPath: string, card: Parameters<typeof aFullCard>[0] = {}) =>
  (): RenderOptions => ({
    path: `${CARD}/${screenPath}`,
    gateway: cardGateway({ cards: [aFullCard(card), aFullCard({ card_ref: '2' })] }).gateway,
  });
const nothing = async () => undefined;

/** What was refused, and the state that the card is in now. */
const withStatus = (status: PlainWordsKey) => (fault: Fault, t: Opened['t']) => [
  catalogueWords(fault, t),
  t('cardActions.now', { status: t(status) }),
];
/** The card of the page is still the one that it was opened for. */
const keepsCard = () => expect(main().textContent).toMatch(/4821/);

const askForGood = async ({ t }: Opened) => {
  if (screen.queryByRole('dialog')) return;
  const lost = await screen.findByRole<HTMLInputElement>('radio', {
    name: new RegExp(`^${t('status.lost')}`),
  });
  if (!lost.checked) await user.click(lost);
  await pressButton(t('common.next'));
  await screen.findByRole('dialog');
};

const ADDRESS = {
  street_name: 'Main Street',
  street_number: '7',
  city_name: 'Sofia',
  zip_code: '1000',
  country: 'BG',
};
const replacing = (): RenderOptions => ({
  path: `${CARD}/block-and-replace`,
  tenant: aTenant({ features: { blockAndReplace: 'on' } }),
  gateway: cardGateway({
    cards: [aFullCard()],
    user: {
      email: USERNAME,
      personal_info: { first_name: 'Ana', last_name: 'Petrova', home_address: ADDRESS },
    },
  }).gateway,
});
const chooseForm = async ({ t }: Opened, form: 'plastic' | 'virtual') => {
  const name = new RegExp(`^${t(`cardActions.replace.${form}.name`)}`);
  await user.click(await screen.findByRole('radio', { name }));
  await pressButton(t('common.next'));
};
const replacement = (form: 'plastic' | 'virtual'): Sending => ({
  call: 'blockCard',
  what: `a ${form} card in place of another`,
  line: /\/actions\/block$/,
  open: replacing,
  fill: async (view) => {
    const { t } = view;
    await chooseForm(view, form);
    if (form === 'plastic') {
      await screen.findByLabelText(t('forms.postalCode'));
      await pressButton(t('common.next'));
    }
    await user.click(await screen.findByRole('radio', { name: new RegExp(`^${t('status.lost')}`) }));
    await pressButton(t('common.next'));
    await user.click(await screen.findByRole('checkbox'));
  },
  button: 'cardActions.replace.button',
  keeps: ({ t }) => {
    keepsCard();
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    expect(main().textContent).toContain(t('status.lost'));
  },
  says: withStatus('status.active'),
  isClaimed: hasDialog(form === 'plastic' ? 'cardReplacedPlastic' : 'cardReplacedVirtual'),
});

const SECRET = 'http://localhost:1/xx/pages/ticket';
/** The page that stands behind an address: its button, and what it is of. */
const secret = (call: string, path: string, word: Secret, card: Record<string, unknown> = {}): Sending => ({
  call,
  what: `the page behind ${path}`,
  line: /uri/,
  open: () => ({
    path: `${CARD}/${path}`,
    gateway: (...request) =>
      request[0].endsWith('uri')
        ? success({ uri: SECRET })
        : holderGateway({ cards: [aFullCard({ status: 'issued', ...card })] })(...request),
  }),
  fill: nothing,
  button: `secrets.open.${word}`,
  keeps: keepsCard,
  isClaimed: () => document.querySelector('iframe') !== null,
});
const VIRTUAL = { is_virtual: true, status: 'active' };

const pending = (): RenderOptions => {
  let isVerified = false;
  const gateway: Gateway = (path, query, request) => {
    if (path.endsWith('/request-association-verification'))
      return success({ hint: 'a***@xx.example', cardClass: 'virtual', channel: 'email' });
    if (path.endsWith('/verify-association')) {
      isVerified = true;
      return success({});
    }
    const status = isVerified ? 'active' : 'pending';
    return holderGateway({ cards: [aServerCard({ status, is_virtual: true })] })(path, query, request);
  };
  return { path: `${CARD}/plasticless/otp-verification`, gateway };
};

export const CARD_FORMS: readonly Sending[] = [
  {
    call: 'addCard',
    what: 'one more card',
    line: /^POST .*\/cards$/,
    open: () => {
      let cards = [aServerCard({ card_ref: '2000000001' })];
      return {
        path: '/my-cards/add',
        gateway: (path, _query, { method }) => {
          if (!path.endsWith('/cards')) return undefined;
          const added = aServerCard({ card_ref: '1000000001' });
          if (method === 'POST') cards = [...cards, added];
          return success(method === 'POST' ? added : cards);
        },
      };
    },
    fill: async ({ t }) => {
      fillField(await screen.findByLabelText(t('forms.serialNumber')), '1000000001');
      fillField(screen.getByLabelText(t('forms.lastFourDigits')), '1111');
    },
    button: 'addCard.submit',
    keeps: keepsValues({ 'forms.serialNumber': '1000000001', 'forms.lastFourDigits': '1111' }),
    says: readAgainWords,
    isClaimed: hasText('addCard.added'),
  },
  {
    call: 'blockCard',
    what: 'a block for a while',
    line: /\/actions\/block$/,
    open: onCard('block'),
    fill: nothing,
    button: 'actions.block',
    keeps: keepsCard,
    says: withStatus('status.active'),
    isClaimed: hasToast('cardBlocked'),
  },
  {
    call: 'blockCard',
    what: 'a block for good',
    line: /\/actions\/block$/,
    open: onCard('block-permanently'),
    fill: askForGood,
    again: askForGood,
    button: 'actions.blockPermanently',
    keeps: ({ t }) =>
      expect(within(screen.getByRole('dialog')).getByText(new RegExp(t('status.lost')))).toBeTruthy(),
    says: withStatus('status.active'),
    isClaimed: hasDialog('cardBlockedPermanently'),
  },
  {
    call: 'unblockCard',
    what: 'the end of a block',
    line: /\/actions\/unblock$/,
    open: onCard('unblock', { status: 'blocked' }),
    fill: nothing,
    button: 'actions.unblock',
    keeps: keepsCard,
    says: withStatus('status.temporaryBlock'),
    isClaimed: hasToast('cardUnblocked'),
  },
  {
    call: 'removeCard',
    what: 'a card that leaves the account',
    line: /^DELETE .*\/cards\//,
    open: onCard('remove'),
    fill: nothing,
    button: 'actions.remove',
    keeps: keepsCard,
    says: withStatus('status.active'),
    isClaimed: hasDialog('cardRemoved'),
  },
  replacement('virtual'),
  replacement('plastic'),
  {
    call: 'updateHomeAddress',
    what: 'the delivery address of a new card',
    line: /^PATCH \/users\/[^/]+$/,
    open: replacing,
    fill: async (view) => {
      const { t } = view;
      await chooseForm(view, 'plastic');
      await user.type(await screen.findByLabelText(new RegExp(`^${t('forms.town')}`)), ' West');
    },
    button: 'common.next',
    keeps: keepsValues({ 'forms.town': 'Sofia West', 'forms.postalCode': '1000' }),
    says: readAgainWords,
    isClaimed: hasText('cardActions.replace.reasonTitle'),
  },
  secret('requestPinPage', 'pin-reveal', 'reveal'),
  secret('requestPinPage', 'pin-change', 'change'),
  secret('requestPinPage', 'activate', 'activate', {
    settings: { can_be_activated: true },
  }),
  secret('requestCardPage', 'plasticless/card-info', 'cardInfo', VIRTUAL),
  secret('requestCardPage', 'plasticless/card-image', 'cardImage', VIRTUAL),
  {
    call: 'requestCardCode',
    what: 'a one-time code for a card',
    line: /\/request-association-verification$/,
    open: pending,
    fill: nothing,
    button: 'profile.sendCode',
    keeps: ({ t }) => screen.getByRole('button', { name: t('plasticless.haveCode') }),
    says: unknownWords('profile.codeUnknown'),
    isClaimed: ({ t }) => screen.queryByLabelText(t('forms.verificationCode')) !== null,
  },
  {
    call: 'verifyCard',
    what: 'the verification of a card',
    line: /\/verify-association$/,
    open: pending,
    fill: async ({ t }) => {
      await pressButton(t('plasticless.haveCode'));
      fillField(await screen.findByLabelText(t('forms.verificationCode')), '123456');
    },
    button: 'common.confirm',
    keeps: keepsValues({ 'forms.verificationCode': '123456' }),
    says: readAgainWords,
    isClaimed: hasText('plasticless.verified'),
  },
  {
    call: 'listOperations',
    what: 'transactions as a file',
    line: /\/operations\?.*page_size=100/,
    open: () => ({
      path: `${CARD}/transactions`,
      tenant: aTenant({ features: { exportTransactions: 'on' } }),
      gateway: holderGateway({
        cards: [aServerCard()],
        operations: { meal: someOperations(3, { date: new Date().toISOString() }) },
      }),
    }),
    fill: nothing,
    button: (t) => t('transactions.export', { count: 6 }),
    keeps: ({ t }) => screen.getByRole('list', { name: t('transactions.title') }),
    says: (_fault, t) => [t('transactions.exportFailed')],
    isClaimed: () => /3 transactions are in the file/.test(document.body.textContent ?? ''),
  },
  {
    call: 'listOperations',
    what: 'more transactions',
    line: /\/operations\?page_index=1&/,
    open: () => ({
      path: `${CARD}/transactions`,
      gateway: holderGateway({ cards: [aServerCard()], operations: { meal: someOperations(15) } }),
    }),
    fill: nothing,
    button: (t) => t('transactions.loadMore', { count: 10 }),
    keeps: ({ t }) =>
      expect(
        within(screen.getByRole('list', { name: t('transactions.title') })).getAllByRole('listitem'),
      ).toHaveLength(10),
    says: toastWords,
    isToast: true,
    isClaimed: () => /Shop 14/.test(document.body.textContent ?? ''),
  },
];
