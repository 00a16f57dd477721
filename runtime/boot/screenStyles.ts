import type { ScreenId } from '../tenant/screenId.ts';

/** As JSON: an object would stand in the chunk that all share, which would change with each style (esbuild, `define`). */
declare const __SCREEN_STYLES__: string;

/** Addresses of the stylesheets that a screen needs beside the program's own, in their order, by its id. */
export type ScreenStyles = Readonly<Partial<Record<ScreenId, readonly string[]>>>;

/**
 * Those of this build, which puts them in; in development the program's own has them all. Only the entry imports them, so
 * that styles of one screen that change change no more than the entry (decision 042).
 */
export const screenStyles: ScreenStyles = JSON.parse(__SCREEN_STYLES__);
