// @vitest-environment jsdom
import '../support/dialogElement.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { aTenant } from '../support/aTenant.ts';
import { fillField } from '../support/fillField.ts';
import { aServerCard } from '../support/holderGateway.ts';
import { type PersonOptions, personGateway } from '../support/personGateway.ts';
import { problem } from '../support/problem.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { shippedTenants } from '../support/shippedTenants.ts';

afterEach(cleanup);

type Tenant = ReturnType<typeof aTenant>;

async function open(tenant: Tenant = aTenant(), options: PersonOptions = {}, language = 'en') {
  const person = personGateway(options);
  const view = await renderScreen({ path: '/contact-us', tenant, language, gateway: person.gateway });
  const { t } = view;
  await screen.findByLabelText(t('forms.message'));
  return { ...view, ...person };
}

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const optionsOf = (name: string) =>
  within(field(name))
    .getAllByRole<HTMLOptionElement>('option')
    .filter(({ value }) => value !== '')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
const sendButton = () => screen.getByRole('button', { name: 'Send message' });
const isEnabled = () => waitFor(() => expect(sendButton().getAttribute('aria-disabled')).toBeNull());
const isDisabled = () => waitFor(() => expect(sendButton().getAttribute('aria-disabled')).toBe('true'));

async function write(text = 'Where is my card?') {
  await userEvent.selectOptions(field('Subject'), 'Cards and PIN');
  fillField(field('Message'), text);
}

const WITH_CARDS = { cards: [aServerCard({ card_ref: 'R-77', pan_last_digits: '4821' })] };

describe('contact us', () => {
  it('sends subject, message and phone, and an empty entry for the email [API-57 API-58 API-59 VAL-72]', async () => {
    const { changes } = await open();
    expect(field(/^Phone/).value).toBe('881 234 567');
    await write();
    await isEnabled();
    await userEvent.click(sendButton());
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]).toEqual({
      call: 'POST contact-us',
      body: {
        subject: 'Cards and PIN',
        message: 'Where is my card?',
        'preferred-contact-mean': [
          { type: 'phone', value: '+359 881234567' },
          { type: 'email', value: '' },
        ],
      },
    });
  });

  it('says what a phone taken from the profile is for, and asks for one where there is none [USE-22 VAL-72]', async () => {
    const { t } = await open();
    expect(field(/^Phone/).value).toBe('881 234 567');
    expect(screen.getByText(t('contact.phoneFilled'))).toBeTruthy();
    cleanup();
    await open(aTenant(), { person: { phone_number: '' } });
    expect(field(/^Phone/).value).toBe('');
    expect(screen.getByText(t('contact.phoneHint'))).toBeTruthy();
  });

  it('says that it was sent, and starts anew [API-63]', async () => {
    const { changes } = await open();
    await write();
    await isEnabled();
    for (let count = 0; count < 5; count += 1) fireEvent.click(sendButton());
    expect(await screen.findByRole('dialog', { name: 'Message sent' })).toBeTruthy();
    expect(changes).toHaveLength(1);
    expect(field('Message').value).toBe('');
    expect(field('Subject').value).toBe('');
    expect(field(/^Phone/).value).toBe('881 234 567');
  });

  it('keeps the message, and says why, when it was not sent [MOD-15]', async () => {
    await open(aTenant(), { faults: { 'POST contact-us': 'TOO_MANY_REQUEST' } });
    await write();
    await isEnabled();
    await userEvent.click(sendButton());
    expect((await problem()).textContent).not.toBe('');
    expect(field('Message').value).toBe('Where is my card?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not know what became of it after a cut connection, and sends nothing again [F2]', async () => {
    const { changes } = await open(aTenant(), { faults: { 'POST contact-us': 'cut' } });
    await write();
    await isEnabled();
    await userEvent.click(sendButton());
    expect((await problem()).textContent).toContain('we do not know whether the message');
    expect(changes).toHaveLength(1);
  });

  it('needs a subject, and 5 to 1000 characters [VAL-68 VAL-69 VAL-70 VAL-73]', async () => {
    await open();
    await userEvent.type(field('Message'), '12345');
    await isDisabled();
    await userEvent.selectOptions(field('Subject'), 'Other subject');
    await isEnabled();
    await userEvent.type(field('Message'), '{Backspace}');
    await isDisabled();
    fireEvent.input(field('Message'), { target: { value: 'x'.repeat(1000) } });
    await isEnabled();
    expect(screen.getByText('Characters: 1000 of 1000')).toBeTruthy();
    fireEvent.input(field('Message'), { target: { value: 'x'.repeat(1001) } });
    await isDisabled();
  });

  it('asks for a card where the tenant does, and puts its reference on the first line [NAV-50 VAL-71 API-60]', async () => {
    const { changes } = await open(aTenant({ contact: { cardRequired: true } }), WITH_CARDS);
    await write();
    await isDisabled();
    await waitFor(() => expect(optionsOf('Card')).toEqual(['Meal card •••• 4821', 'Another card']));
    await userEvent.selectOptions(field('Card'), 'R-77');
    await isEnabled();
    await userEvent.click(sendButton());
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]?.body).toMatchObject({ message: 'R-77\nWhere is my card?' });
  });

  it('takes the number of a card that is not in the list [NAV-51]', async () => {
    const { changes } = await open(aTenant({ contact: { cardRequired: true } }), WITH_CARDS);
    await write();
    expect(screen.queryByLabelText('Serial number')).toBeNull();
    await waitFor(() => expect(optionsOf('Card')).toContain('Another card'));
    await userEvent.selectOptions(field('Card'), 'Another card');
    await isDisabled();
    await userEvent.type(field('Serial number'), '1234567890');
    await isEnabled();
    await userEvent.click(sendButton());
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]?.body).toMatchObject({ message: '1234567890\nWhere is my card?' });
  });

  it.each([
    ['a fault of the service', 'html'],
    ['a cut connection', 'cut'],
  ] as const)('says one thing in the page after %s, and keeps what was typed [USE-14]', async (_, fault) => {
    const { t } = await open(aTenant(), { faults: { 'POST contact-us': fault } });
    await write();
    await isEnabled();
    await userEvent.click(sendButton());
    const main = screen.getByRole('main');
    await waitFor(() => expect(main.textContent).toContain(t('contact.unknown')));
    for (const other of ['500', 'connection-error', 'default'] as const)
      expect(main.textContent).not.toContain(t(`error-messages.${other}`).replace('#CONTACT#', '').trim());
    expect(field('Message').value).toBe('Where is my card?');
    expect(field('Subject').value).toBe('cardsPin');
  });

  it('has its fields under the required names [ENT-112]', async () => {
    await open(aTenant({ contact: { cardRequired: true } }), WITH_CARDS);
    await waitFor(() => expect(optionsOf('Card')).toContain('Another card'));
    await userEvent.selectOptions(field('Card'), 'Another card');
    const names = ['Card', 'Serial number', 'Subject', /^Phone/, 'Message'].map((name) => field(name).name);
    expect(names).toEqual(['card_ref', 'card_ref_custom', 'subject', 'phone', 'message']);
  });

  it('lets the placeholder of the message follow the subject [NAV-55]', async () => {
    await open(aTenant({ contact: { placeholderBySubject: true } }));
    await userEvent.selectOptions(field('Subject'), 'Account and login');
    const first = field('Message').placeholder;
    await userEvent.selectOptions(field('Subject'), 'Cards and PIN');
    expect(first).not.toBe('');
    expect(field('Message').placeholder).not.toBe('');
    expect(field('Message').placeholder).not.toBe(first);
  });

  it('lets the placeholder follow a subject that was kept, and forgets it on starting over [NAV-55 USE-15]', async () => {
    const tenant = aTenant({ contact: { placeholderBySubject: true } });
    const { portal } = await open(tenant);
    portal.drafts.open.set('contact', { subject: 'cardsPin', message: 'typed' });
    portal.drafts.keep('mark of the person');
    const stored = { ...sessionStorage };
    cleanup();
    const { t } = await renderScreen({
      path: '/contact-us',
      tenant,
      gateway: personGateway({}).gateway,
      stored,
    });
    await screen.findByLabelText(t('forms.message'));
    expect(field('Message').value).toBe('typed');
    expect(field('Message').placeholder).toBe(t('contact.placeholders.cardsPin'));
    await userEvent.click(screen.getByRole('button', { name: t('draft.drop') }));
    expect([field('Message').value, field('Subject').value, field('Message').placeholder]).toEqual([
      '',
      '',
      '',
    ]);
  });

  it('has no placeholder where the tenant wants none', async () => {
    await open();
    await userEvent.selectOptions(field('Subject'), 'Cards and PIN');
    expect(field('Message').placeholder).toBe('');
  });

  it('tells the phone line with its hours [NAV-57 CON-49]', async () => {
    await open();
    const line = screen.getByRole('region', { name: 'Would you rather call?' });
    expect(line.textContent).toContain('Phone line: weekdays 9:00–18:00');
    expect(within(line).getByRole('link').getAttribute('href')).toBe('tel:+35924001234');
  });

  it('can be written without the cards, which are not to be had', async () => {
    const tenant = aTenant({ contact: { cardRequired: true } });
    const person = personGateway();
    await renderScreen({
      path: '/contact-us',
      tenant,
      gateway: (path, ...rest) =>
        path.endsWith('/cards') ? new Response('{}', { status: 500 }) : person.gateway(path, ...rest),
    });
    await screen.findByLabelText('Message');
    await waitFor(() => expect(optionsOf('Card')).toEqual(['Another card']));
  });
});

describe('the subjects of the shipped tenants', () => {
  it.each([
    { code: 'pl', count: 13, ids: 'CON-46 NAV-48 NAV-49' },
    { code: 'ro', count: 5, ids: 'CON-47 NAV-52 NAV-53 NAV-54' },
    { code: 'bg', count: 5, ids: 'NAV-56' },
  ])('are $count in $code [$ids]', async ({ code, count }) => {
    const tenant = shippedTenants.find((each) => each.code === code);
    const { t } = await open(tenant, {}, code);
    const subjects = optionsOf(t('forms.subject'));
    expect(subjects).toHaveLength(count);
    expect(subjects.at(-1)).toBe(t('contact.subjects.other'));
    expect(screen.queryByLabelText(t('forms.card')) !== null).toBe(code === 'pl');
  });
});
