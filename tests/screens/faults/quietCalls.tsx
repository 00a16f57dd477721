/** What comes in the background, and the lists of the registration. */
import { screen, waitFor } from '@testing-library/react';
import type { PlainWordsKey } from '../../../runtime/tenant/wordsKeys.ts';
import { listBanners } from '../../../sandbox/backend/banners.ts';
import { aTenant } from '../../support/aTenant.ts';
import { success } from '../../support/fakeFetch.ts';
import { aServerCard, holderGateway } from '../../support/holderGateway.ts';
import type { RenderOptions } from '../../support/renderScreen.tsx';
import { passAccess, typeInto, user } from './filling.tsx';
import type { FaultCase, Opened } from './openBroken.tsx';

const sizes = { small: '420x210', wide: '930x350' };

export const BANNERS: FaultCase = {
  call: 'lookup banners',
  what: 'the offers below the cards',
  line: /^GET lookups\/banners/,
  open: () => ({
    path: '/account',
    tenant: aTenant({ banners: { home: sizes, transactions: sizes } }),
    gateway: holderGateway({ cards: [aServerCard()] }),
    lookups: (name, language) =>
      name === 'banners' ? success(listBanners(language ?? '', 'xx')) : undefined,
  }),
};

export const OPTINS_ON_OFFER: FaultCase = {
  call: 'listAvailableOptins',
  what: 'the consents that a tenant offers',
  line: /available-optins/,
  open: () => ({ path: '/account-creation/', isSignedIn: false }),
};

/** A list of the registration's second step, which can be asked for again in place. */
export interface ListCase extends FaultCase {
  /** Up to where the list is asked for. */
  readonly provoke: (view: Opened) => Promise<unknown>;
  readonly says: PlainWordsKey;
  readonly isThere: (view: Opened) => Promise<unknown>;
}

const COUNTY_LIST = [{ county_ref: 'c1', name: 'Alba' }];
const TOWN_LIST = [{ town_ref: 't1', name: 'Abrud' }];

const registration = (address: object): RenderOptions => ({
  path: '/account-creation/',
  isSignedIn: false,
  tenant: aTenant({ address }),
  gateway: (path) => {
    if (path.endsWith('/counties')) return success(COUNTY_LIST);
    return path.endsWith('/towns') ? success(TOWN_LIST) : undefined;
  },
});
const byCounty = () => registration({ mode: 'county', defaultCountry: 'RO' });
const county = ({ t }: Opened) => screen.getByLabelText<HTMLSelectElement>(t('forms.county'));
/** What is typed before the list is asked for. */
export const TYPED = { 'forms.firstName': 'Mariya', 'forms.postalCode': '5000' };
const passFirstStep = async (view: Opened) => {
  await passAccess(view);
  await typeInto(view, TYPED);
};

export const LISTS: readonly ListCase[] = [
  {
    call: 'lookup countries',
    what: 'the list of countries',
    line: /^GET lookups\/countries/,
    open: () => registration({ mode: 'country', defaultCountry: null }),
    provoke: async (view) => {
      await view.portal.loadInBackground();
      await passFirstStep(view);
    },
    says: 'forms.listFailed.countries',
    isThere: ({ t }) =>
      waitFor(() => {
        const select = screen.getByLabelText<HTMLSelectElement>(t('forms.country'));
        if (select.options.length < 4) throw new Error('The countries are not there.');
      }),
  },
  {
    call: 'listCounties',
    what: 'the list of counties',
    line: /\/counties\?/,
    open: byCounty,
    provoke: async (view) => {
      await passFirstStep(view);
      await user.click(county(view));
    },
    says: 'forms.listFailed.counties',
    isThere: () => screen.findByRole('option', { name: 'Alba' }),
  },
  {
    call: 'listTowns',
    what: 'the list of towns',
    line: /\/towns\?/,
    open: byCounty,
    provoke: async (view) => {
      await passFirstStep(view);
      await user.click(county(view));
      await screen.findByRole('option', { name: 'Alba' });
      await user.selectOptions(county(view), 'c1');
    },
    says: 'forms.listFailed.towns',
    isThere: async ({ t }) => {
      await user.click(await screen.findByRole('combobox', { name: t('forms.town') }));
      return screen.findByRole('option', { name: 'Abrud' });
    },
  },
];
