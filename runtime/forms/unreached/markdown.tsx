/** Stands for the package `markdown-to-jsx`, by which rjsf renders descriptions: our forms have none (decision 018). */
import type { ReactNode } from 'react';

export function Markdown({ children }: { readonly children?: ReactNode }) {
  return children;
}
