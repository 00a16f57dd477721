// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { HideAmountsButton } from '../../../runtime/frame/HideAmountsButton.tsx';
import { showPart } from '../../support/holderSite.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const button = () => screen.getByRole('button', { name: 'amounts.hide' });

it('amounts are hidden by one press, and brought back by the next [LOV-42]', async () => {
  showPart(<HideAmountsButton />);
  expect(button().ariaPressed).toBe('false');
  await userEvent.click(button());
  expect(button().ariaPressed).toBe('true');
  await userEvent.click(button());
  expect(button().ariaPressed).toBe('false');
});

it('the button that hides amounts is small only where it stands in a line [LOV-42]', () => {
  showPart(<HideAmountsButton />);
  expect(button().classList.contains('small')).toBe(false);
  cleanup();
  showPart(<HideAmountsButton isSmall />);
  expect(button().classList.contains('small')).toBe(true);
});
