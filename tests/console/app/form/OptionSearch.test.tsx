// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { OptionSearch } from '../../../../console/app/form/OptionSearch.tsx';

const bg = readFileSync('tenant-config/bg.json', 'utf8');
const user = userEvent.setup({ delay: null });

afterEach(cleanup);

function renderSearch(): string[] {
  const found: string[] = [];
  render(<OptionSearch text={bg} onFind={(pointer) => found.push(pointer)} />);
  return found;
}

describe('the search', () => {
  it.each([
    ['main colour', 'Main colour', '/theme/brand'],
    ['exportMonths', 'Months of an export', '/transactions/exportMonths'],
    ['merchants frame', 'Map of merchants', '/connections/dev/merchantMap'],
    ['picture /card/products', 'Picture', '/card/products/meal/art'],
  ])('%s leads to its field', async (typed, title, pointer) => {
    const found = renderSearch();
    await user.type(screen.getByLabelText('Find a setting'), typed);
    const [first] = await screen.findAllByRole('button', { name: new RegExp(title) });
    if (first) await user.click(first);
    expect(found).toEqual([pointer]);
    expect(screen.getByLabelText('Find a setting')).toHaveProperty('value', '');
  });

  it('Enter takes the first, and what is not there is said', async () => {
    const found = renderSearch();
    await user.type(screen.getByLabelText('Find a setting'), 'qwertz');
    expect((await screen.findByRole('status')).textContent).toBe('No setting is called so.');
    await user.clear(screen.getByLabelText('Find a setting'));
    await user.type(screen.getByLabelText('Find a setting'), 'time zone{Enter}');
    expect(found).toEqual(['/timeZone']);
  });
});
