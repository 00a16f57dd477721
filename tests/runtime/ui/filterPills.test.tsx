// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FilterPills } from '../../../runtime/ui/FilterPills.tsx';
import { LanguageSwitch } from '../../../runtime/ui/LanguageSwitch.tsx';

const OPTIONS = [
  { value: 'all', label: 'All' },
  { value: 'declined', label: 'Declined' },
] as const;

function Pills() {
  const [value, setValue] = useState<'all' | 'declined'>('all');
  return <FilterPills label="Filter transactions" options={OPTIONS} value={value} onChange={setValue} />;
}

afterEach(cleanup);

describe('FilterPills', () => {
  it('is a named group of which one is pressed, and the keyboard presses another', async () => {
    render(<Pills />);
    expect(screen.getByRole('group', { name: 'Filter transactions' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'All', pressed: true })).toBeTruthy();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('button', { name: 'Declined', pressed: true })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'All', pressed: false })).toBeTruthy();
  });
});

describe('LanguageSwitch', () => {
  const choices = [
    { code: 'bg', name: 'Български', isCurrent: true },
    { code: 'uk', name: 'Українська', isCurrent: false },
  ];

  it('shows codes and speaks full names, each in its own language', () => {
    render(<LanguageSwitch label="Language" choices={choices} onChoose={vi.fn()} />);
    const current = screen.getByRole('button', { name: /^BG\s*Български$/, pressed: true });
    expect(current.getAttribute('lang')).toBe('bg');
    expect(
      screen.getByRole('button', { name: /^UK\s*Українська$/, pressed: false }).getAttribute('lang'),
    ).toBe('uk');
  });

  it('hands over the code of the language that is chosen', async () => {
    const onChoose = vi.fn();
    render(<LanguageSwitch label="Language" choices={choices} onChoose={onChoose} />);
    await userEvent.click(screen.getByRole('button', { name: /Українська/ }));
    expect(onChoose.mock.calls).toEqual([['uk']]);
  });

  it('is plain links where each language has its own address', () => {
    const linked = choices.map((choice) => ({ ...choice, href: `/xx/${choice.code}/` }));
    render(<LanguageSwitch label="Language" choices={linked} />);
    expect(screen.queryByRole('button')).toBeNull();
    const [current, other] = screen.getAllByRole('link');
    expect([current?.getAttribute('aria-current'), other?.getAttribute('aria-current')]).toEqual([
      'true',
      null,
    ]);
    expect(other?.getAttribute('href')).toBe('/xx/uk/');
  });

  it('is not there where there is one language', () => {
    const { container } = render(<LanguageSwitch label="Language" choices={choices.slice(0, 1)} />);
    expect(container.innerHTML).toBe('');
  });
});
