/** The mark of the look: two quarter shapes in the two colours of a tenant. */
const FIRST = 'M0 16A16 16 0 0 1 16 0h16a16 16 0 0 1-16 16z';
const SECOND = 'M32 16a16 16 0 0 1-16 16H0a16 16 0 0 1 16-16z';

/** Colours of pages that belong to no tenant. */
const NEUTRAL = { brand: '#46506B', accent: '#7BA7FF' };

export interface MarkColours {
  readonly brand: string;
  readonly accent: string;
}

export function brandMark(colours: MarkColours | null): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" aria-hidden="true">${markPaths(colours ?? NEUTRAL)}</svg>`;
}

/** What the mark is drawn of, 32 units wide and high. */
export function markPaths({ brand, accent }: MarkColours): string {
  return `<path fill="${brand}" d="${FIRST}"/><path fill="${accent}" d="${SECOND}"/>`;
}

/** The mark as an address, so that a page needs no further request for its icon. */
export function faviconAddress(colours: MarkColours | null): string {
  // Only what an address or an attribute cannot hold is encoded: the rest compresses with the mark in the page.
  const mark = brandMark(colours).replaceAll('"', "'");
  return `data:image/svg+xml,${mark.replace(/[%#]/g, encodeURIComponent)}`;
}

export function themeColour(colours: MarkColours | null): string {
  return (colours ?? NEUTRAL).brand;
}
