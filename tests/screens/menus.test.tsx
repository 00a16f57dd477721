// @vitest-environment jsdom
import '../support/dialogElement.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { PlainWordsKey } from '../../runtime/tenant/wordsKeys.ts';
import { aTenant } from '../support/aTenant.ts';
import { aServerCard, holderGateway } from '../support/holderGateway.ts';
import { renderScreen } from '../support/renderScreen.tsx';

afterEach(cleanup);

const FLAGS = {
  can_be_deleted: true,
  can_be_activated: true,
  is_change_pin_field_displayed: true,
  is_pin_reveal_field_displayed: true,
  is_blocked_card_field_displayed: true,
  is_blocked_card_permanently_field_displayed: true,
};
const CARD = aServerCard({ card_ref: 'R', settings: FLAGS });
const gateway = holderGateway({ cards: [CARD] });

/** What a link says aloud: short labels for narrow screens are seen only. */
function spokenText(link: HTMLElement): string {
  const copy = link.cloneNode(true) as HTMLElement;
  for (const seen of copy.querySelectorAll('[aria-hidden]')) seen.remove();
  return copy.textContent;
}

/** Where the entries of a menu lead, by what they say. */
async function entriesOf(name: string | RegExp): Promise<Record<string, string | null>> {
  const menus = await screen.findAllByRole('navigation', { name });
  const links = menus.flatMap((menu) => within(menu).queryAllByRole('link'));
  return Object.fromEntries(links.map((link) => [spokenText(link), link.getAttribute('href')]));
}

describe('the menus of a signed-in person', () => {
  it('lead from the bar at the top to the cards and to contact [NAV-08]', async () => {
    const { t } = await renderScreen({ path: '/account', gateway });
    await screen.findByRole('article');
    expect(await entriesOf(t('nav.main'))).toMatchObject({
      [t('nav.myCards')]: '/xx/account',
      [t('nav.contact')]: '/xx/contact-us',
    });
  });

  it('hold contact beside the contact page [NAV-09 RTE-49]', async () => {
    const { t } = await renderScreen({ path: '/contact-us', gateway });
    await screen.findByRole('heading', { level: 1, name: t('screens.contactUs') });
    expect(await entriesOf(t('nav.cards'))).toEqual({ [t('nav.contact')]: '/xx/contact-us' });
  });

  it('hold the account’s pages beside the profile [NAV-10 NAV-11 NAV-13]', async () => {
    const { t } = await renderScreen({ path: '/my-profile', gateway });
    await screen.findByRole('heading', { level: 2, name: t('forms.personalInfo') });
    expect(await entriesOf(t('nav.account'))).toMatchObject({
      [t('nav.notifications')]: '/xx/my-profile/notifications-center',
      [t('nav.terms')]: '/xx/my-profile/terms-and-conditions',
      [t('nav.deleteProfile')]: '/xx/my-profile/delete',
    });
  });

  it('hold the adding of a card beside the cards, and every action beside one card, ready with its flags [NAV-14 NAV-16 ENT-134]', async () => {
    const { t } = await renderScreen({ path: '/account', gateway });
    await screen.findByRole('article');
    expect(await entriesOf(t('nav.cards'))).toMatchObject({ [t('nav.addCard')]: '/xx/my-cards/add' });
    cleanup();
    await renderScreen({ path: '/my-cards/card-details/R-CN', gateway });
    await screen.findByRole('heading', { level: 1, name: 'Meal card' });
    const actions = await entriesOf(/4821/);
    const card = '/xx/my-cards/card-details/R-CN';
    expect(actions).toEqual({
      [t('actions.transactions')]: `${card}/transactions`,
      [t('actions.activate')]: `${card}/activate`,
      [t('actions.pinReveal')]: `${card}/pin-reveal`,
      [t('actions.pinChange')]: `${card}/pin-change`,
      [t('actions.block')]: `${card}/block`,
      [t('actions.blockPermanently')]: `${card}/block-permanently`,
      [t('actions.remove')]: `${card}/remove`,
    });
    // The buttons on the card's page are the same entries.
    const buttons = within(screen.getByRole('main')).getAllByRole('link');
    const own = buttons.filter((link) => link.getAttribute('href')?.startsWith(`${card}/`));
    expect(own.map(spokenText)).toEqual(Object.keys(actions));
  });
});

describe('the entry of the page that is shown', () => {
  const current = () =>
    screen
      .getAllByRole('navigation')
      .flatMap((menu) => [...menu.querySelectorAll('[aria-current="page"]')])
      .map((link) => link.textContent);

  it.each([
    ['/account', ['nav.myCards', 'nav.myCards', 'nav.myCards']],
    ['/my-cards/add', ['nav.myCards', 'nav.addCard', 'nav.myCards']],
    ['/my-cards/card-details/R-CN', ['nav.myCards', 'nav.myCards']],
    ['/my-cards/card-details/R-CN/transactions', ['nav.myCards', 'actions.transactions', 'nav.myCards']],
    ['/contact-us', ['nav.contact', 'nav.contact', 'footer.contact', 'nav.contact']],
    ['/accessibility', ['footer.accessibility']],
  ] as const)('is marked in every menu on %s [USE-22]', async (path, labels) => {
    const { t } = await renderScreen({ path, gateway });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(current()).toEqual(labels.map((label) => t(label))));
  });

  it('is marked in the account’s own list [USE-22]', async () => {
    const { t } = await renderScreen({ path: '/my-profile/delete', gateway });
    await screen.findByRole('heading', { level: 1 });
    const marked = document.querySelectorAll('[popover] [aria-current="page"]');
    expect([...marked].map((link) => link.textContent)).toEqual([t('nav.deleteProfile')]);
  });
});

describe('a visitor', () => {
  it.each<[path: string, title: PlainWordsKey, row: string]>([
    ['/account-creation', 'screens.registration', 'GRD-03'],
    ['/forgot-password', 'screens.forgotPassword', 'GRD-04'],
    ['/account-validation?email=a%40xx.example&code=1', 'screens.accountValidation', 'GRD-05'],
    ['/change-email?email=a%40xx.example&code=1', 'screens.changeEmailValidation', 'GRD-06'],
  ])('may open %s without signing in: %s [%s]', async (path, title) => {
    const { t, router } = await renderScreen({ path, isSignedIn: false });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(document.title).toContain(t(title)));
    expect(router.state.location.pathname).toBe(`/xx${path.split('?')[0]}`);
  });

  it('finds a way to contact support in the footer, by the tenant’s own address where it has one [GRD-07 USE-05]', async () => {
    const footer = async () => within(await screen.findByRole('contentinfo'));
    const { t } = await renderScreen({ path: '/forgot-password', isSignedIn: false });
    const link = (await footer()).getByRole('link', { name: t('footer.contact') });
    expect(link.getAttribute('href')).toBe('/xx/help');
    cleanup();
    const { phoneLine, ...contact } = aTenant().contact;
    const own = aTenant({ contact: { ...contact, phoneLine, visitorUrl: 'https://help.sorvia.example/' } });
    await renderScreen({ path: '/forgot-password', isSignedIn: false, tenant: own });
    expect((await footer()).getByRole('link', { name: t('footer.contact') }).getAttribute('href')).toBe(
      'https://help.sorvia.example/',
    );
  });
});
