/** A card of quarter discs, still in pieces. Data drawn for this project; recolours itself from the theme. */
import type { Artwork } from '#runtime';

export const noCardsPicture: Artwork = {
  viewBox: '0 0 300 180',
  shapes: [
    ['h1', 'M0 60a60 60 0 0 1 60-60v60z'],
    ['h2', 'M60 0h60v60h-60z'],
    ['h1', 'M120 0h60a60 60 0 0 1-60 60z'],
    ['a3', 'M186 30a24 24 0 1 1 48 0a24 24 0 1 1-48 0z'],
    ['a1', 'M240 0a60 60 0 0 1 60 60h-60z'],
    ['h2', 'M0 60h60v60h-60z'],
    ['h3', 'M60 120a60 60 0 0 1 60-60v60z'],
    ['h1', 'M180 60h60v60a60 60 0 0 1-60-60z'],
    ['h2', 'M240 60h60v60h-60z'],
    ['h1', 'M0 120h60v60a60 60 0 0 1-60-60z'],
    ['h2', 'M60 120h60v60h-60z'],
    ['h1', 'M120 180a60 60 0 0 1 60-60v60z'],
    ['h2', 'M180 120h60v60h-60z'],
    ['h3', 'M240 120h60a60 60 0 0 1-60 60z'],
  ],
};
