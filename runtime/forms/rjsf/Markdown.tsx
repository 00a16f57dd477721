import type { ReactNode } from 'react';

/** Stands in for rjsf's Markdown reader, which our schemas have no use for and which weighs 30 kB: text stays text. */
export function Markdown({ children }: { readonly children?: ReactNode }) {
  return children;
}
