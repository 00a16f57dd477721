// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { manifestsWithout } from '../support/builtScreens.tsx';
import { aFullCard, cardGateway } from '../support/cardGateway.ts';
import { renderScreen } from '../support/renderScreen.tsx';

afterEach(cleanup);

const withCard = () => cardGateway({ cards: [aFullCard({ status: 'blocked' })] }).gateway;

describe('a portal without a screen that others lead to', () => {
  it('leads visitors to its root where nobody can log in, and offers no login', async () => {
    const { router, t } = await renderScreen({
      path: '/account',
      manifests: manifestsWithout('login'),
      isSignedIn: false,
    });
    await screen.findByRole('heading', { level: 1 });
    expect(router.state.location.pathname).toBe('/xx');
    expect(screen.queryByRole('link', { name: t('nav.login') })).toBeNull();
  });

  it('leads from an action that a card does not have to where a sign-in leads, without the card’s own page', async () => {
    const { router, t } = await renderScreen({
      path: '/my-cards/card-details/1-CN/activate',
      gateway: withCard(),
      manifests: manifestsWithout('cardDetails'),
    });
    await screen.findByRole('heading', { level: 1 });
    expect(router.state.location.pathname).toBe('/xx/account');
    expect(screen.queryByText(t('notFound.title'))).toBeNull();
  });

  it('shows at its root that nothing is there, without a home page', async () => {
    const { t } = await renderScreen({ path: '/', manifests: manifestsWithout('home'), isSignedIn: false });
    expect(await screen.findByRole('heading', { level: 1, name: t('notFound.title') })).toBeTruthy();
  });

  it('offers no way to log out that leads nowhere', async () => {
    const { t } = await renderScreen({
      path: '/account',
      gateway: withCard(),
      manifests: manifestsWithout('logout'),
    });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(t('nav.logout'))).toBeNull();
  });
});
