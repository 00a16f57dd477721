/** A checked tenant for tests, with what the test says changed. Its code is no country. */
import type { PublicTenant } from '../../runtime/tenant/pageData.ts';

type Changes = { readonly [Key in keyof PublicTenant]?: Partial<PublicTenant[Key]> | PublicTenant[Key] };

const TENANT: PublicTenant = {
  code: 'xx',
  identifier: 'tenant:xx-ben',
  languages: ['en', 'uk'],
  name: 'Testland',
  timeZone: 'Europe/Sofia',
  hosts: { singleTenant: [], domainExtension: false },
  theme: { brandName: 'Sorvia', brand: '#0C7A5B', accent: '#FFC145', logo: null },
  currency: { code: 'BGN', symbol: 'лв.', decimals: 2, shownDecimals: null, secondary: null },
  money: { decimal: '.', grouping: '', position: 'after', space: 'noBreak', sign: 'beforeAll' },
  formats: {},
  card: {
    expiryFormat: 'MM/YYYY',
    showExpiry: true,
    display: { number: true, pan: true, expiry: true, balance: true, fancyCard: true },
    defaultArt: { virtual: 'gift', plastic: 'meal' },
    products: {
      meal: { nameKey: 'products.meal', art: 'meal' },
      gift: { nameKey: 'products.gift', art: 'gift' },
    },
  },
  features: {
    cardAcceptance: 'off',
    balances: 'off',
    merchandisingPartners: 'off',
    blockAndReplace: 'off',
    exportTransactions: 'off',
    newUserNotice: 'on',
  },
  navigation: { ourNetwork: null, hideRules: [] },
  links: {
    corporate: 'https://www.sorvia.example/xx',
    legal: 'https://www.sorvia.example/xx/legal',
    privacy: 'https://www.sorvia.example/xx/privacy',
    gdpr: 'https://www.sorvia.example/xx/gdpr',
    cookies: 'https://www.sorvia.example/xx/cookies',
    faq: 'https://www.sorvia.example/xx/faq',
    dataProtectionRights: 'https://www.sorvia.example/xx/rights',
  },
  stores: { apple: null, googlePlay: null, huawei: null },
  home: { banners: [], partnerLinks: [], appSections: [] },
  contact: {
    phoneLine: { number: '+359 2 400 1234', days: 'weekdays', from: '9:00', to: '18:00' },
    visitorUrl: null,
    subjects: ['accountLogin', 'cardsPin'],
    otherSubject: true,
    cardRequired: false,
    placeholderBySubject: false,
  },
  cache: { transactionsMinutes: 5, marketingMinutes: 10 },
  limits: { readSeconds: 20, writeSeconds: 30, idleMinutes: 15, idleWarningSeconds: 60 },
  errors: { ignore: [] },
  telemetry: 'off',
  toast: { duration: 8450, fallback: 10000 },
  words: {},
  compatibility: { atLeast: '3.10.4', below: '4.0.0' },
  transactions: { exportMonths: 6 },
  profile: {
    personalInfo: 'on',
    changePassword: 'on',
    changeEmail: 'on',
    changePhone: 'on',
    updateMethod: 'PATCH',
    addressKeys: { street: 'street_name', city: 'city_name' },
  },
  names: { order: 'givenFirst', joined: 'spaced', calledBy: 'given' },
  address: { mode: 'country', postalCodes: {}, defaultCountry: null },
  dateOfBirth: { shown: false, required: false, minAge: 18, minYear: 1900 },
  phone: {
    defaultPrefix: '+359',
    preferredCountry: 'BG',
    lengthRestrictions: { '+359': 9, '+40': 9, '+48': 9 },
    shouldStartWith: { '+359': ['8', '9'] },
    masks: { '+48': '999 999 999', '+359': '999 999 999', '+40': '999 999 999' },
    otherMask: '999999999999',
    maxLength: 25,
  },
  terms: { shown: 'on', cardTerms: 'single', cardTermsUrl: null, version: '1.0.0' },
  banners: { home: null, transactions: null },
  carousel: { autoplay: false, duration: 5000, infinite: true, slides: [2, 1], swipe: 0.95 },
  notices: [],
  validation: {
    email: { max: 100 },
    password: { min: 8 },
    firstName: { min: 2, max: 20, inputMax: 50 },
    lastName: { min: 2, max: 50, inputMax: 50 },
    address: { max: 100 },
    town: { max: 100 },
    postalCode: { min: 1, max: 10 },
    message: { min: 5, max: 1000 },
    serialNumber: { digits: 10 },
    pan: { digits: 4 },
    verificationCode: { digits: 6 },
    phoneCode: { maxDigits: 10 },
  },
  forms: {
    registration: { confirmEmail: { paste: 'blocked' } },
    personalInfo: {},
    emailChange: { confirmEmail: { paste: 'blocked' } },
    phoneChange: {},
    contact: {},
    forgotPassword: {},
  },
  blocking: { temporaryReason: 'temporary', reasons: ['lost', 'stolen', 'damaged'] },
  replacement: { formFactors: { virtual: 'virtual', plastic: 'plastic' } },
  pin: { options: { reveal: 'reveal', change: 'change', activate: 'activate' }, hideSeconds: 60 },
  declinedReasons: {},
  session: { startScreen: 'accountHome', endScreen: 'home' },
  mailLinks: { parameters: { email: 'email', code: 'code' }, confirmClick: false },
  environment: 'dev',
  connection: {
    appBackend: { rootUrl: 'http://localhost:1/xx/backend/api/v1' },
    sso: {
      authority: 'http://localhost:1/xx/sso',
      clientId: 'xx-portal',
      scope: 'openid',
      paths: {
        authorize: '/connect/authorize',
        token: '/connect/token',
        refresh: '/token',
        endSession: '/connect/endsession',
      },
      bearer: 'idToken',
      legacyRefreshParameters: 'on',
      clockToleranceSeconds: 60,
    },
    revealOrigins: ['http://localhost:1'],
    tagManager: null,
    cookieConsent: null,
    analytics: null,
    chat: null,
    merchantMap: null,
    ipLookup: null,
  },
};

/** Objects are merged one level deep, everything else is replaced. */
export function aTenant(changes: Changes = {}): PublicTenant {
  const merged = Object.entries(changes).map(([key, value]) => {
    const before = TENANT[key as keyof PublicTenant];
    const isMergeable = [before, value].every(
      (each) => each !== null && typeof each === 'object' && !Array.isArray(each),
    );
    return [key, isMergeable ? { ...(before as object), ...(value as object) } : value];
  });
  return { ...TENANT, ...Object.fromEntries(merged) } as PublicTenant;
}
