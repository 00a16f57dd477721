/**
 * Artwork of quarter discs on a square grid. Data drawn for this project; recolours itself from the theme.
 */
import type { Artwork } from '../Art.tsx';

export const bannerSun: Artwork = {
  viewBox: '0 0 200 200',
  shapes: [
    ['a1', 'M0 100v-100a100 100 0 0 1 100 100z'],
    ['a2', 'M200 100h-100a100 100 0 0 1 100-100z'],
    ['a1', 'M0 100h100a100 100 0 0 1-100 100z'],
    ['a5', 'M100 100a100 100 0 0 1 100 100a100 100 0 0 1-100-100z'],
  ],
};

export const bannerCoin: Artwork = {
  viewBox: '0 0 200 200',
  shapes: [
    ['a5', 'M0 0h100v100h-100z'],
    ['a3', 'M0 50a50 50 0 1 1 100 0a50 50 0 1 1 -100 0z'],
    ['a2', 'M100 0h100a100 100 0 0 1-100 100z'],
    ['a5', 'M0 100h100a100 100 0 0 1-100 100z'],
    ['a2', 'M100 100h100v100h-100z'],
    ['a5', 'M100 100h100a100 100 0 0 1-100 100z'],
  ],
};

export const bannerLeaf: Artwork = {
  viewBox: '0 0 200 200',
  shapes: [
    ['a5', 'M0 50a50 50 0 1 1 100 0a50 50 0 1 1 -100 0z'],
    ['a2', 'M200 100h-100a100 100 0 0 1 100-100z'],
    ['a6', 'M0 150a50 50 0 1 1 100 0a50 50 0 1 1 -100 0z'],
    ['a2', 'M100 100h100v100h-100z'],
    ['a1', 'M100 100h100a100 100 0 0 1-100 100z'],
  ],
};
