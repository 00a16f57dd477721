/**
 * Artwork of quarter discs on a square grid, a path for each tone. Data drawn for this project; recolours itself from the theme.
 */
import type { Artwork } from '../Art.tsx';

export const bannerSun: Artwork = {
  viewBox: '0 0 4 4',
  shapes: [
    ['a1', 'M0 2v-2a2 2 0 0 1 2 2zM0 2h2a2 2 0 0 1-2 2z'],
    ['a2', 'M4 2h-2a2 2 0 0 1 2-2z'],
    ['a5', 'M2 2a2 2 0 0 1 2 2a2 2 0 0 1-2-2z'],
  ],
};

export const bannerCoin: Artwork = {
  viewBox: '0 0 4 4',
  shapes: [
    ['a5', 'M0 0h2v2h-2zM0 2h2a2 2 0 0 1-2 2z'],
    ['a3', 'M0 1a1 1 0 1 1 2 0a1 1 0 1 1-2 0z'],
    ['a2', 'M2 0h2a2 2 0 0 1-2 2zM2 2h2v2h-2z'],
    ['a5', 'M2 2h2a2 2 0 0 1-2 2z'],
  ],
};

export const bannerLeaf: Artwork = {
  viewBox: '0 0 4 4',
  shapes: [
    ['a5', 'M0 1a1 1 0 1 1 2 0a1 1 0 1 1-2 0z'],
    ['a2', 'M4 2h-2a2 2 0 0 1 2-2zM2 2h2v2h-2z'],
    ['a6', 'M0 3a1 1 0 1 1 2 0a1 1 0 1 1-2 0z'],
    ['a1', 'M2 2h2a2 2 0 0 1-2 2z'],
  ],
};
