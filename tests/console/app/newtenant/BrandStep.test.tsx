// @vitest-environment jsdom
/** What is typed while a logo is read. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { emptyEntries } from '../../../../console/app/newtenant/answersOf.ts';
import { BrandStep } from '../../../../console/app/newtenant/BrandStep.tsx';
import type { StepProps } from '../../../../console/app/newtenant/CountryStep.tsx';

afterEach(cleanup);

const CHOICES = { products: [] } as Partial<StepProps['choices']> as StepProps['choices'];

function Step() {
  const [entries, setEntries] = useState(() => emptyEntries(CHOICES));
  return <BrandStep choices={CHOICES} entries={entries} onChange={setEntries} />;
}

it('stays when the logo comes', async () => {
  render(<Step />);
  const logo = new File(['<svg/>'], 'logo.svg');
  const read = Promise.withResolvers<string>();
  Object.assign(logo, { text: () => read.promise });
  const files = screen.getByLabelText('Logo (SVG)');
  fireEvent.change(files, { target: { files: [logo] } });
  fireEvent.change(screen.getByLabelText('Brand name'), { target: { value: 'Vela' } });
  await act(async () => read.resolve('<svg/>'));
  expect(screen.getByLabelText<HTMLInputElement>('Brand name').value).toBe('Vela');
  expect(screen.getByText(/logo\.svg/)).toBeTruthy();
});
