/** An hourglass of quarter discs. Data drawn for this project; recolours itself from the theme. */
import type { Artwork } from '#runtime';

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
