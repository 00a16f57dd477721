// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { manifests } from '../../../screens/index.ts';
import { aTenant } from '../../support/aTenant.ts';
import { json } from '../../support/fakeFetch.ts';
import { aServerCard, holderGateway } from '../../support/holderGateway.ts';
import { type Gateway, renderScreen } from '../../support/renderScreen.tsx';

afterEach(cleanup);

const PENDING = aServerCard({ card_ref: '2', status: 'pending', is_virtual: true });
const VIRTUAL = aServerCard({ card_ref: '3', is_virtual: true });
const PLASTIC = aServerCard({ card_ref: '1' });
const tenant = aTenant({ features: { balances: 'on', cardAcceptance: 'on' } });
const open = (path: string, gateway: Gateway = holderGateway({ cards: [PLASTIC, PENDING, VIRTUAL] })) =>
  renderScreen({ path, tenant, gateway });
const page = (ref: string, rest = '') => `/my-cards/card-details/${ref}-CN${rest}`;
const OTP = `/xx${page('2', '/plasticless/otp-verification')}`;

/** Every page of a card that this tenant has, but the one of the code itself. */
const CARD_PAGES = manifests
  .filter(
    ({ id, load, feature }) =>
      id !== 'plasticlessVerification' && load && (!feature || feature === 'balances'),
  )
  .flatMap(({ paths }) => paths)
  .filter((path) => path.startsWith('my-cards/card-details/:cardId'))
  .map((path) => path.replace('my-cards/card-details/:cardId', ''));

describe('a pending virtual card', () => {
  it.each(CARD_PAGES)('leads from its page "%s" to its one-time code [GRD-18]', async (rest) => {
    const { router, calls } = await open(page('2', rest));
    await waitFor(() => expect(router.state.location.pathname).toBe(OTP));
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    expect(calls().filter((call) => /operations|balances|uri/.test(call))).toEqual([]);
  });

  it('shows the page of its code, without going round [RTE-46 GRD-19]', async () => {
    const { t, router } = await open(page('2', '/plasticless/otp-verification'));
    expect(await screen.findByRole('button', { name: t('profile.sendCode') })).toBeTruthy();
    expect(router.state.location.pathname).toBe(OTP);
  });

  it('is led there as well when the cards came only at the second try [GRD-18]', async () => {
    let isBroken = true;
    const working = holderGateway({ cards: [PENDING] });
    const { t, router } = await open(page('2', '/balances'), (path, ...rest) =>
      isBroken && path.endsWith('/cards') ? json({}, 500) : working(path, ...rest),
    );
    const again = await screen.findByRole('button', { name: t('common.tryAgain') });
    isBroken = false;
    await userEvent.click(again);
    await waitFor(() => expect(router.state.location.pathname).toBe(OTP));
  });
});

describe('the pages of a card without plastic', () => {
  it.each([
    ['/plasticless/card-info', 'GRD-20'],
    ['/plasticless/card-image', 'GRD-21'],
    ['/plasticless/otp-verification', 'GRD-22'],
  ])('are not for a card of plastic: %s [%s]', async (rest) => {
    const { router } = await open(page('1', rest));
    await waitFor(() => expect(router.state.location.pathname).toBe('/xx/account'));
  });

  it('have no code for a virtual card that is verified [GRD-22 ACT-25]', async () => {
    const { router } = await open(page('3', '/plasticless/otp-verification'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/xx/account'));
  });
});

describe('the cards menu', () => {
  const entry = async () => {
    await screen.findAllByRole('article');
    return within(screen.getByRole('complementary')).queryByRole('link', {
      name: 'Verify a plasticless card',
    });
  };

  it('leads to the code of the pending card, though another card is the active one [NAV-17]', async () => {
    await open('/account');
    expect((await entry())?.getAttribute('href')).toBe(OTP);
  });

  it('has no such entry where no card waits for a code [NAV-17]', async () => {
    await open('/account', holderGateway({ cards: [PLASTIC, VIRTUAL] }));
    expect(await entry()).toBeNull();
  });

  it('stays at the pending card of the page, where there are two [NAV-17]', async () => {
    const other = aServerCard({ card_ref: '4', status: 'pending', is_virtual: true });
    const { t } = await open(
      page('4', '/plasticless/otp-verification'),
      holderGateway({ cards: [PENDING, other] }),
    );
    await screen.findByRole('button', { name: t('profile.sendCode') });
    const link = within(screen.getByRole('complementary')).getByRole('link', { current: 'page' });
    expect(link.getAttribute('href')).toBe(OTP.replace('2-CN', '4-CN'));
  });
});
