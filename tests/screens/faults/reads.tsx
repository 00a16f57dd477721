/** What holders read, by the call that brings it. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlainWordsKey } from '../../../runtime/tenant/wordsKeys.ts';
import { listPartners } from '../../../sandbox/backend/partners.ts';
import type { LoadFailedProps } from '../../../screens/_shared/LoadFailed.tsx';
import { aTenant } from '../../support/aTenant.ts';
import { success } from '../../support/fakeFetch.ts';
import { aServerCard, holderGateway, someOperations } from '../../support/holderGateway.ts';
import { personGateway } from '../../support/personGateway.ts';
import type { Gateway } from '../../support/renderScreen.tsx';
import type { FaultCase, Opened } from './openBroken.tsx';

export interface Read extends FaultCase {
  /** What is done until the call is sent, where opening the page is not enough. */
  readonly provoke?: (view: Opened) => Promise<unknown>;
  /** Words that stand in the place of what did not load: what happened, and what to do. */
  readonly says: readonly [what: PlainWordsKey, next: PlainWordsKey];
  /** Words while it is on its way. */
  readonly loading: PlainWordsKey;
  readonly isThere: (view: Opened) => Promise<unknown>;
}

const CARD = '/my-cards/card-details/1-CN';
const withCards: Gateway = (...call) =>
  holderGateway({ cards: [aServerCard()], operations: { meal: someOperations(3) } })(...call);
const answering =
  (end: string, data: unknown): Gateway =>
  (path, ...rest) =>
    path.endsWith(end) ? success(data) : withCards(path, ...rest);
const saysOf = (words: LoadFailedProps['words']) => [`${words}.error.title`, `${words}.error.text`] as const;
const rows = ({ t }: Opened) => screen.findByRole('list', { name: t('transactions.title') });
const CATEGORIES = [{ category_ref: 'food', name: 'Food', outlets: [{ name: 'Bistro', category: 'food' }] }];
const OPTINS = [{ optin_ref: 'general_marketing', subscriptions: [{ type: 'email', is_subscribed: true }] }];

const partners = (path: string): Pick<Read, 'open' | 'isThere'> => ({
  open: () => ({
    path,
    tenant: aTenant({ features: { merchandisingPartners: 'on' } }),
    gateway: withCards,
    lookups: (name, language) =>
      name === 'partners' ? success(listPartners(language ?? '', 'xx')) : undefined,
  }),
  isThere: () => screen.findByText(listPartners('en', 'xx')[0]?.name ?? ''),
});

export const READS: readonly Read[] = [
  {
    call: 'listCards',
    what: 'the list of cards',
    line: /^GET .*\/cards\?/,
    open: () => ({ path: '/account', gateway: withCards }),
    says: saysOf('cards'),
    loading: 'cards.loadingCards',
    isThere: () => screen.findByRole('article'),
  },
  {
    call: 'listCards',
    what: 'the page of a card',
    line: /^GET .*\/cards\?/,
    open: () => ({ path: CARD, gateway: withCards }),
    says: saysOf('cards'),
    // No page stands before it is known whether the card is there.
    loading: 'common.loading',
    isThere: rows,
  },
  {
    call: 'getUser',
    what: 'the profile',
    line: /^GET \/users\/[^/]+$/,
    open: () => ({ path: '/my-profile', gateway: personGateway().gateway }),
    says: saysOf('profile'),
    loading: 'profile.loading',
    isThere: () => screen.findByRole('heading', { level: 1, name: 'Ana Petrova' }),
  },
  {
    call: 'getUser',
    what: 'the delivery address of a new card',
    line: /^GET \/users\/[^/]+$/,
    open: () => ({
      path: `${CARD}/block-and-replace/get-plastic-card`,
      tenant: aTenant({ features: { blockAndReplace: 'on' } }),
      gateway: (path, query, request) =>
        path.endsWith('/cards')
          ? success([aServerCard({ settings: { is_blocked_card_permanently_field_displayed: true } })])
          : personGateway().gateway(path, query, request),
    }),
    says: saysOf('profile'),
    loading: 'profile.loading',
    isThere: ({ t }) => screen.findByLabelText(t('forms.postalCode')),
  },
  {
    call: 'listOperations',
    what: 'the transactions of a card',
    line: /\/operations\?/,
    open: () => ({ path: CARD, gateway: withCards }),
    says: saysOf('transactions'),
    loading: 'transactions.loading',
    isThere: rows,
  },
  {
    call: 'listOperations',
    what: 'the spending by month',
    line: /\/operations\?.*page_size=100/,
    open: () => ({ path: `${CARD}/transactions`, gateway: withCards }),
    provoke: async ({ t }) =>
      userEvent.click(await screen.findByRole('button', { name: t('transactions.spending.show') })),
    says: ['transactions.error.title', 'transactions.spending.error'],
    loading: 'transactions.spending.loading',
    isThere: ({ t }) => screen.findByText(t('transactions.spending.note')),
  },
  {
    call: 'listBalances',
    what: 'the balances of a card',
    line: /\/balances/,
    open: () => ({
      path: `${CARD}/balances`,
      tenant: aTenant({ features: { balances: 'on' } }),
      gateway: withCards,
    }),
    says: saysOf('balances'),
    loading: 'balances.loading',
    isThere: () => screen.findByText('184.20 лв.'),
  },
  {
    call: 'listAcceptanceCategories',
    what: 'where a card is accepted',
    line: /\/acceptance-categories/,
    open: () => ({
      path: `${CARD}/card-acceptance`,
      tenant: aTenant({ features: { cardAcceptance: 'on' } }),
      gateway: answering('/acceptance-categories', CATEGORIES),
    }),
    says: saysOf('acceptance'),
    loading: 'acceptance.loading',
    isThere: () => screen.findByText('Bistro'),
  },
  {
    call: 'lookup partners',
    what: 'the partners of a card',
    line: /^GET lookups\/partners/,
    ...partners(`${CARD}/merchandising-partners`),
    says: saysOf('partners'),
    loading: 'partners.loading',
    isAnonymous: true,
  },
  {
    call: 'lookup partners',
    what: 'all partners',
    line: /^GET lookups\/partners/,
    ...partners('/my-cards/merchandising-partners'),
    says: saysOf('partners'),
    loading: 'partners.loading',
    isAnonymous: true,
  },
  {
    call: 'listUserOptins',
    what: 'the marketing consents',
    line: /^GET .*\/optins/,
    open: () => ({ path: '/my-profile/notifications-center', gateway: answering('/optins', OPTINS) }),
    says: saysOf('notifications'),
    loading: 'notifications.loading',
    isThere: () => waitFor(() => screen.getByRole('switch')),
  },
];
