/** What the pages of a signed-in person need beside the program: their data, and their part of the frame. */
export { createServerData } from '../data/createServerData.ts';
export { HolderFrame, iconPath } from '../frame/holderParts.ts';
