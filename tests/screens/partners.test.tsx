// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { listPartners } from '../../sandbox/backend/partners.ts';
import { aTenant } from '../support/aTenant.ts';
import { json, success } from '../support/fakeFetch.ts';
import { aServerCard, holderGateway } from '../support/holderGateway.ts';
import { type RenderOptions, renderScreen } from '../support/renderScreen.tsx';

afterEach(cleanup);

const tenant = aTenant({
  features: { merchandisingPartners: 'on' },
  navigation: { ourNetwork: 'ourMerchendisingPartners' },
});
const ALL = '/my-cards/merchandising-partners';
const OF_CARD = '/my-cards/card-details/1-CN/merchandising-partners';
const FIRST = 'my-cards/card-details/1-CN/merchandising-partners';
const TWO = [aServerCard(), aServerCard({ card_ref: '2' })];

const open = (path: string, options: Partial<RenderOptions> = {}, cards = TWO) =>
  renderScreen({
    path,
    tenant,
    gateway: holderGateway({ cards }),
    lookups: (name, language) =>
      name === 'partners' ? success(listPartners(language ?? '', 'xx')) : undefined,
    ...options,
  });
const partners = async () => within(await screen.findByRole('main')).findAllByRole('heading', { level: 2 });

describe('partners', () => {
  it.each([OF_CARD, ALL])(
    'stand on %s with an offer and a link that says whose it is [RTE-44 RTE-45]',
    async (path) => {
      await open(path);
      const [first] = await partners();
      const [partner] = listPartners('en', 'xx');
      expect(first?.textContent).toBe(partner?.name);
      const link = within(first?.closest('li') as HTMLElement).getByRole('link');
      expect(link.textContent).toBe(`See the offer: ${partner?.name} (opens in a new tab)`);
      expect(link.getAttribute('href')).toBe(partner?.url);
      expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    },
  );

  it('are asked for in the interface language, once for both pages', async () => {
    const asked: (string | null)[] = [];
    const { router } = await open(ALL, {
      language: 'uk',
      lookups: (name, language) => {
        if (name === 'partners') asked.push(language);
        return success(listPartners(language ?? '', 'xx'));
      },
    });
    await partners();
    await router.navigate(OF_CARD);
    await waitFor(() => expect(router.state.location.pathname).toContain('1-CN'));
    await partners();
    expect(asked).toEqual(['uk']);
  });

  it('say that they did not load, without a toast, and load on the spot', async () => {
    let isBroken = true;
    const { t } = await open(ALL, {
      lookups: (_name, language) => (isBroken ? json({}, 500) : success(listPartners(language ?? '', 'xx'))),
    });
    const title = await screen.findByText(t('partners.error.title'));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    isBroken = false;
    await userEvent.click(
      within(title.closest('[role=alert]') as HTMLElement).getByRole('button', {
        name: t('common.tryAgain'),
      }),
    );
    expect(await partners()).toHaveLength(listPartners('en', 'xx').length);
  });

  it('say that there are no offers', async () => {
    const { t } = await open(ALL, { lookups: () => success([]) });
    expect(await screen.findByText(t('partners.empty.title'))).toBeTruthy();
  });

  it.each([OF_CARD, ALL])(
    'are no page on %s where the tenant does not offer them [RTE-44 RTE-45]',
    async (path) => {
      const { t } = await open(path, { tenant: aTenant() });
      expect(await screen.findByText(t('notFound.title'))).toBeTruthy();
    },
  );
});

describe('an address with the placeholder in place of a card', () => {
  it.each([':cardId', '{cardId}', '%7BcardId%7D', '%3AcardId'])(
    '%s becomes that of the first card [GRD-16]',
    async (placeholder) => {
      const { router } = await open(`/my-cards/card-details/${placeholder}/merchandising-partners`);
      await partners();
      expect(router.state.location.pathname).toBe(`/xx/${FIRST}`);
    },
  );

  it.each([':cardId', '{cardId}'])(
    '%s leads to the page of all without a card [GRD-17]',
    async (placeholder) => {
      const { router } = await open(`/my-cards/card-details/${placeholder}/merchandising-partners`, {}, []);
      await partners();
      expect(router.state.location.pathname).toBe(`/xx${ALL}`);
    },
  );

  it('is not found where it is not a partners’ page [RTE-64]', async () => {
    const { t } = await open('/my-cards/card-details/:cardId');
    expect(await screen.findByText(t('notFound.title'))).toBeTruthy();
  });
});

describe('menus', () => {
  it('have all partners beside the cards, and our network leads to the active card’s [NAV-05 NAV-18]', async () => {
    const { t } = await open(ALL);
    await partners();
    const [top] = screen.getAllByRole('link', { name: t('nav.ourNetwork') });
    await waitFor(() => expect(top?.getAttribute('href')).toBe(`/xx/${FIRST}`));
    expect(screen.getAllByRole('link', { name: t('nav.allPartners') })[0]?.getAttribute('href')).toBe(
      `/xx${ALL}`,
    );
  });
});
