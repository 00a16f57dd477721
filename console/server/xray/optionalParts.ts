/** Parts of the portal that are there once a tenant says something: the only list that knows on which screens. */
import type { ScreenId } from '../../../runtime/tenant/screenId.ts';
import type { TenantPointer } from '../../../schemas/tenantPointers.ts';

interface OptionalPart {
  /** As if nothing were dated. */
  readonly option: TenantPointer;
  /** What is there then. */
  readonly title: string;
  readonly screens: readonly ScreenId[] | 'all';
}

const part = (option: TenantPointer, title: string, screens: readonly ScreenId[] | 'all'): OptionalPart => ({
  option,
  title,
  screens,
});

const CARDS: readonly ScreenId[] = ['accountHome', 'cardDetails'];

export const OPTIONAL_PARTS: readonly OptionalPart[] = [
  part('/theme/logo', 'A logo of its own, in the place of the portal’s mark', 'all'),
  part('/footer', 'A choice and order of links of the footer', 'all'),
  part('/navigation/ourNetwork', 'The entry “our network” of the top bar', 'all'),
  part('/contact/phoneLine', 'Phone lines', ['home', 'help', 'contactUs']),
  part('/contact/visitorUrl', 'A way to write for visitors', ['help', 'contactUs']),
  part('/contact/subjects', 'Subjects of the contact form', ['contactUs']),
  part('/contact/otherSubject', 'The subject “other” of the contact form', ['contactUs']),
  part('/stores/apple', 'The link to the App Store', ['home']),
  part('/stores/googlePlay', 'The link to Google Play', ['home']),
  part('/stores/huawei', 'The link to Huawei AppGallery', ['home']),
  part('/home/banners', 'Banners of partners', ['home']),
  part('/home/partnerLinks', 'Names of partners', ['home']),
  part('/home/appSections', 'Further sections about the app', ['home']),
  part('/currency/secondary', 'Amounts in a second currency', [
    ...CARDS,
    'myCardBalances',
    'myCardTransactions',
  ]),
  part('/banners/home', 'Offers beside all cards', ['accountHome']),
  part('/banners/transactions', 'Offers beside the transactions', ['myCardTransactions']),
  part('/card/showExpiry', 'The expiry date of cards', CARDS),
  part('/card/display/fancyCard', 'Cards in their own look', CARDS),
  part('/card/display/number', 'The number on the card', CARDS),
  part('/card/display/balance', 'The balance on the card', CARDS),
  part('/card/display/expiry', 'The expiry date on the card', CARDS),
  part('/features/exportTransactions', 'The export of transactions', ['myCardTransactions']),
  part('/features/newUserNotice', 'The question whether somebody is new here', ['home']),
];
