import { useState } from 'react';
import { Button } from './Button.tsx';

export interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** What is said once it is copied. */
  readonly done: string;
}

/** Copies a text by one press. Nothing where the browser lets nobody copy: the text itself can be selected. */
export function CopyButton({ text, label, done }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (!clipboard) return null;
  const copy = () =>
    void clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <Button size="small" variant="text" onClick={copy}>
        {label}
      </Button>
      <span role="status">{isCopied ? done : ''}</span>
    </>
  );
}
