/** What only a signed-in person's pages need of the frame: loaded together with their data. */
export { HolderFrame } from './HolderFrame.tsx';
export { iconPath } from './iconPaths.ts';
