// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aTenant } from '../support/aTenant.ts';
import { renderScreen } from '../support/renderScreen.tsx';

afterEach(cleanup);

const tenant = aTenant({ session: { startScreen: 'myProfile', endScreen: 'accessibility' } });

describe('a session of a tenant with screens of its own', () => {
  it('begins on the start screen for whoever is logged in already [SSO-03]', async () => {
    const { router } = await renderScreen({ path: '/login', tenant });
    await waitFor(() => expect(router.state.location.pathname).toBe('/xx/my-profile'));
  });

  it('ends on the end screen for a visitor [GRD-10]', async () => {
    const { router } = await renderScreen({ path: '/logout', tenant, isSignedIn: false });
    await waitFor(() => expect(router.state.location.pathname).toBe('/xx/accessibility'));
  });
});
