// @vitest-environment jsdom
/** An answer that comes after its form was left: what it says is said, nothing that was typed since is lost, nobody is led away. */
import '../support/dialogElement.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { unsavedAtom } from '../../runtime/messages/unsaved.ts';
import { aTenant } from '../support/aTenant.ts';
import { aFullCard, cardGateway } from '../support/cardGateway.ts';
import { json, success } from '../support/fakeFetch.ts';
import { fillField } from '../support/fillField.ts';
import { CURRENT_PASSWORD, personGateway, SOMEBODY } from '../support/personGateway.ts';
import { type Gateway, renderScreen } from '../support/renderScreen.tsx';

afterEach(cleanup);

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const button = (name: string) => screen.getByRole('button', { name });
const isEnabled = (name: string) =>
  waitFor(() => expect(button(name).getAttribute('aria-disabled')).toBeNull());
const press = async (name: string) => {
  await isEnabled(name);
  await userEvent.click(button(name));
};
const REFUSED = () =>
  json({
    meta: { status: 'failed', messages: [{ code: 'TOO_MANY_REQUEST', level: 'error', message: 'no' }] },
  });

/** The calls that change something wait until the test lets them go on; or one of them. */
function holdBack(gateway: Gateway, answer?: () => Response, which = '') {
  const slow = Promise.withResolvers<void>();
  const held: Gateway = async (path, query, request) => {
    if (request.method === 'GET' || !path.endsWith(which)) return gateway(path, query, request);
    await slow.promise;
    return answer ? answer() : gateway(path, query, request);
  };
  return { gateway: held, goOn: () => act(async () => slow.resolve()) };
}

async function openProfile(held?: string) {
  const { gateway, goOn } = holdBack(personGateway().gateway, undefined, held);
  const view = await renderScreen({ path: '/my-profile', tenant: aTenant(), gateway });
  await screen.findByRole('region', { name: view.t('forms.phone') });
  return { ...view, goOn };
}

describe('a message to customer care', () => {
  async function write(answer?: () => Response) {
    const { gateway, goOn } = holdBack(personGateway().gateway, answer);
    const view = await renderScreen({ path: '/contact-us', tenant: aTenant(), gateway });
    await screen.findByLabelText('Message');
    await userEvent.selectOptions(field('Subject'), 'Cards and PIN');
    fillField(field('Message'), 'Where is my card?');
    await press('Send message');
    return { ...view, goOn };
  }

  it('that is refused is told by a toast, is there again, and holds up no other page [USE-15 MOD-15]', async () => {
    const { router, portal, t, goOn } = await write(REFUSED);
    await act(() => router.navigate('/account'));
    await waitFor(() => expect(screen.queryByLabelText('Message')).toBeNull());
    await goOn();
    const toasts = await screen.findByRole('region', { name: t('toast.region') });
    await waitFor(() => expect(toasts.textContent).not.toBe(''));
    expect(portal.store.get(unsavedAtom).size).toBe(0);
    await act(() => router.navigate('/contact-us'));
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Message')).value).toBe('Where is my card?');
    expect(screen.getByText(t('draft.kept'))).toBeTruthy();
  });

  it('keeps what is typed while it is being sent', async () => {
    const { goOn } = await write();
    fillField(field('Message'), 'Where is my card? It was sent in May.');
    await goOn();
    expect(await screen.findByRole('dialog', { name: 'Message sent' })).toBeTruthy();
    expect(field('Message').value).toBe('Where is my card? It was sent in May.');
  });
});

describe('a section of the profile', () => {
  it('that is saved late closes itself alone: what is typed into another one stays [USE-15]', async () => {
    const { t, goOn } = await openProfile();
    await press(t('profile.editPersonalInfo'));
    fillField(field(t('forms.firstName')), 'Anna');
    await press(t('profile.saveDetails'));
    await press(t('profile.changeEmail'));
    fillField(field(t('forms.newEmail')), 'anna.new@xx.example');
    await goOn();
    expect(await screen.findByText(t('dialogs.personalInfoChanged.text'))).toBeTruthy();
    expect(field(t('forms.newEmail')).value).toBe('anna.new@xx.example');
  });

  it('that is opened anew meanwhile stays open, with what is typed by now [USE-15]', async () => {
    const { t, goOn } = await openProfile();
    await press(t('profile.editPersonalInfo'));
    fillField(field(t('forms.firstName')), 'Anna');
    await press(t('profile.saveDetails'));
    await press(t('common.cancel'));
    await press(t('profile.editPersonalInfo'));
    fillField(field(t('forms.firstName')), 'Anne');
    await goOn();
    expect(await screen.findByText(t('dialogs.personalInfoChanged.text'))).toBeTruthy();
    expect(field(t('forms.firstName')).value).toBe('Anne');
  });
});

describe('a phone number that is confirmed late', () => {
  async function confirm() {
    const view = await openProfile('/change-phone-number');
    const { t } = view;
    await press(t('profile.changePhone'));
    fillField(field(t('forms.newPhone')), '887654321');
    await press(t('profile.sendCode'));
    fillField(await screen.findByLabelText(t('forms.oneTimeCode')), '4711');
    await press(t('profile.confirmNumber'));
    return view;
  }

  it('leaves open what somebody types another number into by then [USE-15]', async () => {
    const { t, goOn } = await confirm();
    await press(t('profile.otherNumber'));
    fillField(field(t('forms.newPhone')), '888111222');
    await goOn();
    expect(await screen.findByText(t('profile.phoneChanged'))).toBeTruthy();
    expect(field(t('forms.newPhone')).value).toBe('888 111 222');
  });

  it('asks for its code no more, where its section was closed meanwhile', async () => {
    const { t, goOn } = await confirm();
    await press(t('profile.changeEmail'));
    await goOn();
    expect(await screen.findByText(t('profile.phoneChanged'))).toBeTruthy();
    await press(t('profile.changePhone'));
    expect(screen.queryByLabelText(t('forms.oneTimeCode'))).toBeNull();
    expect(field(t('forms.newPhone')).value).toBe('');
  });
});

describe('a changed password', () => {
  async function change() {
    const view = await openProfile();
    const { t } = view;
    await press(t('profile.changePassword'));
    fillField(field(t('forms.currentPassword')), CURRENT_PASSWORD);
    fillField(field(t('forms.newPassword')), 'Zelen#2026');
    fillField(field(t('forms.repeatPassword')), 'Zelen#2026');
    await press(t('profile.savePassword'));
    return view;
  }
  const isSignedOut = ({ portal }: Awaited<ReturnType<typeof openProfile>>) =>
    waitFor(() => expect(portal.session.isSignedIn()).toBe(false));

  it('ends the session of whoever goes elsewhere from its dialog [MOD-01]', async () => {
    const view = await change();
    await view.goOn();
    await screen.findByRole('dialog', { name: view.t('dialogs.passwordChanged.title') });
    expect(view.portal.session.isSignedIn()).toBe(true);
    await act(async () => void view.router.navigate('/account'));
    await isSignedOut(view);
  });

  it('is told to whoever has gone on before it was answered; then their session ends [MOD-01]', async () => {
    const view = await change();
    await act(() => view.router.navigate('/account'));
    await waitFor(() => expect(screen.queryByLabelText(view.t('forms.newPassword'))).toBeNull());
    await view.goOn();
    await screen.findByRole('dialog', { name: view.t('dialogs.passwordChanged.title') });
    expect(view.portal.session.isSignedIn()).toBe(true);
    await act(async () => void view.router.navigate('/contact-us'));
    await isSignedOut(view);
  });
});

describe('whoever has gone on meanwhile', () => {
  const tenant = aTenant({
    features: { blockAndReplace: 'on' },
    replacement: { formFactors: { virtual: 'V', plastic: 'P' } },
  });

  it('stays there when the address of a new card is saved', async () => {
    const cards = cardGateway({ cards: [aFullCard()], user: SOMEBODY });
    const { gateway, goOn } = holdBack(cards.gateway);
    const path = '/my-cards/card-details/1-CN/block-and-replace/get-plastic-card';
    const { router } = await renderScreen({ path, gateway, tenant });
    await screen.findByLabelText('Postal code');
    await press('Next');
    await act(() => router.navigate('/contact-us'));
    await screen.findByLabelText('Message');
    await goOn();
    await waitFor(() => expect(cards.sent.length).toBeGreaterThan(0));
    await act(async () => undefined);
    expect(router.state.location.pathname).toBe('/xx/contact-us');
  });

  it('is told by a toast that the card is added, and loses nothing', async () => {
    const own = aFullCard();
    const { gateway, goOn } = holdBack((path, query, request) => {
      if (!path.endsWith('/cards')) return personGateway().gateway(path, query, request);
      return request.method === 'GET' ? success([own]) : success(aFullCard({ card_ref: '1000000001' }));
    });
    const { router, t } = await renderScreen({ path: '/my-cards/add', gateway, tenant: aTenant() });
    await screen.findByLabelText('Serial number');
    fillField(field('Serial number'), '1000000001');
    fillField(field('Last four digits'), '1111');
    await press('Add the card');
    await act(() => router.navigate('/contact-us'));
    fillField(await screen.findByLabelText('Message'), 'My words');
    await goOn();
    expect(await screen.findByText(t('addCard.added'))).toBeTruthy();
    expect(router.state.location.pathname).toBe('/xx/contact-us');
    expect(field('Message').value).toBe('My words');
    expect(within(document.body).queryByRole('dialog')).toBeNull();
  });
});
