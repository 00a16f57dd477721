/**
 * Artwork of quarter discs on a square grid, a path for each tone. Data drawn for this project; recolours itself from the theme.
 */
import type { Artwork } from '#site';

export const heroMosaic: Artwork = {
  viewBox: '0 0 12 12',
  shapes: [
    [
      'h2',
      'M4 0h2v2h-2zM10 2h-2a2 2 0 0 1 2-2zM2 2a2 2 0 0 1 2 2a2 2 0 0 1-2-2zM4 3a1 1 0 1 1 2 0a1 1 0 1 1-2 0z',
    ],
    [
      'h1',
      'M4 2a2 2 0 0 1 2-2a2 2 0 0 1-2 2zM6 0h2v2h-2zM8 4h-2a2 2 0 0 1 2-2zM8 2h2v2h-2zM10 4a2 2 0 0 1 2-2a2 2 0 0 1-2 2zM0 4h2v2h-2zM2 4h2v2h-2zM6 4h2v2h-2zM10 4h2v2h-2z',
    ],
    ['h4', 'M8 2h-2a2 2 0 0 1 2-2zM8 4v2a2 2 0 0 1-2-2zM4 8h2v2h-2z'],
    ['h3', 'M12 2h-2a2 2 0 0 1 2-2zM4 6h-2a2 2 0 0 1 2-2z'],
    [
      'h2',
      'M8 2a2 2 0 0 1 2 2a2 2 0 0 1-2-2zM0 4h2a2 2 0 0 1-2 2zM4 4h2v2h-2zM10 5a1 1 0 1 1 2 0a1 1 0 1 1-2 0z',
    ],
    ['h3', 'M4 4a2 2 0 0 1 2 2a2 2 0 0 1-2-2zM8 6v-2a2 2 0 0 1 2 2zM0 6h2v2h-2zM4 6h2v2h-2zM2 10h2v2h-2z'],
    ['h2', 'M0 6h2a2 2 0 0 1-2 2zM2 6h2v2h-2zM6 8h-2a2 2 0 0 1 2-2zM6 8a2 2 0 0 1 2-2a2 2 0 0 1-2 2z'],
    [
      'h1',
      'M2 6h2a2 2 0 0 1-2 2zM10 8h-2a2 2 0 0 1 2-2zM10 7a1 1 0 1 1 2 0a1 1 0 1 1-2 0zM2 8h2v2h-2zM6 8h2v2h-2zM8 8a2 2 0 0 1 2 2a2 2 0 0 1-2-2zM4 12a2 2 0 0 1 2-2a2 2 0 0 1-2 2z',
    ],
    [
      'h2',
      'M2 10a2 2 0 0 1 2-2a2 2 0 0 1-2 2zM4 8a2 2 0 0 1 2 2a2 2 0 0 1-2-2zM6 10v-2a2 2 0 0 1 2 2zM10 8h2v2h-2zM2 11a1 1 0 1 1 2 0a1 1 0 1 1-2 0zM6 10h2v2h-2zM8 11a1 1 0 1 1 2 0a1 1 0 1 1-2 0z',
    ],
    ['h4', 'M10 9a1 1 0 1 1 2 0a1 1 0 1 1-2 0zM10 10h2v2h-2z'],
    ['h1', 'M6 10a2 2 0 0 1 2 2a2 2 0 0 1-2-2z'],
    ['h2', 'M10 10a2 2 0 0 1 2 2a2 2 0 0 1-2-2z'],
  ],
};

export const appMosaic: Artwork = {
  viewBox: '0 0 20 12',
  shapes: [
    ['k3', 'M4 0h4v4h-4zM16 0a4 4 0 0 1 4 4a4 4 0 0 1-4-4zM4 4h4v4h-4z'],
    [
      'k2',
      'M4 0a4 4 0 0 1 4 4a4 4 0 0 1-4-4zM12 4h-4a4 4 0 0 1 4-4zM16 0v4a4 4 0 0 1-4-4zM4 6a2 2 0 1 1 4 0a2 2 0 1 1-4 0zM8 4h4a4 4 0 0 1-4 4zM12 4a4 4 0 0 1 4 4a4 4 0 0 1-4-4zM12 8h4v4h-4zM16 8h4a4 4 0 0 1-4 4z',
    ],
    ['k1', 'M16 4a4 4 0 0 1 4 4a4 4 0 0 1-4-4zM4 8a4 4 0 0 1 4 4a4 4 0 0 1-4-4zM8 8h4v4h-4z'],
    ['ka', 'M8 12a4 4 0 0 1 4-4a4 4 0 0 1-4 4zM12 12a4 4 0 0 1 4-4a4 4 0 0 1-4 4z'],
  ],
};
