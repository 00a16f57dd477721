/**
 * Defects that leave a tenant valid and touch nothing of each other: planted together, so that one run over them finds
 * each by its own tenant and key. What only a country has, what stands in which order, what two languages say.
 */
import { type Defect, has, otherScreen, otherValue, speaks } from './planted.ts';

const pays = (currency: string) => has('/currency/code', currency);

/** Two texts of a language that change places. @param key what finds it, where that is not about the first of them */
const swappedTexts = (
  name: string,
  language: string,
  [one, other]: readonly [one: string, other: string],
  key = one,
): Defect => ({ name, isIn: speaks(language), swapWords: [language, one, other], key });

export const plantedTogether: readonly Defect[] = [
  otherScreen(
    'two card actions in another order',
    'myCardPinChange',
    {
      menuEntries: [
        { menu: 'card', order: 35, label: 'actions.pinChange', icon: 'password', isCardAction: true },
      ],
    },
    'manifest.menuEntries',
  ),
  otherValue(
    'the entries of the top bar in another order',
    pays('RON'),
    ['/navigation/menus', { top: ['faq'] }],
    '/navigation/ourNetwork',
  ),
  otherScreen('a page of signed-in people in one column', 'accountDelete', { layout: 'oneColumn' }),
  otherScreen('a page of visitors in two columns', 'registration', { layout: 'twoColumn' }),
  {
    name: 'a paused screen that is shown as open',
    screens: (screens) =>
      screens.map(({ feature, ...screen }) =>
        feature === 'cardAcceptance'
          ? { ...screen, isOffered: ({ features }) => features[feature] !== 'off' }
          : { ...screen, ...(feature && { feature }) },
      ),
    key: '/features/cardAcceptance',
  },
  otherScreen(
    'a call that stays open while its screen is paused',
    'myCardBalances',
    { calls: [] },
    '/features/balances',
  ),
  otherValue('a second currency without its decimals', pays('BGN'), ['/currency/secondary/decimals', 0]),
  otherValue('the sign-in client of another country', pays('BGN'), [
    '/connections/uat/sso/clientId',
    'xx-portal',
  ]),
  otherValue('the secret key of another environment', pays('PLN'), [
    '/connections/prod/gateway/clientSecret',
    'PL_UAT_GATEWAY_CLIENT_SECRET',
  ]),
  otherValue('the tags of another environment', pays('RON'), [
    '/connections/prod/tagManager/id',
    'GTM-ROUAT01',
  ]),
  otherValue('the time zone of another country', pays('RON'), ['/timeZone', 'Europe/Warsaw']),
  {
    name: 'two stores that have changed places',
    isIn: pays('BGN'),
    overrides: {
      '/stores/apple': 'https://apps.sorvia.example/bg/android',
      '/stores/googlePlay': 'https://apps.sorvia.example/bg/ios',
    },
    key: '/stores/apple',
  },
  otherValue('the phone line of another country', pays('PLN'), [
    '/contact/phoneLine/number',
    '+40 21 400 1234',
  ]),
  otherValue('a link of another country', pays('PLN'), ['/links/faq', 'https://www.sorvia.example/ro/faq']),
  swappedTexts('two error texts that have changed places', 'pl', [
    'error-messages.CARD_BLOCKED',
    'error-messages.CARD_NOT_BLOCKED',
  ]),
  swappedTexts('two messages of rules that have changed places', 'ro', [
    'form-validations.sameAsEmail',
    'form-validations.sameAsPassword',
  ]),
  swappedTexts(
    'Ukrainian few and many that have changed places',
    'uk',
    ['cards.count_few', 'cards.count_many'],
    'cards.count',
  ),
  swappedTexts('days and hours of the phone line that have changed places', 'bg', [
    'contactBlock.hours',
    'contactBlock.everyDay',
  ]),
  otherValue('a route lost in one tenant', has('/features/blockAndReplace', 'on'), [
    '/features/blockAndReplace',
    'off',
  ]),
  otherValue('the change of the email in a country that hides it', has('/profile/changeEmail', 'off'), [
    '/profile/changeEmail',
    'on',
  ]),
  otherValue(
    'a wrong bound of the first name',
    speaks('uk'),
    ['/validation', { firstName: { max: 25 } }],
    '/validation/firstName/max',
  ),
  otherValue('an expiry where none may be shown', has('/card/showExpiry', false), ['/card/showExpiry', true]),
  otherValue('a wrong currency symbol', pays('PLN'), ['/currency/symbol', 'PLN']),
  otherValue('the identifier of another tenant', has('/address/mode', 'county'), [
    '/identifier',
    'tenant:xx-ben',
  ]),
  otherScreen('a guard removed', 'contactUs', { guards: [] }),
  otherScreen('a guard of cards removed', 'myCardTransactions', { guards: ['signedIn'] }),
  otherScreen('a guard of verified cards removed', 'plasticlessCardInfo', {
    guards: ['signedIn', 'activeCard', 'virtualCard'],
  }),
  otherScreen('a wrong path', 'myProfile', { paths: ['profile'] }),
  otherScreen('a condition of a card action turned round', 'myCardUnblock', {
    isAvailable: ({ flags }) => flags.isBlockDisplayed,
  }),
];
