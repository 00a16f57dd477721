/** Artwork of quarter discs on a square grid (look, principle 2). Data drawn for this project; recolours itself from the theme. */
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

export const expiredPicture: Artwork = {
  viewBox: '0 0 460 260',
  shapes: [
    ['h1', 'M20 70h60a60 60 0 0 1-60 60z'],
    ['h2', 'M20 130h60v60h-60z'],
    ['h1', 'M80 130v60a60 60 0 0 1-60-60z'],
    ['h1', 'M140 130v60a60 60 0 0 1-60-60z'],
    ['a1', 'M120 30h200a100 100 0 0 1-200 0z'],
    ['h2', 'M120 230h200a100 100 0 0 0-200 0z'],
    ['a3', 'M160 230h120a60 60 0 0 0-120 0z'],
    ['ink', 'M106 16h228v14h-228z'],
    ['ink', 'M106 230h228v14h-228z'],
    ['a3', 'M214 142a6 6 0 1 1 12 0a6 6 0 1 1 -12 0z'],
    ['h2', 'M334 130a60 60 0 0 1 60-60a60 60 0 0 1-60 60z'],
    ['h1', 'M334 130h60a60 60 0 0 1-60 60z'],
    ['h1', 'M394 160a30 30 0 1 1 60 0a30 30 0 1 1 -60 0z'],
  ],
};
