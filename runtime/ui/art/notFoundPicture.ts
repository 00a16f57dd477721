/**
 * Artwork of quarter discs on a square grid. Data drawn for this project; recolours itself from the theme.
 */
import type { Artwork } from '../Art.tsx';

export const notFoundPicture: Artwork = {
  viewBox: '0 0 464 200',
  shapes: [
    ['h3', 'M0 0h48v85h-48z'],
    ['h3', 'M48 84v48a48 48 0 0 1-48-48z'],
    ['a1', 'M48 84h36v48h-36z'],
    ['a1', 'M84 0h48v151h-48z'],
    ['a1', 'M84 150h48a48 48 0 0 1-48 48z'],
    ['a1', 'M332 0h48v85h-48z'],
    ['a1', 'M380 84v48a48 48 0 0 1-48-48z'],
    ['h3', 'M380 84h36v48h-36z'],
    ['h3', 'M416 0h48v151h-48z'],
    ['h3', 'M416 150h48a48 48 0 0 1-48 48z'],
    ['a3', 'M232 66h-66a66 66 0 0 1 66-66z'],
    ['h2', 'M232 66v-66a66 66 0 0 1 66 66z'],
    ['h2', 'M166 66h66v66h-66z'],
    ['a3', 'M232 66h66v66h-66z'],
    ['a1', 'M232 132v66a66 66 0 0 1-66-66z'],
    ['h2', 'M232 132h66a66 66 0 0 1-66 66z'],
    ['hole', 'M202 99a30 30 0 1 1 60 0a30 30 0 1 1 -60 0z'],
  ],
};
