/**
 * Keys whose effect no run without a browser can show, each with the reason. A key of this list has to be read by a
 * screen or a part of the program all the same, unless it waits for a screen that is not built.
 */
export interface KeyException {
  /** Name of a key, or what its name begins with where it ends in `/`. */
  readonly key: string;
  readonly reason: string;
  /** The screens that will read it: the exception ends when the first of them is built. */
  readonly waitsFor?: readonly string[];
}

export const keyExceptions: readonly KeyException[] = [];
