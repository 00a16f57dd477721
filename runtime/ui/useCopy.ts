import { useState } from 'react';

/** Copies a text by one press. Null where the browser lets nobody copy: the text itself can be selected. */
export function useCopy(text: string): { readonly copy: () => void; readonly isCopied: boolean } | null {
  const [isCopied, setCopied] = useState(false);
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (!clipboard) return null;
  return {
    isCopied,
    copy: () =>
      void clipboard.writeText(text).then(
        () => setCopied(true),
        () => setCopied(false),
      ),
  };
}
