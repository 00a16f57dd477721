// @vitest-environment jsdom
/** What people hear and see of the change from one page to the next. */
import '../../support/dialogElement.ts';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type UnavailableAction, unavailableActionAtom } from '../../../runtime/data/unavailableAction.ts';
import { pageTitleAtom } from '../../../runtime/frame/pageTitle.ts';
import { isNotFoundAtom } from '../../../runtime/frame/problemAtom.ts';
import { openDialogAtom } from '../../../runtime/messages/dialogs.ts';
import { type FlashMessage, flashMessageAtom } from '../../../runtime/messages/flashMessage.ts';
import { showToastAtom, successToast, toastsAtom } from '../../../runtime/messages/toasts.ts';
import { aRoute, showShell } from '../../support/shellPage.tsx';

beforeEach(() => {
  sessionStorage.clear();
  document.title = '';
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const ROUTES = [
  aRoute('help'),
  aRoute('login'),
  aRoute('cardDetails', { path: '/cards/:id' }),
  aRoute('accessibility', { content: <p>no heading</p> }),
  { path: '/nowhere', element: <h1>nowhere</h1> },
];
const open = (path = '/help', options: Partial<Parameters<typeof showShell>[0]> = {}) =>
  showShell({ routes: ROUTES, entries: [path], ...options });
const heading = () => screen.getByRole('heading', { level: 1 });

describe('the title of the tab (WCAG 2.4.2)', () => {
  it('names the page and the brand, on each page anew', async () => {
    const { go } = await open();
    expect(document.title).toBe('screens.help | Sorvia');
    await go('/login');
    expect(document.title).toBe('screens.login | Sorvia');
  });

  it('names the step that a screen shows, until that is over', async () => {
    const { store } = await open();
    act(() => store.set(pageTitleAtom, 'Step 2'));
    expect(document.title).toBe('Step 2 | Sorvia');
    act(() => store.set(pageTitleAtom, null));
    expect(document.title).toBe('screens.help | Sorvia');
  });

  it('says that nothing is found where something else stands in for the screen, whatever its step', async () => {
    const { store } = await open();
    act(() => {
      store.set(pageTitleAtom, 'Step 2');
      store.set(isNotFoundAtom, true);
    });
    expect(document.title).toBe('screens.notFound | Sorvia');
  });

  it('says that nothing is found at an address without a screen', async () => {
    const { show } = await open('/nowhere');
    expect(document.title).toBe('screens.notFound | Sorvia');
    expect(show).not.toHaveBeenCalled();
  });
});

it('third parties are told of each address as a page of its own, also of two with the same screen', async () => {
  const { show, go } = await open('/cards/1');
  await go('/cards/2');
  await go('/login');
  expect(show.mock.calls.map(([each]) => each.id)).toEqual(['cardDetails', 'cardDetails', 'login']);
});

describe('the focus (WCAG 2.4.3)', () => {
  it('is on the heading of the next page, which begins at its top all the same [USE-16]', async () => {
    const { go } = await open();
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    await go('/login');
    expect(heading().textContent).toBe('login');
    expect(document.activeElement).toBe(heading());
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  });

  it('is on the content of a page that has no heading [USE-16]', async () => {
    const { go } = await open();
    await go('/accessibility');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('is where the browser has put it on the first page', async () => {
    await open();
    expect(document.activeElement).toBe(document.body);
  });

  it('is on the heading of a page that was loaded whole in place of another one [USE-16]', async () => {
    sessionStorage.setItem('anew', location.pathname);
    await open();
    expect(document.activeElement).toBe(heading());
  });

  it.each([['loaded whole', location.pathname] as const, ['the first one', null] as const])(
    'stays in the field that somebody types in already: a page that is %s [USE-02]',
    async (_page, anew) => {
      if (anew) sessionStorage.setItem('anew', anew);
      const field = document.body.appendChild(document.createElement('input'));
      field.focus();
      await open();
      expect(document.activeElement).toBe(field);
      field.remove();
    },
  );
});

describe('what was said before', () => {
  const toast = successToast('Saved.', 8450);

  it('stays on the first page, and while only the question of the address changes', async () => {
    const { store, go } = await open('/help', { prepare: (each) => each.set(showToastAtom, toast) });
    expect(screen.getByText('Saved.')).toBeTruthy();
    await go('/help?of=cards');
    expect(store.get(toastsAtom)).toHaveLength(1);
  });

  it('is gone on the next page, a dialog too [GRD-26 GRD-27]', async () => {
    const { store, go } = await open();
    act(() => {
      store.set(showToastAtom, toast);
      store.set(openDialogAtom, 'contactSent');
    });
    expect(screen.getByRole('dialog')).toBeTruthy();
    await go('/login');
    expect([screen.queryByText('Saved.'), screen.queryByRole('dialog')]).toEqual([null, null]);
    expect(document.activeElement).toBe(heading());
  });

  it.each([
    [{ dialog: 'contactSent' } as const, 'dialogs.contactSent.title'],
    [{ success: 'It is sent.' } as const, 'It is sent.'],
  ])('is said on the page that it was meant for, once: %o [GRD-26]', async (message, text) => {
    const { store, go } = await open();
    const flash: FlashMessage = { path: '/login', message };
    act(() => store.set(flashMessageAtom, flash));
    await go('/login');
    expect(screen.getByText(text)).toBeTruthy();
    expect(store.get(toastsAtom).map(({ level, duration }) => [level, duration])).toEqual(
      'success' in message ? [['success', 8450]] : [],
    );
    await go('/help');
    await go('/login');
    expect(screen.queryByText(text)).toBeNull();
  });

  it('is not said on another page than the one that it was meant for [GRD-26]', async () => {
    const { store, go } = await open();
    act(() => store.set(flashMessageAtom, { path: '/login', message: { success: 'It is sent.' } }));
    await go('/cards/1');
    expect(screen.queryByText('It is sent.')).toBeNull();
    await go('/login');
    expect(screen.queryByText('It is sent.')).toBeNull();
  });

  it('of an action that a card does not have is kept for its own page, and gone on the next one', async () => {
    const { store, go } = await open();
    const said: UnavailableAction = {
      cardId: '1',
      action: 'common.close',
      reason: {} as UnavailableAction['reason'],
      path: '/cards/1',
    };
    store.set(unavailableActionAtom, said);
    await go('/cards/1');
    expect(store.get(unavailableActionAtom)).toBe(said);
    await go('/cards/2');
    expect(store.get(unavailableActionAtom)).toBeNull();
  });
});
