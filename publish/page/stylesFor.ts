import type { StylePiece } from '../build/buildInfo.ts';

/**
 * The styles of what stands in a page, in their order: what else they know of comes with the program that shows it.
 * @param html all that the page shows before that program is there
 */
export function stylesFor(html: string, pieces: readonly StylePiece[]): string {
  const used = new Set(
    [...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  let styles = '';
  let open: string | undefined;
  for (const { css, needs, within } of pieces) {
    const isUsed = needs.length === 0 || needs.some((classes) => classes.every((name) => used.has(name)));
    if (!isUsed) continue;
    if (within !== open) styles += `${open ? '}' : ''}${within ? `${within}{` : ''}`;
    open = within;
    styles += css;
  }
  return open ? `${styles}}` : styles;
}
