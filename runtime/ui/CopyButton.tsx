import { useState } from 'react';
import { Button } from './Button.tsx';

export interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** What is said once it is copied. */
  readonly done: string;
  /** What is said where the browser, or whoever manages it, refuses. */
  readonly refused: string;
}

/** Copies a text by one press. Nothing where the browser lets nobody copy: the text itself can be selected. */
export function CopyButton({ text, label, done, refused }: CopyButtonProps) {
  const [said, say] = useState('');
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (!clipboard) return null;
  const copy = () =>
    void clipboard.writeText(text).then(
      () => say(done),
      () => say(refused),
    );
  return (
    <>
      <Button size="small" variant="text" onClick={copy}>
        {label}
      </Button>
      <span role="status">{said}</span>
    </>
  );
}
