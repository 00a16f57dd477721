/**
 * Artwork of quarter discs on a square grid. Data drawn for this project; recolours itself from the theme.
 */
import type { Artwork } from '../Art.tsx';

export const partner1: Artwork = {
  viewBox: '0 0 40 40',
  shapes: [['p', 'M0 40a40 40 0 0 1 40-40a40 40 0 0 1-40 40z']],
};

export const partner2: Artwork = {
  viewBox: '0 0 40 40',
  shapes: [['p', 'M0 10h40a20 20 0 0 1-40 0z']],
};

export const partner3: Artwork = {
  viewBox: '0 0 40 40',
  shapes: [['p', 'M2 20a18 18 0 1 1 36 0a18 18 0 1 1 -36 0z']],
};

export const partner4: Artwork = {
  viewBox: '0 0 40 40',
  shapes: [['p', 'M0 40v-40a40 40 0 0 1 40 40z']],
};

export const partner5: Artwork = {
  viewBox: '0 0 40 40',
  shapes: [['p', 'M0 0a40 40 0 0 1 40 40a40 40 0 0 1-40-40z']],
};

export const partner6: Artwork = {
  viewBox: '0 0 40 40',
  shapes: [['p', 'M0 30h40a20 20 0 0 0-40 0z']],
};
