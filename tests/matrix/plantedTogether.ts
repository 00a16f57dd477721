/**
 * Defects that leave a tenant valid and touch nothing of each other: planted together, so that one run over them finds
 * each by its own tenant and key. What only a country has, what stands in which order, what two languages say.
 */
import { changed, type Defect, has, speaks } from './planted.ts';

export const plantedTogether: readonly Defect[] = [
  {
    name: 'two card actions in another order',
    screens: changed('myCardPinChange', {
      menuEntries: [
        { menu: 'card', order: 35, label: 'actions.pinChange', icon: 'password', isCardAction: true },
      ],
    }),
    key: 'manifest.menuEntries',
  },
  {
    name: 'the entries of the top bar in another order',
    isIn: has('/currency/code', 'RON'),
    overrides: { '/navigation/menus': { top: ['faq'] } },
    key: '/navigation/ourNetwork',
  },
  {
    name: 'a page of signed-in people in one column',
    screens: changed('accountDelete', { layout: 'oneColumn' }),
    key: 'accountDelete',
  },
  {
    name: 'a page of visitors in two columns',
    screens: changed('registration', { layout: 'twoColumn' }),
    key: 'registration',
  },
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
  {
    name: 'a call that stays open while its screen is paused',
    screens: changed('myCardBalances', { calls: [] }),
    key: '/features/balances',
  },
  {
    name: 'a second currency without its decimals',
    isIn: has('/currency/code', 'BGN'),
    overrides: { '/currency/secondary/decimals': 0 },
    key: '/currency/secondary/decimals',
  },
  {
    name: 'the sign-in client of another country',
    isIn: has('/currency/code', 'BGN'),
    overrides: { '/connections/uat/sso/clientId': 'xx-portal' },
    key: '/connections/uat/sso/clientId',
  },
  {
    name: 'the secret key of another environment',
    isIn: has('/currency/code', 'PLN'),
    overrides: { '/connections/prod/gateway/clientSecret': 'PL_UAT_GATEWAY_CLIENT_SECRET' },
    key: '/connections/prod/gateway/clientSecret',
  },
  {
    name: 'the tags of another environment',
    isIn: has('/currency/code', 'RON'),
    overrides: { '/connections/prod/tagManager/id': 'GTM-ROUAT01' },
    key: '/connections/prod/tagManager/id',
  },
  {
    name: 'the time zone of another country',
    isIn: has('/currency/code', 'RON'),
    overrides: { '/timeZone': 'Europe/Warsaw' },
    key: '/timeZone',
  },
  {
    name: 'two stores that have changed places',
    isIn: has('/currency/code', 'BGN'),
    overrides: {
      '/stores/apple': 'https://apps.sorvia.example/bg/android',
      '/stores/googlePlay': 'https://apps.sorvia.example/bg/ios',
    },
    key: '/stores/apple',
  },
  {
    name: 'the phone line of another country',
    isIn: has('/currency/code', 'PLN'),
    overrides: { '/contact/phoneLine/number': '+40 21 400 1234' },
    key: '/contact/phoneLine/number',
  },
  {
    name: 'a link of another country',
    isIn: has('/currency/code', 'PLN'),
    overrides: { '/links/faq': 'https://www.sorvia.example/ro/faq' },
    key: '/links/faq',
  },
  {
    name: 'two error texts that have changed places',
    isIn: speaks('pl'),
    swapWords: ['pl', 'error-messages.CARD_BLOCKED', 'error-messages.CARD_NOT_BLOCKED'],
    key: 'error-messages.CARD_BLOCKED',
  },
  {
    name: 'two messages of rules that have changed places',
    isIn: speaks('ro'),
    swapWords: ['ro', 'form-validations.sameAsEmail', 'form-validations.sameAsPassword'],
    key: 'form-validations.sameAsEmail',
  },
  {
    name: 'Ukrainian few and many that have changed places',
    isIn: speaks('uk'),
    swapWords: ['uk', 'cards.count_few', 'cards.count_many'],
    key: 'cards.count',
  },
  {
    name: 'days and hours of the phone line that have changed places',
    isIn: speaks('bg'),
    swapWords: ['bg', 'contactBlock.hours', 'contactBlock.everyDay'],
    key: 'contactBlock.hours',
  },
  {
    name: 'a route lost in one tenant',
    isIn: has('/features/blockAndReplace', 'on'),
    overrides: { '/features/blockAndReplace': 'off' },
    key: '/features/blockAndReplace',
  },
  {
    name: 'the change of the email in a country that hides it',
    isIn: has('/profile/changeEmail', 'off'),
    overrides: { '/profile/changeEmail': 'on' },
    key: '/profile/changeEmail',
  },
  {
    name: 'a wrong bound of the first name',
    isIn: speaks('uk'),
    overrides: { '/validation': { firstName: { max: 25 } } },
    key: '/validation/firstName/max',
  },
  {
    name: 'an expiry where none may be shown',
    isIn: has('/card/showExpiry', false),
    overrides: { '/card/showExpiry': true },
    key: '/card/showExpiry',
  },
  {
    name: 'a wrong currency symbol',
    isIn: has('/currency/code', 'PLN'),
    overrides: { '/currency/symbol': 'PLN' },
    key: '/currency/symbol',
  },
  {
    name: 'the identifier of another tenant',
    isIn: has('/address/mode', 'county'),
    overrides: { '/identifier': 'tenant:xx-ben' },
    key: '/identifier',
  },
  { name: 'a guard removed', screens: changed('contactUs', { guards: [] }), key: 'contactUs' },
  {
    name: 'a guard of cards removed',
    screens: changed('myCardTransactions', { guards: ['signedIn'] }),
    key: 'myCardTransactions',
  },
  {
    name: 'a guard of verified cards removed',
    screens: changed('plasticlessCardInfo', { guards: ['signedIn', 'activeCard', 'virtualCard'] }),
    key: 'plasticlessCardInfo',
  },
  { name: 'a wrong path', screens: changed('myProfile', { paths: ['profile'] }), key: 'myProfile' },
  {
    name: 'a condition of a card action turned round',
    screens: changed('myCardUnblock', { isAvailable: ({ flags }) => flags.isBlockDisplayed }),
    key: 'myCardUnblock',
  },
];
