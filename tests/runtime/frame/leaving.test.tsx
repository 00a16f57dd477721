// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Leaving } from '../../../runtime/frame/Leaving.tsx';

afterEach(cleanup);

it('says that the session is being ended, and nothing more', () => {
  render(<Leaving label="Logging out" />);
  expect(screen.getByRole('status').textContent).toBe('Logging out');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says what is done and what is not, where the provider cannot be told [USE-04]', () => {
  render(<Leaving title="You are out here" text="Not yet at the provider." />);
  expect(screen.getByRole('alert').textContent).toBe('You are out hereNot yet at the provider.');
  expect(screen.getByRole('main').querySelector('h1')?.textContent).toBe('You are out here');
  expect(screen.queryByRole('status')).toBeNull();
});
