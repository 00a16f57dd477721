import { screen, waitFor, within } from '@testing-library/react';

/** What a form says of itself, once it stands there with the focus (a toast says it as well). */
export async function problem(): Promise<HTMLElement> {
  return waitFor(() => {
    const summaries = within(screen.getByRole('main')).getAllByRole('region');
    const focused = summaries.find((each) => each === document.activeElement);
    if (!focused) throw new Error('No summary of a form has the focus.');
    return focused;
  });
}
