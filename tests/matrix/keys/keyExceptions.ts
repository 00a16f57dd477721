/** Keys of which no effect can be found here, each with the reason. Reviewed by hand; one that has an effect is told. */
export interface KeyException {
  /** Name of a key, or what its name begins with where it ends in `/`. */
  readonly key: string;
  /**
   * `browser`: a screen reads it, but only a browser shows what it does. `notBuilt`: nothing in this version reads it,
   * which somebody should look at. `onPurpose`: it is there for whoever writes the file.
   */
  readonly kind: 'browser' | 'notBuilt' | 'onPurpose';
  readonly reason: string;
}

export const keyExceptions: readonly KeyException[] = [
  { key: '/$schema', kind: 'onPurpose', reason: 'tells editors where the schema is' },
];
