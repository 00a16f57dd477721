/** A checked tenant for tests, with what the test says changed. Its code is no country. */
import type { PublicTenant } from '../../runtime/tenant/pageData.ts';

type Changes = { readonly [Key in keyof PublicTenant]?: Partial<PublicTenant[Key]> | PublicTenant[Key] };

const TENANT: PublicTenant = {
  code: 'xx',
  identifier: 'tenant:xx-ben',
  languages: ['en', 'uk'],
  name: 'Testland',
  timeZone: 'Europe/Sofia',
  hosts: { singleTenant: [] },
  theme: { brandName: 'Sorvia', brand: '#0C7A5B', accent: '#FFC145' },
  currency: { code: 'BGN', symbol: 'лв.', decimals: 2, secondary: null },
  money: { decimal: '.', grouping: '', position: 'after' },
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
  features: { cardAcceptance: 'off', balances: 'off', merchandisingPartners: 'off', blockAndReplace: 'off' },
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
  home: { banners: [], partnerLinks: [] },
  contact: { phoneLine: { number: '+359 2 400 1234', from: '9:00', to: '18:00' }, visitorUrl: null },
  cache: { transactionsMinutes: 5, marketingMinutes: 10 },
  limits: { readSeconds: 20, writeSeconds: 30 },
  errors: { ignore: [] },
  toast: { duration: 8450, fallback: 10000 },
  words: {},
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
