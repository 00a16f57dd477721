// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aTenant } from '../../support/aTenant.ts';
import { aServerCard, holderGateway, someOperations } from '../../support/holderGateway.ts';
import { renderScreen } from '../../support/renderScreen.tsx';

const CARD = '/my-cards/card-details/1-CN';
const NOW = new Date('2026-11-21T22:30:00Z');
const DAY = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true, toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = (path: string, count: number) => {
  const meal = Array.from({ length: count }, (_, index) => ({
    ...someOperations(1, { operation_ref: `op${index}`, outlet: { name: index % 2 ? 'Lidl' : 'Bistro' } })[0],
    date: new Date(NOW.getTime() - index * DAY).toISOString(),
    ...(index === 3 && { status: 'failed', declined_reason: 'INSUFFICIENT_FUNDS' }),
  }));
  return renderScreen({
    path: CARD + path,
    tenant: aTenant({ timeZone: 'Europe/Warsaw' }),
    gateway: holderGateway({ cards: [aServerCard()], operations: { meal } }),
  });
};

/** What stands beside a label, on paper. */
const fact = async (label: string) => {
  const [term] = await screen.findAllByText(label, { selector: 'dt' });
  return term?.nextElementSibling?.textContent;
};

describe('a statement', () => {
  it('says whose portal it is from, and when it was printed, in the tenant’s time zone [LOV-51]', async () => {
    await open('/transactions', 3);
    const printed = await screen.findByText(/^Printed on/);
    expect(printed.parentElement?.textContent).toContain('SorviaTestland');
    expect(printed.textContent).toBe('Printed on 21 November 2026 at 23:30 (Central European Time)');
    vi.setSystemTime(new Date('2026-11-22T06:05:00Z'));
    dispatchEvent(new Event('beforeprint'));
    expect(printed.textContent).toBe('Printed on 22 November 2026 at 07:05 (Central European Time)');
  });

  it('names the card, the period and how many there are of how many [LOV-52]', async () => {
    await open('/transactions', 14);
    expect(await fact('Card')).toMatch(/••••\s4821$/);
    expect(await fact('Period')).toBe('12 November 2026 – 21 November 2026');
    expect(await fact('Shown')).toBe('All');
    expect(await fact('Transactions')).toBe('10 transactions shown; earlier ones are not listed');
    await userEvent.click(screen.getByRole('button', { name: /^Load/ }));
    await waitFor(async () => expect(await fact('Transactions')).toBe('14 transactions shown'));
    expect(await fact('Period')).toBe('8 November 2026 – 21 November 2026');
  });

  it('says in words what the list was narrowed to, since nothing that chose it is printed [LOV-52]', async () => {
    await open('/transactions?show=debit&month=2026-11', 5);
    await userEvent.type(await screen.findByRole('searchbox'), 'lidl');
    await waitFor(async () => expect(await fact('Shown')).toBe('Debit, November 2026, search for “lidl”'));
    expect(await fact('Transactions')).toBe(
      '1 transaction shown. Searched in the transactions that are loaded.',
    );
  });

  it('of a refused payment has the reason among its facts [LOV-52]', async () => {
    await open('/transactions/op3', 5);
    expect(await fact('Reason')).toBe('insufficient funds');
    cleanup();
    await open('/transactions/op2', 5);
    expect(await fact('Reference')).toMatch(/^op2/);
    expect(screen.queryByText('Reason')).toBeNull();
  });
});
