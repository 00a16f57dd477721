// @vitest-environment jsdom
import '../support/dialogElement.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openDialogAtom } from '../../runtime/messages/dialogs.ts';
import { aTenant } from '../support/aTenant.ts';
import { renderScreen } from '../support/renderScreen.tsx';

afterEach(cleanup);

const contact = aTenant().contact;
const visitor = (path: string, tenant = aTenant()) => renderScreen({ path, tenant, isSignedIn: false });
const addresses = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('who cannot log in', () => {
  it.each([
    ['the home page', '/'],
    ['the page of an ended session', '/reconnect'],
    ['a login that did not finish', '/login?error=access_denied'],
    ['contact for visitors', '/help'],
  ])('finds a new password and the phone line with its hours on %s [USE-05]', async (_, path) => {
    const { t } = await visitor(path);
    await screen.findByRole('heading', { level: 1 });
    const main = screen.getByRole('main');
    expect(addresses(main)).toEqual(expect.arrayContaining(['/xx/forgot-password', 'tel:+35924001234']));
    expect(main.textContent).toContain(t('contactBlock.hours', { from: '9:00', to: '18:00' }));
  });

  it('finds them in the notice for new users, after its choices, of which the first has the focus [USE-05]', async () => {
    const { portal } = await visitor('/');
    await screen.findByRole('heading', { level: 1 });
    act(() => portal.store.set(openDialogAtom, 'newUser'));
    const dialog = await screen.findByRole('dialog');
    expect(addresses(dialog)).toEqual([
      '/xx/login/',
      '/xx/account-creation',
      '/xx/forgot-password',
      'tel:+35924001234',
    ]);
  });

  it('reads the hours of a line that is there every day [USE-05]', async () => {
    const tenant = aTenant({
      contact: { ...contact, phoneLine: { number: '0700 1', days: 'everyDay', from: '8:00', to: '20:00' } },
    });
    const { t } = await visitor('/reconnect', tenant);
    const phone = await screen.findByRole('link', { name: '0700 1' });
    expect(phone.parentElement?.textContent).toBe(
      `${t('contactBlock.everyDay', { from: '8:00', to: '20:00' })} 0700 1`,
    );
  });

  it('is told of no phone line where the tenant has none [USE-05]', async () => {
    await visitor('/reconnect', aTenant({ contact: { ...contact, phoneLine: null } }));
    await screen.findByRole('heading', { level: 1 });
    expect(addresses(screen.getByRole('main'))).toEqual(['/xx/login/', '/xx/forgot-password']);
  });
});

describe('contact for visitors', () => {
  it('leads to the form by way of the login [USE-05 GRD-07 GRD-08]', async () => {
    const { t } = await visitor('/help');
    const write = await screen.findByRole('link', { name: t('help.write.action') });
    expect(write.getAttribute('href')).toBe('/xx/contact-us');
    await waitFor(() => expect(document.title).toContain(t('screens.contactUs')));
  });

  it('leads to the tenant’s own place where it has one [USE-05 GRD-07]', async () => {
    const own = 'https://help.sorvia.example/';
    const { t } = await visitor('/help', aTenant({ contact: { ...contact, visitorUrl: own } }));
    const write = await screen.findByRole('link', { name: t('contactBlock.write') });
    expect(write.getAttribute('href')).toBe(own);
    expect(screen.queryByRole('link', { name: t('help.write.action') })).toBeNull();
  });

  it('gives way to the form for who is signed in, whose footer leads there too [USE-05]', async () => {
    const tenant = aTenant({ contact: { ...contact, visitorUrl: 'https://help.sorvia.example/' } });
    const { router, t } = await renderScreen({ path: '/help', tenant });
    await screen.findByRole('button', { name: t('contact.send') });
    expect(router.state.location.pathname).toBe('/xx/contact-us');
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: t('footer.contact') }).getAttribute('href')).toBe(
      '/xx/contact-us',
    );
  });
});
