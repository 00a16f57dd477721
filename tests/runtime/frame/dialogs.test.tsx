// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'jotai';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialogs } from '../../../runtime/frame/Dialogs.tsx';
import { IdleLimit } from '../../../runtime/frame/IdleLimit.tsx';
import { createI18n } from '../../../runtime/messages/createI18n.ts';
import { DIALOGS, type DialogName, openDialogAtom } from '../../../runtime/messages/dialogs.ts';
import { WordsProvider } from '../../../runtime/messages/words.ts';
import { type Portal, PortalContext } from '../../../runtime/routing/Portal.ts';
import { aTenant } from '../../support/aTenant.ts';
import { manifestsWith } from '../../support/builtScreens.tsx';
import '../../support/dialogElement.ts';
import { showPart } from '../../support/holderSite.tsx';
import { renderScreen } from '../../support/renderScreen.tsx';

afterEach(cleanup);

const NAMES = Object.keys(DIALOGS) as DialogName[];

/** A page with a dialog opened from its heading, which has the focus. */
async function open(name: DialogName, options: { readonly language?: string } = {}) {
  const shown = await renderScreen({
    path: '/my-profile/terms-and-conditions',
    manifests: manifestsWith('registration', 'accountDeleteAuthorize'),
    ...options,
  });
  const heading = await screen.findByRole('heading', { level: 1 });
  heading.focus();
  act(() => shown.portal.store.set(openDialogAtom, name));
  const dialog = await screen.findByRole('dialog', { name: shown.t(`${DIALOGS[name].words}.title`) });
  return { ...shown, heading, dialog };
}
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const hrefOf = (dialog: HTMLElement, name: string) =>
  new URL(within(dialog).getByRole<HTMLAnchorElement>('link', { name }).href).pathname;

describe('every dialog', () => {
  it.each(NAMES)(
    '%s has a title, a text and a way to close it, and gives the focus to its safe choice [MOD-16]',
    async (name) => {
      const { dialog, t } = await open(name);
      const { words, choices } = DIALOGS[name];
      expect(dialog.textContent).toContain(t(`${words}.text`));
      expect(within(dialog).queryAllByRole('button').length > 0 || 'closesTo' in DIALOGS[name]).toBe(true);

      expect(document.activeElement?.textContent).toBe(t(choices[0].label));
      for (const { label } of choices) expect(t(label), label).not.toBe(label);
    },
  );

  it.each(['contactSent', 'newUser', 'deleteAccount'] as const)(
    '%s closes by Escape and by its button, and the focus is back where it was [MOD-16]',
    async (name) => {
      const { dialog, heading, portal, t } = await open(name);
      // The browser leaves it open: it is closed once, by whoever shows it.
      expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
      await isGone();
      expect(document.activeElement).toBe(heading);
      act(() => portal.store.set(openDialogAtom, name));
      await userEvent.click(
        within(await screen.findByRole('dialog')).getByRole('button', { name: t('common.close') }),
      );
      await isGone();
      expect(document.activeElement).toBe(heading);
    },
  );

  it('belongs to the page that it was opened on: the next one begins at its heading [USE-16]', async () => {
    const { router, heading } = await open('contactSent');
    await act(() => router.navigate('/xx/account'));
    await isGone();
    const next = await screen.findByRole('heading', { level: 1 });
    expect(next).not.toBe(heading);
    expect(document.activeElement).toBe(next);
    // What has the focus goes, as a "try again" does.
    const gone = document.createElement('button');
    screen.getByRole('main').append(gone);
    gone.focus();
    gone.remove();
    await waitFor(() => expect(document.activeElement).toBe(next));
  });
});

describe('the warning before a session ends that nobody uses', () => {
  afterEach(() => void vi.useRealTimers());

  /** A page that nobody touches, after so many minutes. */
  const waitOn = (idleMinutes: number, minutes: number) => {
    vi.useFakeTimers();
    const shared: Partial<Portal['shared']> = { lastUse: () => 0, noteUse: () => undefined };
    const portal = { tenant: aTenant({ limits: { idleMinutes } }), shared };
    render(
      <PortalContext value={portal as Portal}>
        <WordsProvider i18n={createI18n()}>
          <MemoryRouter>
            <IdleLimit />
          </MemoryRouter>
        </WordsProvider>
      </PortalContext>,
    );
    act(() => void vi.advanceTimersByTime(minutes * 60_000));
    return screen.queryByRole('dialog') !== null;
  };

  it.each([
    [15, 13.9, false],
    [15, 14, true],
    [0, 24 * 60, false],
  ])('with a limit of %d minutes, after %d: %s [A13]', (limit, minutes, isThere) => {
    expect(waitOn(limit, minutes)).toBe(isThere);
  });
});

describe('what a dialog leads to', () => {
  it.each(['passwordChanged', 'deleteConfirmed'] as const)(
    '%s leads out of the session, whichever way it is closed [MOD-01 MOD-02 MOD-14]',
    async (name) => {
      const { dialog, t, portal } = await open(name);
      expect(hrefOf(dialog, t(DIALOGS[name].choices[0].label))).toBe('/xx/logout');
      expect(portal.session.isSignedIn()).toBe(true);
      fireEvent(dialog, new Event('cancel', { cancelable: true }));
      await waitFor(() => expect(portal.session.isSignedIn()).toBe(false));
    },
  );

  it('says after a deletion that the account is gone and the cards are not [MOD-02 MOD-14]', async () => {
    const { dialog, t } = await open('deleteConfirmed');
    expect(dialog.textContent).toContain(t('dialogs.accountDeleted.title'));
    expect(dialog.textContent).toContain(t('dialogs.accountDeleted.text'));
  });

  it('offers account creation or login to somebody new [MOD-12]', async () => {
    const { dialog, t } = await open('newUser');
    expect(hrefOf(dialog, t('dialogs.newUser.create'))).toBe('/xx/account-creation');
    expect(hrefOf(dialog, t('dialogs.newUser.login'))).toBe('/xx/login/');
  });

  it('warns before the deletion [MOD-13]', async () => {
    const { dialog, t } = await open('deleteAccount');
    expect(hrefOf(dialog, t('dialogs.deleteAccount.continue'))).toBe('/xx/my-profile/delete/authorize');
    await userEvent.click(within(dialog).getByRole('button', { name: t('dialogs.deleteAccount.keep') }));
    await isGone();
  });
});

describe('a dialog by itself', () => {
  function showDialog(name: DialogName, offered: Portal['isOffered'] = () => true) {
    const store = createStore();
    store.set(openDialogAtom, name);
    showPart(<Dialogs />, { store, portal: { isOffered: offered } });
    const dialog = within(screen.getByRole('dialog', { name: `${DIALOGS[name].words}.title` }));
    return { dialog, has: (text: string) => dialog.queryByText(text) !== null };
  }

  it('leaves out the choices that lead to what is not offered [MOD-12]', () => {
    const { has } = showDialog('newUser', (each) => each !== 'registration');
    expect([has('dialogs.newUser.login'), has('dialogs.newUser.create')]).toEqual([true, false]);
  });

  it('helps those who are new, and nobody else, to a new password and to the phone [USE-05 MOD-12]', () => {
    const helps = NAMES.filter((name) => {
      const { has } = showDialog(name);
      const isThere = has('screens.forgotPassword') && has('+359 2 400 1234');
      cleanup();
      return isThere;
    });
    expect(helps).toEqual(['newUser']);
  });

  it.each([
    ['contactSent', 'tile ok large'],
    ['newUser', 'tile brand large'],
    ['deleteAccount', 'tile bad large'],
  ] as const)('has a picture of what it is about: %s', (name, tile) => {
    showDialog(name);
    expect(document.querySelector('dialog > .tile')?.className).toBe(tile);
  });

  it('has its safe choice filled, unless another one is what was asked for', () => {
    const looks = (name: DialogName) => {
      const choices = showDialog(name).dialog.getAllByText(new RegExp(`^${DIALOGS[name].words}\\.(?!t)`));
      cleanup();
      return choices.map((choice) => choice.closest('a, button')?.classList[1]);
    };
    expect(looks('newUser')).toEqual(['filled', 'outline']);
    expect(looks('deleteAccount')).toEqual(['outline', 'danger']);
  });
});
