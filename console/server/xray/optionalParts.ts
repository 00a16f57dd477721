/** Parts of the portal that are there once a tenant says something: the only list that knows on which screens. */
import type { ScreenId } from '../../../runtime/tenant/screenId.ts';

interface OptionalPart {
  /** As if nothing were dated. */
  readonly option: string;
  /** What is there then. */
  readonly title: string;
  readonly screens: readonly ScreenId[] | 'all';
  readonly isAbsent: (value: unknown) => boolean;
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);
const isOff = (value: unknown) => value === false || value === 'off';

const CARDS: readonly ScreenId[] = ['accountHome', 'cardDetails'];

const whenWritten = (option: string, title: string, screens: OptionalPart['screens']): OptionalPart => ({
  ...{ option, title, screens },
  isAbsent: isEmpty,
});
const whenOn = (option: string, title: string, screens: OptionalPart['screens']): OptionalPart => ({
  ...{ option, title, screens },
  isAbsent: isOff,
});

export const OPTIONAL_PARTS: readonly OptionalPart[] = [
  whenWritten('/theme/logo', 'A logo of its own, in the place of the portal’s mark', 'all'),
  whenWritten('/footer', 'A choice and order of links of the footer', 'all'),
  whenWritten('/navigation/ourNetwork', 'The entry “our network” of the top bar', 'all'),
  whenWritten('/contact/phoneLine', 'Phone lines', ['home', 'help', 'contactUs']),
  whenWritten('/contact/visitorUrl', 'A way to write for visitors', ['help', 'contactUs']),
  whenWritten('/contact/subjects', 'Subjects of the contact form', ['contactUs']),
  whenOn('/contact/otherSubject', 'The subject “other” of the contact form', ['contactUs']),
  whenWritten('/stores/apple', 'The link to the App Store', ['home']),
  whenWritten('/stores/googlePlay', 'The link to Google Play', ['home']),
  whenWritten('/stores/huawei', 'The link to Huawei AppGallery', ['home']),
  whenWritten('/home/banners', 'Banners of partners', ['home']),
  whenWritten('/home/partnerLinks', 'Names of partners', ['home']),
  whenWritten('/home/appSections', 'Further sections about the app', ['home']),
  whenWritten('/currency/secondary', 'Amounts in a second currency', [
    ...CARDS,
    'myCardBalances',
    'myCardTransactions',
  ]),
  whenWritten('/banners/home', 'Offers beside all cards', ['accountHome']),
  whenWritten('/banners/transactions', 'Offers beside the transactions', ['myCardTransactions']),
  whenOn('/card/showExpiry', 'The expiry date of cards', CARDS),
  whenOn('/card/display/fancyCard', 'Cards in their own look', CARDS),
  whenOn('/card/display/number', 'The number on the card', CARDS),
  whenOn('/card/display/balance', 'The balance on the card', CARDS),
  whenOn('/card/display/expiry', 'The expiry date on the card', CARDS),
  whenOn('/features/exportTransactions', 'The export of transactions', ['myCardTransactions']),
  whenOn('/features/newUserNotice', 'The question whether somebody is new here', ['home']),
];
