// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../../../runtime/ui/Button.tsx';
import { ButtonLink } from '../../../runtime/ui/ButtonLink.tsx';

afterEach(cleanup);

describe('Button', () => {
  it('acts on a press, on Enter and on Space', async () => {
    const onClick = vi.fn();
    render(<Button onClick={onClick}>Load more</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    await userEvent.keyboard('{Enter} ');
    expect(onClick).toHaveBeenCalledTimes(3);
  });

  it('stays reachable while it is disabled, says why, and does nothing', async () => {
    const onClick = vi.fn();
    render(
      <>
        <Button isDisabled describedBy="why" onClick={onClick}>
          Save
        </Button>
        <p id="why">3 fields to fix</p>
      </>,
    );
    const button = screen.getByRole('button', { name: 'Save', description: '3 fields to fix' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.tab();
    expect(document.activeElement).toBe(button);
    await userEvent.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
  });

  it('sends a form once: while it is busy a second press does nothing', async () => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    const form = (isBusy: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" isBusy={isBusy}>
          Send
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    await userEvent.click(screen.getByRole('button'));
    rerender(form(true));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('ButtonLink', () => {
  it('opens a foreign page in a new tab that cannot reach back', () => {
    render(
      <ButtonLink href="https://shop.example/" isExternal>
        For iOS
      </ButtonLink>,
    );
    const link = screen.getByRole('link', { name: 'For iOS' });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
  });

  it('leads to an own page in the same tab', () => {
    render(<ButtonLink href="/xx/login">Log in</ButtonLink>);
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('target')).toBeNull();
  });
});
