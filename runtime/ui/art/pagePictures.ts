/** Artwork of quarter discs on a square grid (look, principle 2). Data drawn for this project; recolours itself from the theme. */
import type { Artwork } from '../Art.tsx';

export const notFoundPicture: Artwork = {
  viewBox: '0 0 464 200',
  shapes: [
    ['h3', 'M0 0h48v84h-48z'],
    ['h3', 'M48 84v48a48 48 0 0 1-48-48z'],
    ['a1', 'M48 84h36v48h-36z'],
    ['a1', 'M84 0h48v150h-48z'],
    ['a1', 'M84 150h48a48 48 0 0 1-48 48z'],
    ['a1', 'M0 0h48v84h-48z'],
    ['a1', 'M48 84v48a48 48 0 0 1-48-48z'],
    ['h3', 'M48 84h36v48h-36z'],
    ['h3', 'M84 0h48v150h-48z'],
    ['h3', 'M84 150h48a48 48 0 0 1-48 48z'],
    ['a3', 'M66 66h-66a66 66 0 0 1 66-66z'],
    ['h2', 'M66 66v-66a66 66 0 0 1 66 66z'],
    ['h2', 'M0 66h66v66h-66z'],
    ['a3', 'M66 66h66v66h-66z'],
    ['a1', 'M66 132v66a66 66 0 0 1-66-66z'],
    ['h2', 'M66 132h66a66 66 0 0 1-66 66z'],
    ['hole', 'M36 99a30 30 0 1 1 60 0a30 30 0 1 1 -60 0z'],
  ],
};

export const expiredPicture: Artwork = {
  viewBox: '0 0 440 260',
  shapes: [
    ['h1', 'M0 0h60a60 60 0 0 1-60 60z'],
    ['h2', 'M0 60h60v60h-60z'],
    ['h1', 'M60 60v60a60 60 0 0 1-60-60z'],
    ['h1', 'M120 60v60a60 60 0 0 1-60-60z'],
    ['a1', 'M0 0h200a100 100 0 0 1-200 0z'],
    ['h2', 'M0 200h200a100 100 0 0 0-200 0z'],
    ['a3', 'M40 200h120a60 60 0 0 0-120 0z'],
    ['ink', 'M-14 -14h228v14h-228z'],
    ['ink', 'M-14 200h228v14h-228z'],
    ['a3', 'M94 112a6 6 0 1 1 12 0a6 6 0 1 1 -12 0z'],
    ['h2', 'M0 60a60 60 0 0 1 60-60a60 60 0 0 1-60 60z'],
    ['h1', 'M0 60h60a60 60 0 0 1-60 60z'],
    ['h1', 'M60 90a30 30 0 1 1 60 0a30 30 0 1 1 -60 0z'],
  ],
};
