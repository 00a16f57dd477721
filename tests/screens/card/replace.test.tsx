// @vitest-environment jsdom
// Over 250 lines: one way through four pages, and each end that it can have.
import '../../support/dialogElement.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { aTenant } from '../../support/aTenant.ts';
import { aFullCard, type CardGatewayOptions, cardGateway } from '../../support/cardGateway.ts';
import { SOMEBODY } from '../../support/personGateway.ts';
import { renderScreen } from '../../support/renderScreen.tsx';

afterEach(() => {
  cleanup();
  // The next test's tab has no history.
  history.replaceState(null, '');
});

const BASE = '/my-cards/card-details/1-CN/block-and-replace';
const tenant = aTenant({
  features: { blockAndReplace: 'on' },
  replacement: { formFactors: { virtual: 'V', plastic: 'P' } },
});
const OTHER = aFullCard({ card_ref: '2', pan_last_digits: '7777' });

async function open(options: Partial<CardGatewayOptions> = {}, path = BASE) {
  const card = cardGateway({ cards: [aFullCard(), OTHER], user: SOMEBODY, ...options });
  const view = await renderScreen({ path, gateway: card.gateway, tenant });
  const at = () => view.router.state.location.pathname.replace('/xx', '');
  return { ...view, card, at };
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const next = async () => {
  const button = screen.getByRole('button', { name: 'Next' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  await userEvent.click(button);
};
async function choose(form: 'Plastic' | 'Virtual') {
  await heading('Which card shall we order?');
  await userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${form}`) }));
  await next();
  if (form === 'Plastic') {
    await screen.findByLabelText('Postal code');
    await next();
  }
  await heading('What happened to the card?');
}
async function confirm(reason = 'Lost') {
  await userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${reason}`) }));
  await next();
  await heading('Check and confirm');
}
const last = () => screen.getByRole('button', { name: 'Block and order a new one' });
const understand = () => userEvent.click(screen.getByRole('checkbox'));
const blocks = (card: { sent: readonly { call: string; body: unknown }[] }) =>
  card.sent.filter(({ call }) => call.startsWith('block'));

describe('a replacement', () => {
  it('offers a plastic and a virtual card, and says when each comes [RTE-39 ACT-14 ACT-16 CON-33]', async () => {
    const { card } = await open();
    await heading('Which card shall we order?');
    expect(screen.getAllByRole('radio').map((each) => (each as HTMLInputElement).value)).toEqual([
      'plastic',
      'virtual',
    ]);
    expect(screen.getByRole('radio', { name: /^Plastic.*within 10 working days$/ })).toBeTruthy();
    expect(screen.getByRole('radio', { name: /^Virtual.*within 2 days$/ })).toBeTruthy();
    expect(screen.getByRole('main').textContent).toMatch(/4821 will be blocked for good/);
    expect(card.sent).toEqual([]);
  });

  it.each([
    ['Lost', 'ENT-122', 'lost'],
    ['Stolen', 'ENT-123', 'stolen'],
    ['Damaged', 'ENT-124', 'damaged'],
  ])(
    'by a virtual card for the reason %s is one call with both [RTE-41 MOD-10 %s]',
    async (label, _, reason) => {
      const { card, at } = await open();
      await choose('Virtual');
      expect(at()).toBe(`${BASE}/choose-reason`);
      await confirm(label);
      expect(blocks(card)).toEqual([]);
      await understand();
      await userEvent.click(last());
      const dialog = await screen.findByRole('dialog', { name: 'The old card is blocked' });
      expect(dialog.textContent).toContain('within 2 days');
      expect(card.sent).toEqual([{ call: 'block 1', body: { reason, replacement_form_factor: 'V' } }]);
      expect(at()).toBe('/account');
      await userEvent.click(within(dialog).getByRole('button', { name: 'My cards' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(screen.getByRole('main').textContent).toContain('6606');
    },
  );

  it('by a plastic card asks for the address first, and sends it alone [RTE-40 ENT-128 MOD-11 CON-32]', async () => {
    const { card, at } = await open();
    await choose('Plastic');
    expect(at()).toBe(`${BASE}/get-plastic-card/choose-reason`);
    expect(card.sent).toEqual([
      {
        call: 'PATCH',
        body: {
          home_address: {
            street_name: 'Main Street',
            street_number: '7',
            country: 'BG',
            city_name: 'Sofia',
            zip_code: '1000',
          },
        },
      },
    ]);
    await confirm('Damaged');
    const main = screen.getByRole('main').textContent ?? '';
    for (const text of ['Damaged', '184.20', 'Within 10 working days', 'Main Street 7, 1000 Sofia'])
      expect(main.replaceAll(' ', ' ')).toContain(text);
    await understand();
    await userEvent.click(last());
    const dialog = await screen.findByRole('dialog', { name: 'The old card is blocked' });
    expect(dialog.textContent).toContain('within 10 working days and the funds move to it');
    expect(blocks(card)).toEqual([
      { call: 'block 1', body: { reason: 'damaged', replacement_form_factor: 'P' } },
    ]);
  });

  it('keeps what was chosen from step to step and back, for this card alone [ENT-128]', async () => {
    const { router, at } = await open();
    await choose('Virtual');
    await userEvent.click(screen.getByRole('radio', { name: /^Stolen/ }));
    await next();
    await heading('Check and confirm');
    expect(document.activeElement?.textContent).toBe('Check and confirm');
    await userEvent.click(screen.getByRole('button', { name: 'Reason' }));
    await heading('What happened to the card?');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Stolen/ }).checked).toBe(true);
    await router.navigate(BASE);
    await heading('Which card shall we order?');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Virtual/ }).checked).toBe(true);
    await router.navigate('/my-cards/card-details/2-CN/block-and-replace/choose-reason');
    await waitFor(() => expect(screen.getByRole('main').textContent).toMatch(/7777 will be blocked/));
    expect(at()).toBe('/my-cards/card-details/2-CN/block-and-replace');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Virtual/ }).checked).toBe(false);
  });

  it('goes back and forward step by step, with what was chosen [USE-17]', async () => {
    const { router, card } = await open();
    await choose('Plastic');
    await confirm('Stolen');
    const go = (steps: number) => act(() => router.navigate(steps));
    const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
    await go(-1);
    await heading('What happened to the card?');
    expect(radio(/^Stolen/).checked).toBe(true);
    await go(-1);
    await screen.findByLabelText('Postal code');
    await go(-1);
    await heading('Which card shall we order?');
    expect(radio(/^Plastic/).checked).toBe(true);
    await go(1);
    await screen.findByLabelText('Postal code');
    await go(1);
    await heading('What happened to the card?');
    await go(1);
    await heading('Check and confirm');
    expect(screen.getByRole('main').textContent).toContain('Stolen');
    expect(card.sent.filter(({ call }) => call.includes('block'))).toEqual([]);
  });

  it.each(['choose-reason', 'get-plastic-card/choose-reason'])(
    'starts again at …/%s after a reload: nothing is guessed, nothing is sent [F1]',
    async (step) => {
      const { card, at } = await open({}, `${BASE}/${step}`);
      await heading('Which card shall we order?');
      expect(at()).toBe(BASE);
      expect(card.sent).toEqual([]);
    },
  );

  it('is confirmed on a page rendered anew: the tick first, then one press that is red [F10 P1]', async () => {
    const { card } = await open();
    await choose('Virtual');
    await confirm();
    expect(screen.getByRole('main').textContent).toMatch(/cannot be unblocked: Meal card ••••\s4821/);
    expect(last().getAttribute('aria-disabled')).toBe('true');
    expect(last().className).toContain('danger');
    await userEvent.click(last());
    expect(card.sent).toEqual([]);
    expect(screen.getByRole('link', { name: 'Choose a temporary block' }).getAttribute('href')).toBe(
      '/xx/my-cards/card-details/1-CN/block',
    );
  });

  it('is sent once, however often it is pressed [ACT-27 F1]', async () => {
    const { card } = await open();
    await choose('Virtual');
    await confirm();
    await understand();
    // All before the next render: only what is no state can stop the second.
    const button = last();
    act(() => {
      for (let count = 0; count < 10; count += 1) button.click();
    });
    await screen.findByRole('dialog');
    expect(card.sent).toHaveLength(1);
  });

  it('of a card that is blocked for a while already is sent too [ACT-22 ACT-23]', async () => {
    const { card } = await open({ cards: [aFullCard({ status: 'blocked' })] });
    await choose('Virtual');
    await confirm();
    await understand();
    await userEvent.click(last());
    await screen.findByRole('dialog');
    expect(card.sent).toHaveLength(1);
  });

  it.each(['400 CARD_BLOCKED', '409 CONFLICT', '429 TOO_MANY_REQUEST', '500', 'cut', 'html'] as const)(
    'that ends in %s says so, and how the old card is [F2 F11]',
    async (fault) => {
      const { card } = await open({ fault });
      await choose('Virtual');
      await confirm();
      await understand();
      await userEvent.click(last());
      const said = await within(screen.getByRole('main')).findByRole('alert');
      expect(said.textContent).toContain('The card’s status now: Active.');
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(card.sent).toHaveLength(1);
    },
  );

  it('whose answer was lost counts as done when the new card shows [F2]', async () => {
    const { card } = await open({ fault: 'cut', isMade: true });
    await choose('Virtual');
    await confirm();
    await understand();
    await userEvent.click(last());
    await screen.findByRole('dialog', { name: 'The old card is blocked' });
    expect(card.sent).toHaveLength(1);
  });

  it('whose answer was lost is not called ordered while no new card shows [F2 F11]', async () => {
    const lost = Promise.withResolvers<void>();
    const { card } = await open({ fault: lost.promise });
    await choose('Virtual');
    await confirm();
    await understand();
    await userEvent.click(last());
    card.change('1', { status: 'blocked', block_reason: 'lost', settings: {} });
    lost.reject(new TypeError('The connection was cut.'));
    const said = await within(screen.getByRole('main')).findByRole('alert');
    expect(said.textContent).toContain('The card’s status now: Lost.');
    expect(said.textContent).toContain('the new one does not show yet');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Block and order a new one' })).toBeNull(),
    );
    expect(card.sent).toHaveLength(1);
  });

  it('is no page of a tenant without it [ACT-13]', async () => {
    const card = cardGateway({ cards: [aFullCard()] });
    const { t } = await renderScreen({ path: BASE, gateway: card.gateway });
    expect(await screen.findByRole('heading', { name: t('notFound.title') })).toBeTruthy();
  });
});
