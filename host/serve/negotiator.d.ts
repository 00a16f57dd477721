/** As much of negotiator 1.1 as we use: its published types are of 0.6, which knew no preferred encodings. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string>> });
    /** @returns the one that the client likes best; undefined when it accepts none */
    encoding(
      available: readonly string[],
      options?: { readonly preferred?: readonly string[] },
    ): string | undefined;
  }
}
