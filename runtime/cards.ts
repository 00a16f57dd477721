/** The door for the person's own cards, and what may be done with them: pages without one, such as the registration, do not load it. */
export { useCardActions } from './hooks/useCardActions.ts';
export { CardGrid, CardTile } from './ui/CardTile.tsx';
export { HolderFace } from './ui/HolderFace.tsx';
