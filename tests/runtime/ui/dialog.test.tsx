// @vitest-environment jsdom
/** A dialog that the browser closes by itself, as a second Escape does: who opened it says whether it goes. */
import '../../support/dialogElement.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from '../../../runtime/ui/Dialog.tsx';

afterEach(cleanup);

function Asking({ onClose }: { readonly onClose: () => boolean }) {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <Dialog
      title="Block it?"
      actions={<button type="button">Cancel</button>}
      onClose={() => setOpen(onClose())}
    >
      It can be undone.
    </Dialog>
  );
}
const dialog = () => screen.queryByRole<HTMLDialogElement>('dialog');

/** As browsers do it: closed first, told afterwards. */
function closeByItself(): void {
  const element = dialog();
  act(() => {
    element?.close();
    if (element) fireEvent(element, new Event('close'));
  });
}

it('stays open, each time, where whoever opened it says so: what has been sent cannot be called back', () => {
  const onClose = vi.fn(() => true);
  render(<Asking onClose={onClose} />);
  for (const times of [1, 2]) {
    closeByItself();
    expect([dialog()?.open, onClose.mock.calls.length]).toEqual([true, times]);
  }
});

it('goes where it may, and tells once', () => {
  const onClose = vi.fn(() => false);
  render(<Asking onClose={onClose} />);
  const element = dialog();
  closeByItself();
  expect([dialog(), onClose.mock.calls.length]).toEqual([null, 1]);
  // What the browser tells of an element that has gone concerns nobody.
  if (element) fireEvent(element, new Event('close'));
  expect(onClose).toHaveBeenCalledOnce();
});
