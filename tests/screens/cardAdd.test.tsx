// @vitest-environment jsdom
import '../support/dialogElement.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { json, type SentRequest, success } from '../support/fakeFetch.ts';
import { fillField } from '../support/fillField.ts';
import { aServerCard } from '../support/holderGateway.ts';
import { problem } from '../support/problem.ts';
import { renderScreen } from '../support/renderScreen.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const OWN = aServerCard({ card_ref: '2000000001' });
const ADDED = aServerCard({ card_ref: '1000000001' });

type Adding = (isFirst: boolean) => Response;

/** A gateway with one card; what adding answers, and whether the card is there afterwards. */
async function open({
  answer = () => success(ADDED),
  isAdded = true,
  areCardsShut = () => false,
}: {
  answer?: Adding;
  isAdded?: boolean;
  areCardsShut?: (isAsked: boolean) => boolean;
} = {}) {
  const adds: SentRequest[] = [];
  const view = await renderScreen({
    path: '/my-cards/add',
    gateway: (path, _query, request) => {
      if (!path.endsWith('/cards')) return undefined;
      if (request.method === 'GET') {
        if (areCardsShut(adds.length > 0)) return new Response('{}', { status: 500 });
        return success(adds.length > 0 && isAdded ? [OWN, ADDED] : [OWN]);
      }
      adds.push(request);
      return answer(adds.length === 1);
    },
  });
  await screen.findByLabelText('Serial number');
  return { ...view, adds };
}

const refusal = (code: string) => () =>
  json({ meta: { status: 'failed', messages: [{ code, level: 'error', message: 'no' }] } });
const cut = () => {
  throw new TypeError('cut');
};
const serial = () => screen.getByLabelText<HTMLInputElement>('Serial number');
const digits = () => screen.getByLabelText<HTMLInputElement>('Last four digits');
const add = () => screen.getByRole('button', { name: 'Add the card' });

async function fill(number = '1000000001', last = '1111') {
  fillField(serial(), number);
  fillField(digits(), last);
  await waitFor(() => expect(add().getAttribute('aria-disabled')).toBeNull());
}

describe('adding a card', () => {
  it('sends both numbers as they were typed, zeros and all, and shows the new card [RTE-26 API-62 ENT-079 ACT-26]', async () => {
    const { adds, router } = await open();
    await fill('1000000001', '0042');
    await userEvent.click(add());
    await waitFor(() => expect(router.state.location.pathname).toBe('/xx/account'));
    expect(adds.map(({ body }) => JSON.parse(body ?? ''))).toEqual([
      { ref: '1000000001', verification_code: '0042' },
    ]);
    expect(await screen.findByText('The card is in your account.')).toBeTruthy();
    await waitFor(() => expect(within(screen.getByRole('main')).getAllByRole('article')).toHaveLength(2));
  });

  it('is sent once, however often the button is pressed [F1 ACT-27]', async () => {
    const { adds } = await open();
    await fill();
    for (let count = 0; count < 10; count += 1) fireEvent.click(add());
    await screen.findByText('The card is in your account.');
    expect(adds).toHaveLength(1);
  });

  it.each([
    { field: 'Serial number', title: 'Serial number', id: 'MOD-07' },
    { field: 'Last four digits', title: 'Card number', id: 'MOD-08' },
  ])('explains in a dialog where to find: $field [$id]', async ({ field, title }) => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: `Where do I find this? ${field}` }));
    const dialog = await screen.findByRole('dialog', { name: title });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    { code: 'INVALID_CARD', ids: 'ERR-38 ERR-59 VAL-82' },
    { code: 'BAD_REQUEST', ids: 'ERR-41 ERR-58' },
  ])('says at the serial number that no card has it, and what to check: $code [$ids]', async ({ code }) => {
    await open({ answer: refusal(code) });
    await fill();
    await userEvent.click(add());
    await waitFor(() => expect(document.activeElement).toBe(serial()));
    expect(serial().getAttribute('aria-invalid')).toBe('true');
    const said = document.getElementById(`${serial().id}-message`)?.textContent;
    expect(said).toContain('This card is not recognized, check the identifier entered.');
    expect(said).toContain('The card information is not correct.');
    // At its field, and nowhere else.
    expect(screen.queryByRole('alert')).toBeNull();
    expect([serial().value, digits().value]).toEqual(['1000000001', '1111']);
  });

  it.each([
    { code: 'CONFLICT', said: 'already linked to another person', ids: 'ERR-39 ERR-68' },
    { code: 'CARD_ALREADY_LINKED', said: 'Card already registered.', ids: 'ERR-65' },
    { code: 'IMPOSSIBLE_ASSOCIATION', said: 'create a new account', ids: 'ERR-77' },
    { code: 'ASSOCIATION_MUST_BE_RESTARTED', said: 'Enter the card data again', ids: 'ERR-50' },
    { code: 'UNAUTHORIZED', said: 'You must be logged in', ids: 'ERR-40' },
  ])(
    'says in the form alone why not, and keeps what was typed: $code [USE-11 $ids]',
    async ({ code, said }) => {
      await open({ answer: refusal(code) });
      await fill();
      await userEvent.click(add());
      expect((await problem()).textContent).toContain(said);
      expect(screen.queryByRole('alert')).toBeNull();
      expect([serial().value, digits().value]).toEqual(['1000000001', '1111']);
    },
  );

  it('tells how long adding is shut, over a reload too [CON-30 ERR-42]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setInterval', 'clearInterval'] });
    await open({ answer: refusal('TOO_MANY_REQUEST') });
    await fill();
    await userEvent.click(add());
    expect((await problem()).textContent).toContain('Try again in 30 minutes.');
    const shut = () => screen.queryByText(/You can try again at/)?.textContent;
    expect(shut()).toContain('in 30 minutes');
    vi.advanceTimersByTime(17 * 60_000);
    await waitFor(() => expect(shut()).toContain('in 13 minutes'));
    const kept = { ...sessionStorage };
    cleanup();
    await renderScreen({ path: '/my-cards/add', stored: kept, gateway: () => undefined });
    await screen.findByLabelText('Serial number');
    expect(shut()).toContain('in 13 minutes');
    vi.advanceTimersByTime(13 * 60_000);
    await waitFor(() => expect(shut()).toBeUndefined());
  });

  it('looks whether the card is there after a cut connection, and sends nothing again [F2 F11]', async () => {
    const { adds, router } = await open({ answer: cut });
    await fill();
    await userEvent.click(add());
    await waitFor(() => expect(router.state.location.pathname).toBe('/xx/account'));
    expect(adds).toHaveLength(1);
  });

  it('claims nothing when the connection was cut and the card is not there [F2 F11]', async () => {
    const { adds, router } = await open({ answer: cut, isAdded: false });
    await fill();
    await userEvent.click(add());
    expect((await problem()).textContent).toContain('Service connection error');
    expect(router.state.location.pathname).toBe('/xx/my-cards/add');
    expect(adds).toHaveLength(1);
    expect(serial().value).toBe('1000000001');
  });

  it.each([
    { areCardsShut: (isAsked: boolean) => !isAsked, when: 'before' },
    { areCardsShut: (isAsked: boolean) => isAsked, when: 'after' },
  ])(
    'says that nobody knows, when the connection was cut and the cards could not be read $when [F2 F11]',
    async ({ areCardsShut }) => {
      const { adds } = await open({ answer: cut, areCardsShut });
      await fill();
      await userEvent.click(add());
      expect((await problem()).textContent).toContain('could not check whether the card was added');
      expect(adds).toHaveLength(1);
      expect(serial().value).toBe('1000000001');
    },
  );
});
