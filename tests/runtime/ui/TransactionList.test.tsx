// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  TransactionEntry,
  TransactionList,
  type TransactionRow,
} from '../../../runtime/ui/TransactionList.tsx';
import { receipt } from '../../../screens/card/_shared/icons.ts';

const row = (id: string, more: Partial<TransactionRow> = {}): TransactionRow & { id: string } => ({
  id,
  kind: 'debit',
  icon: receipt,
  merchant: `Shop ${id}`,
  time: '12:48',
  status: 'Completed',
  amount: '−42.00 lei',
  ...more,
});

const entry = (of: TransactionRow) => <TransactionEntry row={of} />;

afterEach(cleanup);

describe('TransactionList', () => {
  it('shows merchant, time, status and amount of each row under the heading of its day', () => {
    const days = [
      { heading: 'Today', rows: [row('a'), row('b', { secondaryAmount: '−8.46 €' })] },
      { heading: 'Yesterday', rows: [row('c', { kind: 'credit', amount: '+640.00 lei', time: null })] },
    ];
    render(
      <TransactionList label="Transactions" days={days}>
        {entry}
      </TransactionList>,
    );
    const rows = within(screen.getByRole('list', { name: 'Transactions' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'TodayShop a12:48Completed−42.00 lei',
      'Shop b12:48Completed−42.00 lei−8.46 €',
      'YesterdayShop cCompleted+640.00 lei',
    ]);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  });

  it('strikes out a refused amount and says the reason and the next step', () => {
    const refused = row('a', {
      kind: 'declined',
      status: 'Declined: not enough funds',
      nextStep: 'Check the balance.',
    });
    const { container } = render(
      <TransactionList label="Transactions" days={[{ heading: 'Today', rows: [refused] }]}>
        {entry}
      </TransactionList>,
    );
    expect(container.querySelector('s')?.textContent).toBe('−42.00 lei');
    expect(container.textContent).toContain('Declined: not enough funds');
    expect(container.textContent).toContain('Check the balance.');
  });

  it('keeps a merchant name from turning the text around it [X8]', () => {
    const { container } = render(
      <TransactionList
        label="Transactions"
        days={[{ heading: 'Today', rows: [row('a', { merchant: '\u202Eevil' })] }]}
      >
        {entry}
      </TransactionList>,
    );
    expect(container.querySelector('bdi')?.textContent).toBe('\u202Eevil');
  });
});
