/**
 * Artwork of quarter discs on a square grid, a path for each tone. Data drawn for this project; recolours itself from the theme.
 */
import type { Artwork } from '#runtime';

export const country1: Artwork = {
  viewBox: '0 0 8 5.2',
  shapes: [
    ['h1', 'M0 1a1 1 0 1 1 2 0a1 1 0 1 1-2 0zM2 0h2v2h-2zM4 0h2v2h-2z'],
    [
      'h2',
      'M2 2v-2a2 2 0 0 1 2 2zM6 0h2v2h-2zM0 4v-2a2 2 0 0 1 2 2zM2 2a2 2 0 0 1 2 2a2 2 0 0 1-2-2zM4 4a2 2 0 0 1 2-2a2 2 0 0 1-2 2zM0 6v-2a2 2 0 0 1 2 2z',
    ],
    ['h3', 'M6 2h-2a2 2 0 0 1 2-2zM2 4h2v2h-2zM4 4h2v2h-2z'],
    [
      'h1',
      'M6 1a1 1 0 1 1 2 0a1 1 0 1 1-2 0zM6 3a1 1 0 1 1 2 0a1 1 0 1 1-2 0zM4 4a2 2 0 0 1 2 2a2 2 0 0 1-2-2zM6 6v-2a2 2 0 0 1 2 2z',
    ],
    ['h2', 'M2 4a2 2 0 0 1 2 2a2 2 0 0 1-2-2z'],
  ],
};

export const country2: Artwork = {
  viewBox: '0 0 8 5.2',
  shapes: [
    [
      'h1',
      'M0 0a2 2 0 0 1 2 2a2 2 0 0 1-2-2zM2 0h2v2h-2zM4 1a1 1 0 1 1 2 0a1 1 0 1 1-2 0zM6 0h2v2h-2zM0 4a2 2 0 0 1 2-2a2 2 0 0 1-2 2zM2 2a2 2 0 0 1 2 2a2 2 0 0 1-2-2zM6 4h-2a2 2 0 0 1 2-2zM0 4h2v2h-2zM4 4h2v2h-2zM6 6a2 2 0 0 1 2-2a2 2 0 0 1-2 2z',
    ],
    [
      'h3',
      'M4 0v2a2 2 0 0 1-2-2zM6 0a2 2 0 0 1 2 2a2 2 0 0 1-2-2zM8 4h-2a2 2 0 0 1 2-2zM2 4v2a2 2 0 0 1-2-2zM2 4a2 2 0 0 1 2 2a2 2 0 0 1-2-2zM4 4a2 2 0 0 1 2 2a2 2 0 0 1-2-2z',
    ],
  ],
};

export const country3: Artwork = {
  viewBox: '0 0 8 5.2',
  shapes: [
    ['h2', 'M0 0a2 2 0 0 1 2 2a2 2 0 0 1-2-2zM0 2h2v2h-2zM2 2a2 2 0 0 1 2 2a2 2 0 0 1-2-2z'],
    [
      'h1',
      'M4 2h-2a2 2 0 0 1 2-2zM4 0h2a2 2 0 0 1-2 2zM6 0h2v2h-2zM4 2a2 2 0 0 1 2 2a2 2 0 0 1-2-2zM6 2h2v2h-2z',
    ],
    ['h3', 'M8 2h-2a2 2 0 0 1 2-2zM0 2a2 2 0 0 1 2 2a2 2 0 0 1-2-2zM0 4h2v2h-2z'],
    ['h2', 'M6 3a1 1 0 1 1 2 0a1 1 0 1 1-2 0zM2 4h2a2 2 0 0 1-2 2zM4 4h2v2h-2z'],
    ['h1', 'M0 6v-2a2 2 0 0 1 2 2zM4 4a2 2 0 0 1 2 2a2 2 0 0 1-2-2zM8 6h-2a2 2 0 0 1 2-2z'],
  ],
};
