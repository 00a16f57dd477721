// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listBanners } from '../../sandbox/backend/banners.ts';
import { aMediaQuery } from '../support/aMediaQuery.ts';
import { aTenant } from '../support/aTenant.ts';
import { json, success } from '../support/fakeFetch.ts';
import { aServerCard, holderGateway } from '../support/holderGateway.ts';
import { type RenderOptions, renderScreen } from '../support/renderScreen.tsx';

beforeEach(() => {
  window.matchMedia = () => aMediaQuery(false);
});
afterEach(cleanup);

const sizes = { small: '420x210', wide: '930x350' };
const tenant = aTenant({ banners: { home: sizes, transactions: sizes } });
const TRANSACTIONS = '/my-cards/card-details/1-CN/transactions';
const open = (path: string, options: Partial<RenderOptions> = {}) =>
  renderScreen({
    path,
    tenant,
    gateway: holderGateway({ cards: [aServerCard()] }),
    lookups: (name, language) =>
      name === 'banners' ? success(listBanners(language ?? '', 'xx')) : undefined,
    ...options,
  });
const titles = (region: HTMLElement) =>
  within(region)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('partner offers', () => {
  it.each([
    ['/account', 'home'],
    [TRANSACTIONS, 'transactions'],
  ])('stand on %s with the banners of the place %s [NAV-35 NAV-36]', async (path, placement) => {
    const { t } = await open(path);
    const region = await screen.findByRole('region', { name: t('cards.offersTitle') });
    expect(titles(region)).toEqual(
      listBanners('en', 'xx')
        .filter((each) => each.placement === placement)
        .map(({ title }) => title),
    );
  });

  it('are those of the language, and change with it [NAV-37]', async () => {
    const { portal, t } = await open('/account', { language: 'uk' });
    const region = await screen.findByRole('region', { name: t('cards.offersTitle') });
    expect(titles(region)[0]).toBe(listBanners('uk', 'xx')[0]?.title);
    await portal.switchLanguage('en');
    await waitFor(() =>
      expect(titles(screen.getByRole('region', { name: t('cards.offersTitle') }))[0]).toBe(
        listBanners('en', 'xx')[0]?.title,
      ),
    );
  });

  it('stand there however late they come [CON-58]', async () => {
    const late = Promise.withResolvers<void>();
    const { t } = await open('/account', {
      lookups: async (name) => {
        if (name !== 'banners') return undefined;
        await late.promise;
        return success(listBanners('en', 'xx'));
      },
    });
    await screen.findByRole('article');
    expect(screen.queryByRole('region', { name: t('cards.offersTitle') })).toBeNull();
    late.resolve();
    expect(await screen.findByRole('region', { name: t('cards.offersTitle') })).toBeTruthy();
  });

  it('leave neither a frame nor a call where the tenant names no sizes [NAV-43]', async () => {
    const asked: string[] = [];
    const { t } = await open('/account', {
      tenant: aTenant(),
      lookups: (name) => {
        asked.push(name);
        return undefined;
      },
    });
    await screen.findByRole('article');
    expect(screen.queryByText(t('cards.offersTitle'))).toBeNull();
    expect(asked).not.toContain('banners');
  });

  it.each([
    ['fail', () => json({}, 500)],
    ['are none', () => success([])],
    ['are nonsense', () => success([{ title: 'x', url: 'javascript:1', placement: 'home' }, 3])],
  ])('are not missed when they %s: no message, no frame', async (_, lookup) => {
    let isAsked = false;
    const { t } = await open('/account', {
      lookups: (name) => {
        isAsked ||= name === 'banners';
        return lookup();
      },
    });
    await waitFor(() => expect(isAsked).toBe(true));
    await screen.findByRole('article');
    expect(screen.queryByText(t('cards.offersTitle'))).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
