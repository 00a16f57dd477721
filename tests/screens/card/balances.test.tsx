// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { aTenant } from '../../support/aTenant.ts';
import { json, success } from '../../support/fakeFetch.ts';
import { aServerCard, holderGateway } from '../../support/holderGateway.ts';
import { type Gateway, renderScreen } from '../../support/renderScreen.tsx';

afterEach(cleanup);

const PATH = '/my-cards/card-details/1-CN/balances';
const tenant = aTenant({ features: { balances: 'on' } });
const open = (card: Record<string, unknown> = {}, gateway?: Gateway) =>
  renderScreen({ path: PATH, tenant, gateway: gateway ?? holderGateway({ cards: [aServerCard(card)] }) });
const asked = (calls: readonly string[]) => calls.filter((call) => call.includes('/balances'));
const panels = () => screen.findAllByRole('region');

describe('balances', () => {
  it('asks for the card’s own account, and names no product for one wallet [RTE-30 API-48 API-49 ENT-074]', async () => {
    const { calls } = await open();
    const [panel] = (await panels()) as [HTMLElement];
    expect(within(panel).getByRole('heading', { level: 2 }).textContent).toBe('Meal card');
    expect(within(panel).getByText('184.20 лв.')).toBeTruthy();
    expect(asked(calls())).toEqual(['/users/ana@xx.example/accounts/A1-AC/balances']);
  });

  it('asks for each wallet of a multi-wallet card by its product, and shows all of them [API-49 ENT-052]', async () => {
    const balances = [
      { product_ref: 'meal', amount: 9260, expirations: [{ amount: 9260, expires_at: '2097-12-03' }] },
      { product_ref: 'gift', amount: 7500 },
    ];
    const { calls } = await open({ balances });
    const all = await panels();
    expect(all.map((each) => within(each).getByRole('heading').textContent)).toEqual([
      'Meal card',
      'Gift card',
      'Share of each wallet',
    ]);
    expect(
      within(screen.getByRole('list', { name: 'Share of each wallet' }))
        .getAllByRole('listitem')
        .map((each) => each.textContent),
    ).toEqual(['Meal card55%92.60\u00a0лв.', 'Gift card45%75.00\u00a0лв.']);
    expect(all[0]?.textContent).toContain('92.60\u00a0лв. until 3 December 2097');
    expect(all[1]?.textContent).toContain('75.00 лв.');
    const products = asked(calls()).map((call) => call.split('?')[1]);
    // Both are asked for at once: which of them reaches the server first is the network's affair.
    expect(products.toSorted()).toEqual(['product_ref=gift', 'product_ref=meal']);
  });

  it('never counts a wallet twice when the server leaves the product unheard', async () => {
    const balances = [
      { product_ref: 'meal', amount: 9260 },
      { product_ref: 'gift', amount: 7500 },
    ];
    await open({}, (path) => {
      if (path.endsWith('/cards')) return success([aServerCard({ balances })]);
      return path.endsWith('/balances') ? success(balances) : undefined;
    });
    const all = (await panels()).slice(0, -1);
    expect(all).toHaveLength(2);
    expect(all[0]?.textContent).toContain('92.60 лв.');
  });

  it.each([
    ['there is no balance yet on an empty list', success([]), 'balances.empty.title'],
    ['they did not load on no list at all [USE-24]', success(undefined), 'balances.error.title'],
  ] as const)('says that %s', async (_, answer, says) => {
    const { t } = await open({}, (path) => {
      if (path.endsWith('/cards')) return success([aServerCard()]);
      return path.endsWith('/balances') ? answer : undefined;
    });
    expect(await screen.findByText(t(says))).toBeTruthy();
  });

  it('announces that they are loading', async () => {
    const { t } = await open({}, (path) => {
      if (path.endsWith('/cards')) return success([aServerCard()]);
      return path.endsWith('/balances') ? new Promise(() => undefined) : undefined;
    });
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(t('balances.loading')));
  });

  it('says that they did not load, and tries again in place', async () => {
    let isBroken = true;
    const { t } = await open({}, (path) => {
      if (path.endsWith('/cards')) return success([aServerCard()]);
      if (!path.endsWith('/balances')) return undefined;
      return isBroken ? json({}, 500) : success([{ product_ref: 'meal', amount: 1234 }]);
    });
    await screen.findByText(t('balances.error.title'));
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: t('common.tryAgain') }));
    expect(await screen.findByText('12.34 лв.')).toBeTruthy();
  });

  it('asks for nothing while the card waits for its code, and leads to that [GRD-18 ACT-24]', async () => {
    const { t, calls, router } = await open({ status: 'pending', is_virtual: true });
    expect(await screen.findByRole('heading', { name: t('screens.plasticlessVerification') })).toBeTruthy();
    expect(router.state.location.pathname).toMatch(/1-CN\/plasticless\/otp-verification$/);
    expect(asked(calls())).toEqual([]);
  });

  it('is no page where the tenant does not offer it [RTE-31]', async () => {
    const { t } = await renderScreen({ path: PATH, gateway: holderGateway({ cards: [aServerCard()] }) });
    expect(await screen.findByRole('heading', { name: t('notFound.title') })).toBeTruthy();
  });
});
