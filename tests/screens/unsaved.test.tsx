// @vitest-environment jsdom
/** What is typed or chosen and not saved is not lost without a question; the end of a session waits for nobody. */
import '../support/dialogElement.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { ScreenId } from '../../runtime/tenant/screenId.ts';
import { success } from '../support/fakeFetch.ts';
import { personGateway } from '../support/personGateway.ts';
import { type RenderOptions, renderScreen } from '../support/renderScreen.tsx';

afterEach(cleanup);

type View = Awaited<ReturnType<typeof renderScreen>>;

const OPTINS = [{ optin_ref: 'general_marketing', subscriptions: [{ type: 'email', is_subscribed: false }] }];

const open = (path: string, options: Partial<RenderOptions> = {}) =>
  renderScreen({
    path,
    gateway: (called, ...rest) =>
      called.endsWith('/optins') ? success(OPTINS) : personGateway().gateway(called, ...rest),
    ...options,
  });
const pathOf = ({ router }: View) => router.state.location.pathname;
const go = ({ router, portal }: View, id: ScreenId) =>
  act(() => router.navigate(portal.href(id).replace(/^\/xx/, '')));
const question = ({ t }: View) => screen.queryByRole('dialog', { name: t('unsaved.title') });
const asked = (view: View) => waitFor(() => expect(question(view)).toBeTruthy());
const answer = ({ t }: View, key: 'stay' | 'leave') =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: t(`unsaved.${key}`) }));
/** Whether the browser would ask before the tab closes. */
function closes(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return !event.defaultPrevented;
}

async function typeTown(view: View) {
  const { t } = view;
  await userEvent.click(await screen.findByRole('button', { name: t('profile.editPersonalInfo') }));
  await userEvent.type(await screen.findByLabelText(t('forms.town')), ' West');
  // The question comes with its own part of the program, at the first key.
  await waitFor(() => expect(closes()).toBe(false));
}
const town = ({ t }: View) => screen.queryByLabelText<HTMLInputElement>(t('forms.town'))?.value;

describe('what is typed on the profile', () => {
  it('is asked about before another page, stays on the safe answer and goes on the other [USE-15]', async () => {
    const view = await open('/my-profile');
    await typeTown(view);
    await go(view, 'contactUs');
    await asked(view);
    expect(document.activeElement?.textContent).toBe(view.t('unsaved.stay'));
    await answer(view, 'stay');
    expect([question(view), pathOf(view), town(view)]).toEqual([null, '/xx/my-profile', 'Sofia West']);
    await go(view, 'contactUs');
    await asked(view);
    await answer(view, 'leave');
    await waitFor(() => expect(pathOf(view)).toBe('/xx/contact-us'));
    await waitFor(() => expect(question(view)).toBeNull());
    await waitFor(() => expect(closes()).toBe(true));
  });

  it('is asked about before another of its forms takes the place [USE-15]', async () => {
    const view = await open('/my-profile');
    await typeTown(view);
    const other = screen.getByRole('button', { name: view.t('profile.changePassword') });
    await userEvent.click(other);
    await asked(view);
    await answer(view, 'stay');
    expect(town(view)).toBe('Sofia West');
    await userEvent.click(other);
    await asked(view);
    await answer(view, 'leave');
    expect(await screen.findByLabelText(view.t('forms.newPassword'))).toBeTruthy();
    expect(town(view)).toBeUndefined();
  });

  it('is asked about no more once it is taken back, or saved [USE-15]', async () => {
    const view = await open('/my-profile');
    await typeTown(view);
    await userEvent.type(screen.getByLabelText(view.t('forms.town')), '{Backspace>5/}');
    await waitFor(() => expect(closes()).toBe(true));
    await userEvent.type(screen.getByLabelText(view.t('forms.town')), ' East');
    await waitFor(() => expect(closes()).toBe(false));
    const save = screen.getByRole('button', { name: view.t('profile.saveDetails') });
    await waitFor(() => expect(save.getAttribute('aria-disabled')).toBeNull());
    await userEvent.click(save);
    await waitFor(() => expect(town(view)).toBeUndefined());
    expect(closes()).toBe(true);
    await go(view, 'contactUs');
    await waitFor(() => expect(pathOf(view)).toBe('/xx/contact-us'));
  });

  it.each(['logout', 'reconnect'] as const)(
    'does not hold up the end of the session: %s [USE-15]',
    async (end) => {
      const view = await open('/my-profile');
      await typeTown(view);
      const { router } = view;
      // Signing out leaves for the provider: that navigation never ends here.
      act(() => void router.navigate(view.portal.href(end).replace(/^\/xx/, '')));
      await waitFor(() =>
        expect([router.state.navigation.location?.pathname, pathOf(view)]).toContain(view.portal.href(end)),
      );
      expect(question(view)).toBeNull();
      expect(router.state.blockers.values().next().value?.state ?? 'unblocked').toBe('unblocked');
    },
  );

  it('does not hold the tab once the session is gone [USE-15]', async () => {
    const view = await open('/my-profile');
    await typeTown(view);
    await act(async () => {
      await view.portal.session.signOut(location.href);
    });
    expect(closes()).toBe(true);
  });
});

describe('what is chosen of the notifications', () => {
  it('is asked about before another page, until it is saved or taken back [USE-15]', async () => {
    const view = await open('/my-profile/notifications-center');
    const email = await screen.findByRole('switch');
    await userEvent.click(email);
    await waitFor(() => expect(closes()).toBe(false));
    await go(view, 'contactUs');
    await asked(view);
    await answer(view, 'stay');
    await userEvent.click(email);
    expect(closes()).toBe(true);
    await go(view, 'contactUs');
    await waitFor(() => expect(pathOf(view)).toBe('/xx/contact-us'));
  });
});

describe('what would not be lost', () => {
  it('is not asked about: the registration keeps its draft [USE-15]', async () => {
    const view = await open('/account-creation/', { isSignedIn: false });
    await userEvent.type(await screen.findByLabelText(view.t('forms.email')), 'ana@x.example');
    expect(closes()).toBe(true);
    await go(view, 'forgotPassword');
    await waitFor(() => expect(pathOf(view)).toBe('/xx/forgot-password'));
    await userEvent.type(await screen.findByLabelText(view.t('forms.email')), 'ana@x.example');
    expect(closes()).toBe(true);
  });

  it('is not asked about: a password that leads to the deletion of the account [USE-15]', async () => {
    const view = await open('/my-profile/delete/authorize');
    await userEvent.type(await screen.findByLabelText(view.t('forms.password')), 'Benefit-2026!');
    await go(view, 'myProfile');
    await waitFor(() => expect(pathOf(view)).toBe('/xx/my-profile'));
    expect(question(view)).toBeNull();
  });
});
