/**
 * Artwork of quarter discs on a square grid, a path for each tone. Data drawn for this project; recolours itself from the theme.
 */
import type { Artwork } from '../Art.tsx';

export const meal: Artwork = {
  viewBox: '-12.6733 0 12.6733 8',
  shapes: [
    ['k1', 'M-4 0h4v2h-4z'],
    ['ka', 'M-2 1a1 1 0 1 1 2 0a1 1 0 1 1-2 0z'],
    ['k3', 'M-4 2a2 2 0 0 1 2-2a2 2 0 0 1-2 2zM-4 2h4a2 2 0 0 1-4 0z'],
    ['k2', 'M-4 4h-2a2 2 0 0 1 2-2zM-2 4h2v2h-2zM-4 6a2 2 0 0 1 2-2a2 2 0 0 1-2 2zM-4 6v2a2 2 0 0 1-2-2z'],
    ['k1', 'M-2 4a2 2 0 0 1 2 2a2 2 0 0 1-2-2zM-4 6h4a2 2 0 0 1-4 0zM-6 6h-2a2 2 0 0 1 2-2z'],
  ],
};

export const gift: Artwork = {
  viewBox: '-12.6733 0 12.6733 8',
  shapes: [
    ['k1', 'M-4 2h2v2h-2zM-2 4h2v2h-2z'],
    ['k2', 'M-2 0h2v2h-2zM-2 2h-2a2 2 0 0 1 2-2zM-4 2v2a2 2 0 0 1-2-2zM-4 6h2v2h-2zM-2 6h2a2 2 0 0 1-2 2z'],
    [
      'k3',
      'M-4 2a2 2 0 0 1 2 2a2 2 0 0 1-2-2zM-4 6a2 2 0 0 1 2-2a2 2 0 0 1-2 2zM-2 4a2 2 0 0 1 2 2a2 2 0 0 1-2-2z',
    ],
    ['ka', 'M-2 4a2 2 0 0 1 2-2a2 2 0 0 1-2 2z'],
    ['k1', 'M-2 2v-2a2 2 0 0 1 2 2zM-4 6h-2a2 2 0 0 1 2-2zM-4 6v2a2 2 0 0 1-2-2z'],
  ],
};

export const holiday: Artwork = {
  viewBox: '-12.6733 0 12.6733 8',
  shapes: [
    ['ka', 'M-4 2a2 2 0 1 1 4 0a2 2 0 1 1-4 0z'],
    ['k1', 'M-6 4h6v4h-6zM-6 6h-2a2 2 0 0 1 2-2zM-8 6h2v2h-2z'],
    ['k3', 'M-4 4h4a2 2 0 0 1-4 0z'],
    ['k2', 'M-6 7h2a1 1 0 0 0-2 0zM-4 6h2a1 1 0 0 1-2 0zM-2 7h2a1 1 0 0 0-2 0zM-6 2v-2a2 2 0 0 1 2 2z'],
    ['k3', 'M-2 7h2a1 1 0 0 1-2 0zM-4 8h2a1 1 0 0 0-2 0z'],
  ],
};

export const social: Artwork = {
  viewBox: '-12.6733 0 12.6733 8',
  shapes: [
    ['k2', 'M-4 0a2 2 0 0 1 2 2a2 2 0 0 1-2-2zM-2 4h2a2 2 0 0 1-2 2zM-6 6a2 2 0 0 1 2-2a2 2 0 0 1-2 2z'],
    ['k3', 'M-2 2a2 2 0 0 1 2-2a2 2 0 0 1-2 2zM-4 4a2 2 0 0 1 2-2a2 2 0 0 1-2 2z'],
    ['ka', 'M-2 2a2 2 0 0 1 2 2a2 2 0 0 1-2-2z'],
    ['k1', 'M-4 4h2v2h-2z'],
    ['k3', 'M-2 4v2a2 2 0 0 1-2-2z'],
    ['k1', 'M-4 6h4a2 2 0 0 1-4 0zM-4 4h-2a2 2 0 0 1 2-2zM-4 6v2a2 2 0 0 1-2-2z'],
  ],
};
