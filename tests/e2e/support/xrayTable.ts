// Over 150 lines: a table, a line for each thing that X-ray has to name.
import { dayOf } from '../../../runtime/format/dayOf.ts';

/** On a screen: what is seen there, and where that comes from. */
interface XrayedScreen {
  readonly screen: string;
  /** Name of the sandbox's person; empty for a visitor. */
  readonly person: string;
  readonly things: readonly (readonly [text: string, origin: string])[];
}

/** As watchXray writes them: the key or place, and who says it. */
const words = (key: string) => `${key} in appBackend languages/en.json`;
const own = (place: string) => `${place} in file bg.json`;
const byDefault = (place: string) => `${place} in default`;
const dated = (place: string) => `${place} in dated bg.json 0001-01-01`;
const ofForm = (rule: string, form: string) => `${rule}: - in form schemas/forms/${form}.schema.json`;
const ruled = (rule: string, place: string) => `${rule}: ${place} in default`;
/** Of the footer: it is another one in Sofia two or three hours before it is in UTC. */
const year = dayOf(new Date(), 'Europe/Sofia')?.slice(0, 4);

export const SCREENS: readonly XrayedScreen[] = [
  {
    screen: 'home',
    person: '',
    things: [
      ['Benefit cards – Sorvia', own('/theme/brandName')],
      ['Your benefits, always at hand', words('home.title')],
      ['All about your cards, in one place.', own('home.lead')],
      ['Create an account', 'screen registration'],
      ['Create an account', own('/theme/brand')],
      ['Log in', '/connections/dev/sso/authority in environment bg.json SANDBOX_URL'],
      ['Phone line: weekdays 9:00–18:00', own('/contact/phoneLine/from')],
      ['+359 2 400 1234', own('/contact/phoneLine/number')],
      ['184.20 лв.', dated('/currency/0/value/symbol')],
      ['94.18 €', dated('/currency/0/value/secondary/symbol')],
      ['08/2028', own('/card/expiryFormat')],
      ['Lunch for two at the price of one', own('/home/banners/0/title/en')],
      ['See the terms', own('/home/banners/0/href')],
      ['For Android', own('/stores/googlePlay')],
      ['Хижа Бор', own('/home/partnerLinks/4/name')],
      ['Shorter hours', own('/notices/0/title/en')],
      ['EN', own('/languages/1')],
      ['Privacy', own('/links/privacy')],
      [`© ${year} Sorvia България`, own('/name')],
    ],
  },
  {
    screen: 'registration',
    person: '',
    things: [
      ['Create an account, step 1 of 3 – Sorvia', words('common.step')],
      ['Access details', words('registration.access.title')],
      ['Email', ofForm('a valid email address', 'registration-access')],
      ['Email', ruled('at most 100 characters', '/validation/email/max')],
      ['Repeat email', ruled('pasting is blocked', '/forms/registration/confirmEmail/paste')],
      ['At least 8 characters', ruled('at least 8 characters', '/validation/password/min')],
    ],
  },
  {
    screen: 'forgotPassword',
    person: '',
    things: [
      ['Forgot password?', words('screens.forgotPassword')],
      ['Email', ofForm('required', 'forgot-password')],
    ],
  },
  {
    screen: 'help',
    person: '',
    things: [
      ['Lines are busy', own('/notices/3/title/en')],
      ['Log in and write', 'screen contactUs'],
      ['Cannot log in?', words('help.access.title')],
    ],
  },
  {
    screen: 'accountHome',
    person: 'ana',
    things: [
      ['My cards', 'screen accountHome'],
      ['Add a card', words('nav.addCard')],
      ['Meal card', own('/card/products/meal/nameKey')],
      ['Present card', own('products.own.gift')],
      ['184.20 лв.', 'data /connections/dev/gateway/rootUrl in environment bg.json SANDBOX_URL'],
      ['184.20 лв.', byDefault('/money/decimal')],
      ['•••• 4821', byDefault('/card/display/number')],
      ['Our network', own('/navigation/ourNetwork')],
      ['FAQ', own('/links/faq')],
      ['Unblock', 'screen myCardUnblock'],
    ],
  },
  {
    screen: 'myCardAdd',
    person: 'ana',
    things: [
      ['Serial number', ruled('exactly 10 digits', '/validation/serialNumber/digits')],
      ['Last four digits', words('forms.lastFourDigits')],
      ['Add the card', words('addCard.submit')],
    ],
  },
  {
    screen: 'myProfile',
    person: 'ana',
    things: [
      ['Change the email', byDefault('/profile/changeEmail')],
      ['Your data-protection rights', own('/links/dataProtectionRights')],
      ['Notification centre', 'screen profileNotifications'],
      ['ana@bg.example', 'data /connections/dev/gateway/rootUrl in environment bg.json SANDBOX_URL'],
    ],
  },
  {
    screen: 'contactUs',
    person: 'ana',
    things: [
      ['Subject', 'options: /contact/subjects in file bg.json'],
      ['Subject', words('contact.subjects.cardsPin')],
      ['+359', own('/phone/defaultPrefix')],
      ['Message', ruled('at most 1000 characters', '/validation/message/max')],
    ],
  },
  {
    screen: 'cardDetails',
    person: 'ana',
    things: [
      ['Meal card', words('products.meal')],
      ['Valid until', words('cards.expiry')],
      ['Where to pay', 'screen myCardAcceptance'],
      ['Block temporarily', 'screen myCardBlock'],
    ],
  },
  {
    screen: 'myCardTransactions',
    person: 'ana',
    things: [
      ['Debit', words('transactions.filters.debit')],
      ['Completed', words('transactions.status.success')],
    ],
  },
  {
    screen: 'myCardBlockPermanently',
    person: 'ana',
    things: [
      ['Reason', ruled('options', '/blocking/reasons')],
      ['Stolen', words('status.stolen')],
      ['Somebody may have taken it', words('cardActions.reasons.stolen')],
    ],
  },
  {
    screen: 'profileTermsCondsList',
    person: 'ana',
    things: [
      ['Card terms', own('/terms/cardTermsUrl')],
      ['Version 1.0.0', byDefault('/terms/version')],
    ],
  },
];

/** What is not on a screen, and why. */
export const ABSENT: readonly { readonly screen: string; readonly id: string; readonly reason: string }[] = [
  { screen: 'home', id: 'accountHome', reason: 'signedOut' },
  { screen: 'home', id: 'myCardBalances', reason: 'switchedOff /features/balances at /features/balances' },
  { screen: 'home', id: '/stores/huawei', reason: 'nothingWritten /stores/huawei at /stores/huawei' },
  { screen: 'home', id: '1', reason: 'notYet 2099-01-01 at /notices/1/from' },
  { screen: 'home', id: '2', reason: 'over 2020-02-01 at /notices/2/until' },
  { screen: 'home', id: '3', reason: 'otherScreens help at /notices/3/screens' },
  {
    screen: 'registration',
    id: 'registrationPersonal.county',
    reason: 'notAsked /address/mode at /address/mode',
  },
  {
    screen: 'registration',
    id: 'registrationPersonal.dateOfBirth',
    reason: 'notAsked /dateOfBirth/shown at /dateOfBirth/shown',
  },
  {
    screen: 'myProfile',
    id: 'changePhone',
    reason: 'switchedOff /profile/changePhone at /profile/changePhone',
  },
  {
    screen: 'contactUs',
    id: 'contact.cardRef',
    reason: 'notAsked /contact/cardRequired at /contact/cardRequired',
  },
  { screen: 'cardDetails', id: 'myCardActivate', reason: 'card server flag canBeActivated set' },
  { screen: 'cardDetails', id: 'plasticlessCardImage', reason: 'card a virtual card' },
];
