import { act, fireEvent } from '@testing-library/react';

/**
 * A field's text in one piece, as a browser or a password manager fills it: for tests whose question comes after the
 * typing. Each key of a whole form takes longer than all that follows. Needs a DOM.
 */
export function fillField(input: HTMLElement, value: string): void {
  act(() => input.focus());
  fireEvent.input(input, { target: { value } });
}
